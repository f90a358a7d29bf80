import { describe, expect, it, vi } from "vitest";
import { Doing } from "./doing.svelte";
import { silverCoin } from ".";
import type { SilverCoinMove, SilverCoinView, Trade } from "../../messages/silver-coin";
import { pictured } from "./testing";
import type { Offer } from "./things";

const seen = (name: string, some: Partial<SilverCoinView> = {}): SilverCoinView => ({
  ...pictured(name),
  seat: 0,
  ...some,
});
const offer = (form: SilverCoinMove, promise?: string): Offer => ({
  id: 0,
  move: "",
  says: form.type,
  form,
  ...(promise ? { promise } : {}),
});

function board(view: SilverCoinView, ...menu: Offer[]) {
  const given = $state({ view, names: ["Ada", "Ben"], menu, pointing: null as Offer | null });
  const play = vi.fn<(move: Offer | SilverCoinMove) => void>();
  const wonder = vi.fn<(move: SilverCoinMove | null) => void>();
  const doing = new Doing(() => given, { play, wonder });
  return { doing, given, play, wonder };
}

describe("a thing on the board", () => {
  it("makes a move that is on the menu", () => {
    const { doing, play } = board(seen("turn"), offer({ type: "draw" }));
    doing.useOf("deck", "Deck", { type: "draw" }).act?.();
    expect(play).toHaveBeenCalledWith(offer({ type: "draw" }));
  });

  it("asks why, where its move is not", () => {
    const { doing, play, wonder } = board(seen("turn"), offer({ type: "draw" }));
    const use = doing.useOf("call", "Call", { type: "call" });
    expect(use.act).toBeNull();
    use.wonder?.();
    expect(wonder).toHaveBeenCalledWith({ type: "call" });
    expect(play).not.toHaveBeenCalled();
  });

  it("asks nothing where it never makes a move, or for those who only watch", () => {
    expect(board(seen("turn")).doing.useOf(99, "In hand", null).wonder).toBeNull();
    expect(board(seen("turn", { seat: -1 })).doing.useOf("deck", "Deck", { type: "draw" }).wonder).toBeNull();
  });

  it("says what its move would bring", () => {
    const { doing } = board(seen("turn"), offer({ type: "call" }, "7 points"));
    expect(doing.useOf("call", "Call", { type: "call" }).promise).toBe("7 points");
  });

  it("stands out while somebody points at a move that touches it", () => {
    const { doing, given } = board(seen("turn"), offer({ type: "call" }));
    const [first] = doing.village;
    const isPointed = (): boolean => doing.drawnOf(first!, "", null).use.pointed;
    expect(isPointed()).toBe(false);
    given.pointing = offer({ type: "call" });
    expect(isPointed()).toBe(true);
  });
});

describe("an exchange", () => {
  const places = [1, 2, 3, 4, 5];
  const exchanges = places.map((place) => offer({ type: "exchange", place }));
  const view = seen("exchange", { question: "drawn", asking: { type: "drawn" } });
  const [one, , three] = view.villages[0]!.map(({ tag }) => tag);

  it("is chosen card by card, and told move by move as the table answers", () => {
    const { doing, given, play } = board(view, offer({ type: "discard" }), ...exchanges);
    doing.choose(three!);
    doing.choose(one!);
    doing.exchange();
    expect(play).toHaveBeenLastCalledWith({ type: "exchange", place: 1 });
    doing.goOn();
    expect(play).toHaveBeenCalledTimes(1);
    const more = (chosen: number[]): SilverCoinView => ({
      ...view,
      question: "exchange",
      asking: { type: "exchange", chosen, drawn: true },
    });
    given.view = more([one!]);
    given.menu = [exchanges[2]!, offer({ type: "done" })];
    doing.goOn();
    expect(play).toHaveBeenLastCalledWith(exchanges[2]);
    given.view = more([one!, three!]);
    given.menu = [offer({ type: "done" })];
    doing.goOn();
    expect(play).toHaveBeenLastCalledWith(offer({ type: "done" }));
    expect(play).toHaveBeenCalledTimes(3);
  });

  it("warns of cards that are known not to match", () => {
    const clash: Trade = { type: "trade", is_match: true, points: null, cards: 0, clashes: [3] };
    const { doing } = board(view, { ...exchanges[0]!, brings: clash }, ...exchanges.slice(1));
    doing.choose(one!);
    expect(doing.clashes).toBe(false);
    doing.choose(three!);
    expect(doing.clashes).toBe(true);
    doing.choose(one!);
    expect(doing.clashes).toBe(false);
  });

  it("is asked about twice where the cards are known not to match", () => {
    const trade: Trade = { type: "trade", is_match: false, points: null, cards: 1, clashes: [] };
    const form = { type: "done" } as const;
    expect(silverCoin.hurts({ form, brings: trade }, view)).not.toBeNull();
    expect(silverCoin.hurts({ form, brings: { ...trade, is_match: true } }, view)).toBeNull();
    expect(silverCoin.hurts({ form: { type: "exchange", place: 1 }, brings: trade }, view)).toBeNull();
    expect(silverCoin.hurts({ form }, view)).toBeNull();
  });

  it("does not go on where something else has happened", () => {
    const { doing, given, play } = board(view, ...exchanges);
    doing.choose(one!);
    doing.exchange();
    given.view = seen("turn");
    given.menu = [offer({ type: "done" })];
    doing.goOn();
    expect(play).toHaveBeenCalledTimes(1);
  });
});
