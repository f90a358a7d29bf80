// A table of boardgame.io: two players and two spectators, speaking socket.io's wire protocol by hand.

import WebSocket from "ws";

// Players first: who comes is told to those already there, and this order has the fewest to tell.
const CLIENTS = ["0", "1", null, null];

/**
 * Open a table: `turn(send)` is called whenever a player learns that it is their turn, `failed(why)` at an error, and
 * `send(accepted)` makes a move. No games need be made beforehand: the server makes them, cheaply, as people come.
 */
export const openTable = (address, name, _games, listener) => open(address, "tic-tac-toe", name, listener);

export async function open(address, kind, name, { turn, failed }) {
  const hello = `40/${kind},`;
  const event = `42/${kind},`;
  let game = 0;
  let match;
  let synced;
  const clients = await Promise.all(CLIENTS.map((player) => connect(player)));
  newMatch();

  function connect(player) {
    const socket = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    const client = { player, emit: (...args) => socket.send(event + JSON.stringify(args)), accepted: null };
    return new Promise((resolve) => {
      socket.on("error", (error) => failed(error.message));
      socket.on("close", () => failed("closed"));
      socket.on("message", (data) => {
        const text = data.toString();
        if (text.startsWith(event)) told(client, text.slice(event.length));
        else if (text.startsWith(hello)) resolve(client);
        else if (text[0] === "0") socket.send(hello);
        else if (text[0] === "2") socket.send("3");
      });
    });
  }

  /** A match that is over takes no action, not even a reset: all go on to one that the server makes as they come. */
  function newMatch() {
    match = `${name}-${(game += 1)}`;
    synced = 0;
    for (const { player, emit } of clients) emit("sync", match, player, undefined, 2);
  }

  /** Spectators need not read what they are told of moves. */
  function told(client, text) {
    if (text.startsWith('["sync"')) greeted(...JSON.parse(text).slice(1));
    else if (text.startsWith('["update"') && client.player !== null) updated(client, JSON.parse(text)[2]);
  }

  function greeted(at, { state }) {
    if (at === match && (synced += 1) === clients.length) ask(clients[state.ctx.currentPlayer], state);
  }

  function updated(client, state) {
    const { accepted } = client;
    client.accepted = null;
    accepted?.();
    if (state.ctx.gameover === undefined) ask(client, state);
    else if (accepted) newMatch();
  }

  function ask(client, { G, ctx, _stateID }) {
    const { player, emit } = client;
    if (ctx.currentPlayer !== player) return;
    turn((accepted) => {
      client.accepted = accepted;
      const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      const args = [free[Math.floor(Math.random() * free.length)]];
      const action = { type: "MAKE_MOVE", payload: { type: "clickCell", args, playerID: player } };
      emit("update", action, _stateID, match, player);
    });
  }
}
