/**
 * Type-checked only: what the package declares by hand is what the element is. An attribute, property or method that one of them lacks
 * or has otherwise stops the check.
 */

/** @typedef {import('../../pkg/element.d.ts').QuadrilleBoard} Declared */
/** @typedef {import('../../www/board/element.js').QuadrilleBoard} Built */

/** @type {(board: Built) => Omit<Declared, 'addEventListener'>} */
export const declares = (board) => board;

/** @type {(board: Omit<Declared, keyof HTMLElement>) => Omit<Built, keyof HTMLElement | 'attributeChangedCallback' | 'connectedCallback' | 'disconnectedCallback' | 'adoptedCallback'>} */
export const isDeclared = (board) => board;
