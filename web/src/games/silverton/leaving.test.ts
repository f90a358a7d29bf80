import { expect, it } from "vitest";
import { leaves } from "./leaving";
import { picture } from "./testing";
import type { Piece } from "../../messages/silverton";

const START = picture("start");

it("asks before pieces stay at home, and only while they could be placed", () => {
  const view = { ...START, seat: 0, question: "place" };
  expect(leaves(view)).toMatch(/pieces stay at home/);
  const sent = (piece: Piece): Piece => ({ ...piece, sent: true });
  const players = view.players.map((player) => ({ ...player, pieces: player.pieces.map(sent) }));
  expect(leaves({ ...view, players })).toBeNull();
  expect(leaves({ ...view, question: "deal" })).toBeNull();
});

it("asks before track is left unbuilt, and freight unsold", () => {
  const later = { ...picture("delivery"), seat: 0 };
  const claims = later.players[0]!.claims.map((claim) => ({ ...claim, freight: 2, stuck: null }));
  const pieces = later.players[0]!.pieces.map((piece) => ({ ...piece, status: "out", at: "denver/como" }));
  const players = [{ ...later.players[0]!, claims, pieces }, ...later.players.slice(1)];
  expect(leaves({ ...later, players, question: "deliver" })).toMatch(/Freight/);
  expect(leaves({ ...later, players, question: "build" })).toMatch(/track/);
  const stuck = claims.map((claim) => ({ ...claim, stuck: "far" as const }));
  const far = [{ ...players[0]!, claims: stuck }, ...players.slice(1)];
  expect(leaves({ ...later, players: far, question: "deliver" })).toBeNull();
});

it("asks those who watch nothing", () => {
  expect(leaves({ ...START, seat: -1, question: "place" })).toBeNull();
});
