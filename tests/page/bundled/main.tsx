/** The board in a React page: properties and events like those of any other element, typed by the package. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "quadrille/element";
import type { QuadrilleBoardProps, Result } from "quadrille";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "quadrille-board": QuadrilleBoardProps;
    }
  }
}

function Club() {
  const [moves, setMoves] = useState<string[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  return (
    <>
      <quadrille-board
        game="orthodox"
        computer="N:1"
        interactive
        options={{}}
        onmoved={({ detail }) => setMoves((before) => [...before, `${detail.seat} ${detail.text}`])}
        ongameover={({ detail }) => setResult(detail.result)}
      />
      <ol>
        {moves.map((move, ply) => (
          <li key={ply}>{move}</li>
        ))}
      </ol>
      <output>{result?.kind}</output>
    </>
  );
}

createRoot(document.getElementById("club")!).render(<Club />);
