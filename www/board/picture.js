/** Small still pictures of a position: for lists of games, rules and results. */

import { Geometry, angleOf } from "./geometry.js";
import { paintBoard } from "./paint-board.js";
import { paintMen } from "./paint-men.js";
import { atRest } from "./scene.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("../../pkg/engine.d.ts").BoardInfo} BoardInfo
 * @typedef {import("../../pkg/engine.d.ts").Family} Family
 * @typedef {import("../../pkg/engine.d.ts").Seat} Seat
 * @typedef {import("../../pkg/engine.d.ts").View} View
 * @typedef {import("./palette.js").Palette} Palette
 */

/**
 * Paints a position into a canvas of any size.
 * @param {HTMLCanvasElement} canvas
 * @param {object} of
 * @param {BoardInfo} of.board
 * @param {View} of.view
 * @param {Family} of.family
 * @param {Palette} of.palette
 * @param {number} of.side CSS pixels
 * @param {Seat} [of.bottom]
 * @param {import("./scene.js").Facing} [of.facing]
 */
export function paintPicture(canvas, { board, view, family, palette, side, bottom = "S", facing = "table" }) {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.height = Math.round(side * ratio);
  canvas.style.width = canvas.style.height = `${side}px`;
  const context = canvas.getContext("2d");
  if (!context) return;
  const edge = board.squares.filter((square) => square.rank === 0).length;
  const geometry = new Geometry({ size: board.size, edge, side, ratio, angle: angleOf(bottom), labels: false });
  /** @type {import("./scene.js").Scene} */
  const scene = { ...atRest(), board, files: [], ranks: [], family, view, facing, geometry, palette };
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paintBoard(context, scene);
  paintMen(context, scene, new Sprites(), new Map(board.squares.map(({ name, file, rank }) => [name, { file, rank }])));
}
