import { beforeEach, describe, expect, it } from "vitest";
import type { SealedDice } from "../messages";
import { chanceIn, check, commitment, Dice, fromHex, hex, hmac, keepSeal, seenSeal, sha256 } from "./sealed";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const SECRET = hex(Uint8Array.from({ length: 32 }, (_, at) => at));

describe("SHA-256", () => {
  it("agrees with FIPS 180-4", () => {
    expect(hex(sha256(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(text("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    expect(hex(sha256(text(long)))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  });

  it("agrees with the browser for every length around a block", async () => {
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(hex(sha256(bytes))).toBe(hex(theirs));
    }
  });
});

describe("HMAC", () => {
  it("agrees with RFC 4231", () => {
    expect(hex(hmac(text("Jefe"), text("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const key = new Uint8Array(131).fill(0xaa);
    expect(hex(hmac(key, text("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

describe("sealed dice", () => {
  it("have the seal the server shows", () => {
    expect(commitment(SECRET)).toBe("3bd53eecd0243616d362ceb38de057b4e11a0b8ad3689553f9f96ef9cc4fb39b");
    expect(hex(fromHex(SECRET))).toBe(SECRET);
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

describe("a record", () => {
  it("tells what chance brought, entry by entry", () => {
    const moves = "east: pick up\nnorth: undo to 0\nnorth: allow ~ dynamite\nresult: open\n";
    const record = `north: Ada\n\n~ 2 [25 20]  # lots\n~ 1\n${moves}`;
    expect(chanceIn(record)).toEqual([["2", "[25 20]", "1"], [], [], ["dynamite"]]);
  });
});

describe("the check", () => {
  function honest(): { game: SealedDice; record: string } {
    const start = new Dice(SECRET, ["marmalade"], 0);
    const shown = start.below(2) + 1;
    const before = ["25", "20", "15", "junk"];
    const after = start.shuffled(before);
    const place = new Dice(SECRET, ["marmalade"], 2).below(3);
    const game: SealedDice = {
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
        },
        { entry: 2, outcomes: [{ type: "draw", count: 3, place, card: "20" }] },
      ],
    };
    const moves = "north: sneak\neast: allow ~ 20\nresult: cash; north; 1 2\n";
    return { game, record: `~ ${shown} [${after.join(" ")}]\n${moves}` };
  }

  it("counts what follows from the secret", () => {
    const { game, record } = honest();
    expect(check(game, record)).toEqual({ rolls: 1, draws: 1, shuffles: 1, wrong: [] });
  });

  it("finds another secret", () => {
    const { game, record } = honest();
    expect(check({ ...game, commitment: "00" }, record).wrong).toEqual([{ what: "seal", entry: 0 }]);
  });

  it("finds an outcome that was chosen", () => {
    const { game, record } = honest();
    const draw = game.entries[1]!.outcomes[0]!;
    if (draw.type === "draw") draw.place = (draw.place + 1) % 3;
    expect(check(game, record).wrong).toEqual([{ what: "draw", entry: 2 }]);
  });

  it("finds a word that a player did not add", () => {
    const { game, record } = honest();
    expect(check({ ...game, salts: ["jam"] }, record).wrong.length).toBeGreaterThan(0);
  });

  it("finds dice that the record does not tell", () => {
    const { game, record } = honest();
    expect(check(game, record.replace("~ 20", "~ 15")).wrong).toEqual([{ what: "record", entry: 2 }]);
    expect(check(game, record.replace("sneak", "sneak ~ 3")).wrong).toEqual([{ what: "record", entry: 1 }]);
  });
});

describe("the seal of a table", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered as it was first seen", () => {
    keepSeal("abc", "first");
    keepSeal("abc", "second");
    expect(seenSeal("abc")).toBe("first");
    expect(seenSeal("other")).toBe(null);
  });
});
