import { describe, expect, it } from "vitest";
import type { DiceOfEntry, SealedDice } from "../messages";
import { check, commitment, Dice } from "./sealed";

const SECRET = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");

describe("sealed dice", () => {
  it("have the seal the server shows", () => {
    expect(commitment(SECRET)).toBe("3bd53eecd0243616d362ceb38de057b4e11a0b8ad3689553f9f96ef9cc4fb39b");
  });

  it("bring what the server's dice bring", () => {
    const dice = new Dice(SECRET, ["marmalade", "Zoë"], 7);
    expect(Array.from({ length: 12 }, () => dice.below(3) + 1)).toEqual([1, 1, 1, 3, 1, 2, 2, 2, 1, 2, 2, 3]);
    expect(Array.from({ length: 5 }, () => dice.below(5))).toEqual([1, 4, 4, 4, 3]);
    const cards = Array.from({ length: 21 }, (_, at) => String(at));
    expect(dice.shuffled(cards).map(Number)).toEqual([
      14, 11, 19, 20, 16, 7, 6, 8, 12, 0, 13, 15, 3, 18, 2, 5, 9, 10, 4, 17, 1,
    ]);
  });
});

describe("the check", () => {
  function honest(): SealedDice {
    const start = new Dice(SECRET, ["marmalade"], 0);
    const shown = start.below(2) + 1;
    const before = ["25", "20", "15", "junk"];
    const after = start.shuffled(before);
    const place = new Dice(SECRET, ["marmalade"], 2).below(3);
    return {
      commitment: commitment(SECRET),
      secret: SECRET,
      salts: ["marmalade"],
      entries: [
        {
          entry: 0,
          outcomes: [
            { type: "roll", sides: 2, shown },
            { type: "shuffle", before, after },
          ],
          recorded: [String(shown), after],
        },
        { entry: 1, outcomes: [], recorded: [] },
        { entry: 2, outcomes: [{ type: "draw", count: 3, place, card: "20" }], recorded: ["20"] },
      ],
    };
  }

  it("counts what follows from the secret", () => {
    const game = honest();
    expect(check(game)).toEqual({ rolls: 1, draws: 1, shuffles: 1, wrong: [] });
  });

  it("finds another secret", () => {
    const game = honest();
    expect(check({ ...game, commitment: "00" }).wrong).toEqual([{ what: "seal", entry: 0 }]);
  });

  it("finds an outcome that was chosen", () => {
    const game = honest();
    const draw = game.entries[2]!.outcomes[0]!;
    if (draw.type === "draw") draw.place = (draw.place + 1) % 3;
    expect(check(game).wrong).toEqual([{ what: "draw", entry: 2 }]);
  });

  it("finds a word that a player did not add", () => {
    const game = honest();
    expect(check({ ...game, salts: ["jam"] }).wrong.length).toBeGreaterThan(0);
  });

  it("finds dice that the record does not tell", () => {
    const game = honest();
    const [start, second, third] = game.entries as [DiceOfEntry, DiceOfEntry, DiceOfEntry];
    const wrong = (...entries: DiceOfEntry[]) => check({ ...game, entries }).wrong;
    expect(wrong(start, second, { ...third, recorded: ["15"] })).toEqual([{ what: "record", entry: 2 }]);
    expect(wrong(start, { ...second, recorded: ["3"] }, third)).toEqual([{ what: "record", entry: 1 }]);
    const cards = start.recorded[1] as string[];
    const other = { ...start, recorded: [start.recorded[0]!, cards.toReversed()] };
    expect(wrong(other, second, third)).toEqual([{ what: "record", entry: 0 }]);
  });
});
