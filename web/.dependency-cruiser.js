/** What may import what. The frame knows the games by `games/index`; a game knows of the frame only the parts here. */

const GAME = "^src/games/([^/]+)/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "games-know-no-other-game",
      severity: "error",
      from: { path: GAME },
      to: { path: GAME, pathNot: "^src/games/$1/" },
    },
    {
      name: "games-know-no-page",
      comment: "What boards share with the frame is in board, lib and words, and the contract between them.",
      severity: "error",
      from: { path: [GAME, "^src/board/"], pathNot: "\\.test\\.ts$" },
      to: {
        path: "^src/",
        pathNot: [GAME, "^src/(board|lib|words)/", "^src/games/contract\\.ts$", "^src/messages/"],
      },
    },
    {
      name: "lib-knows-no-component",
      severity: "error",
      from: { path: "^src/(lib|words)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/(?!lib/|words/|messages/|games/contract\\.ts$)" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
  },
};
