// boardgame.io's own server with tic-tac-toe as its tutorial builds it: everything at its default, storage in memory.
//
//     NODE_ENV=production node boardgame.mjs PORT

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id) {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

// A match that is over takes no action any more, and a new one costs a sixth of everything when matches are this short:
// here the board is cleared instead.
const Endless = {
  ...TicTacToe,
  name: "endless",
  moves: {
    clickCell(context, id) {
      if (TicTacToe.moves.clickCell(context, id) === INVALID_MOVE) return INVALID_MOVE;
      if (TicTacToe.endIf(context)) context.G.cells.fill(null);
    },
  },
  endIf: undefined,
};

// It hands the port on to `listen`, which also takes an address: nobody but this machine is to reach it.
const port = { port: Number(process.argv[2]), host: "127.0.0.1" };
Server({ games: [TicTacToe, Endless], origins: [] }).run({ port });
