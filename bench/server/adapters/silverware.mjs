// A table of ours: four seats, each with its own person and websocket. GAME and OPTIONS say what is played.

import WebSocket from "ws";

const SEATS = ["north", "east", "south", "west"];
const OPTIONS = JSON.parse(process.env.OPTIONS ?? "{}");
const GAME = process.env.GAME ?? "quick-silver";
const FOUNDING = { game: GAME, options: OPTIONS, seats: SEATS.length, pace: { type: "none" }, open: false };

// What an update holds for a seat that is not asked in a game that goes on: it need not be read any further.
const NOTHING_TO_DO = ['"menu":[]', '"outcome":null'];

const REDIRECTING = 0.1; // of the swaps: players who did it at random would all be out after four rounds

/** Any legal move; but plates are kept, so that games last about as long as they do among people. */
function choose({ menu, view }) {
  if (view.question === "redirect" && Math.random() > REDIRECTING) return menu[0]; // allow
  return menu[Math.floor(Math.random() * menu.length)];
}

const bearer = (token) => ({ authorization: `Bearer ${token}` });

/** Open a table with so many games made beforehand; see boardgame.mjs for the rest. */
export async function openTable(address, name, games, { turn, failed }) {
  const guests = await Promise.all(SEATS.map((seat) => post("guests", { name: `${seat} ${name}` })));
  const tokens = guests.map(({ token }) => token);
  const prepared = [];
  while (prepared.length < games) prepared.push(await newGame());
  await playNext([]);

  async function post(path, document, token) {
    const headers = { "content-type": "application/json", ...(token && bearer(token)) };
    const request = { method: "POST", headers, body: JSON.stringify(document) };
    const response = await fetch(`http://${address}/api/${path}`, request);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async function newGame() {
    const { id } = await post("tables", FOUNDING, tokens[0]);
    const act = (document, token) => post(`tables/${id}/acts`, document, token);
    await Promise.all(SEATS.map((seat, at) => act({ type: "sit", seat }, tokens[at])));
    await act({ type: "start" }, tokens[0]);
    return id;
  }

  /** Play the next game; the sockets of the last one stay until everybody sits, so that nobody misses an answer. */
  async function playNext(last) {
    const id = prepared.pop() ?? (await newGame());
    let over = false;
    const sockets = await Promise.all(SEATS.map((seat, at) => connect(id, seat, tokens[at], whenOver)));
    for (const socket of last) socket.removeAllListeners("close").close();

    function whenOver() {
      if (!over) playNext(sockets).catch((error) => failed(error.message));
      over = true;
    }
  }

  function connect(id, seat, token, whenOver) {
    const url = `ws://${address}/api/tables/${id}/socket?since=0`;
    const socket = new WebSocket(url, { headers: bearer(token), perMessageDeflate: false });
    let number = 0; // of the table, as far as this seat has been told
    let game = { menu: [], waiting: [] };
    let answering = false;
    let heard = null; // what to call when the answer under way is accepted

    socket.on("message", (data) => {
      if (!data.includes('"ref":') && NOTHING_TO_DO.every((part) => data.includes(part))) return;
      const message = JSON.parse(data);
      if (message.type === "refused") return failed(message.sentence);
      number = message.number;
      game = message.game ?? game;
      const ready = message.news.filter(({ type }) => type === "readied").map((item) => item.seat);
      if (!message.game) game.waiting = game.waiting.filter((other) => !ready.includes(other));
      if (message.news.some(({ ref }) => ref)) {
        answering = false;
        heard();
      }
      if (game.view?.outcome) whenOver();
      else answer();
    });

    /** Where all may answer they do so in turn: one answer under way at a table, as in every other question. */
    function answer() {
      if (answering || game.menu.length === 0 || game.waiting[0] !== seat) return;
      answering = true;
      turn(send);
    }

    function send(accepted) {
      const { move } = choose(game);
      game.menu = [];
      heard = accepted;
      socket.send(JSON.stringify({ type: "move", seat, move, version: number, ref: `${number}` }));
    }

    return new Promise((resolve) => {
      socket.on("open", () => resolve(socket));
      socket.on("error", (error) => failed(error.message));
      socket.on("close", () => failed("closed"));
    });
  }
}
