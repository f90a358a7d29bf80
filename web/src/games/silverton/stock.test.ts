import { expect, it } from "vitest";
import { deliveryAsked, deliveryOf, haul, haulOf, stuckBecause } from "./delivering";
import { SORTS } from "./edition";
import type { Player, SilvertonView } from "./messages";
import { easiestOf, isJoined, longestOf } from "./network";
import { ADVANCED_PICTURES } from "./pictures-advanced";
import { capacity, counted, plowsOn, purchasesOf, readyPlows, readyTrains, stockOf } from "./stock";

const picture = (name: string): SilvertonView => ADVANCED_PICTURES.find((one) => one.name === name)!.view;
const WALSENBURG = { ...picture("trains"), question: "deliver", agenda: ["deliver north"] };
const ADA = WALSENBURG.players[0]!;

it("takes power by the longest segment, and twice as many of gold and silver", () => {
  expect(capacity([9, 24], 7, "coal")).toBe(4);
  expect(capacity([9], 7, "coal")).toBe(1);
  expect(capacity([9, 24], 5, "silver")).toBe(12);
  expect(capacity([], 5, "gold")).toBe(0);
});

it("goes the way whose longest segment is shortest", () => {
  const track = ["denver/pueblo", ...ADA.track];
  const way = easiestOf(track, ["denver"], "walsenburg", "denver", false)!;
  expect(longestOf(way)).toBe(7);
  expect(way.hops).toHaveLength(3);
  expect(longestOf(easiestOf(track, ["denver"], "denver", "denver", false)!)).toBe(1);
});

it("previews a delivery by all trains, and by those that are chosen", () => {
  expect(deliveryOf(WALSENBURG, "deliver c100 to denver")?.loads).toBe(4);
  expect(deliveryOf(WALSENBURG, "deliver c100 to pueblo")?.loads).toBe(6);
  expect(haul(WALSENBURG, 0, "c100", "pueblo", [24])?.loads).toBe(4);
  const asked = { ...WALSENBURG, question: "trains", agenda: ["trains north c100 denver"] };
  expect(haulOf(asked, "use 24")?.loads).toBe(3);
  expect(deliveryAsked(picture("trains"))?.trains).toEqual([9, 24]);
});

it("leaves out trains that have served, and those of another network", () => {
  const used = ADA.trains.map((train) => ({ ...train, used: train.power === 24 }));
  expect(readyTrains({ ...ADA, trains: used }, "denver").map(({ power }) => power)).toEqual([9]);
  const spike = picture("two-homes").players[0]!;
  expect(readyTrains(spike, "las-cruces").map(({ home }) => home)).toEqual(["el-paso"]);
  expect(isJoined(spike.track, spike.homes)).toBe(false);
  expect(isJoined(ADA.track, ADA.homes)).toBe(true);
});

it("uses snow that was cleared, and no other", () => {
  const { players, cleared } = picture("plowing");
  const { track, homes } = players[0]!;
  expect(easiestOf(track, homes, "georgetown", "denver", true, cleared)?.length).toBe(6);
  expect(easiestOf(track, homes, "breckenridge", "denver", true, cleared)).toBeNull();
});

it("knows what a transfer takes, and that what has arrived stays", () => {
  const players = [
    {
      ...ADA,
      claims: [
        { ...ADA.claims[0]!, arrived: 6 },
        { ...ADA.claims[0]!, card: "c101", freight: 0 },
      ],
    },
    ...WALSENBURG.players.slice(1),
  ];
  const view = { ...WALSENBURG, players, question: "onto", agenda: ["onto north c100"] };
  expect(haulOf(view, "onto c101")).toMatchObject({ onto: "c101", market: "walsenburg", loads: 2, price: 0 });
});

it("says why freight cannot be delivered", () => {
  const claim = ADA.claims[0]!;
  const because = (player: Partial<Player>, more: Partial<SilvertonView> = {}, on = claim): string | null =>
    stuckBecause({ ...WALSENBURG, ...more, players: [{ ...ADA, ...player }, ...WALSENBURG.players.slice(1)] }, on);
  expect(because({ track: [] })).toBe("far");
  expect(because({ trains: ADA.trains.map((train) => ({ ...train, used: true })) })).toBe("trains");
  expect(because({ trains: [{ power: 3, used: false, home: null }] })).toBe("weak");
  expect(because({})).toBe("full");
  expect(because({}, {}, { ...claim, arrived: claim.freight })).toBeNull();
});

it("reads what the bank sells", () => {
  const sort = SORTS.find(({ name }) => name === "train 24")!;
  expect(purchasesOf(sort, ["done", "purchase train 24", "purchase train 24 for train 9", "purchase plow +2"])).toEqual(
    [
      { move: "purchase train 24", traded: null, cost: 200 },
      { move: "purchase train 24 for train 9", traded: "train 9", cost: 160 },
    ],
  );
  const least = SORTS.find(({ name }) => name === "train 9")!;
  expect(purchasesOf(least, ["purchase train 9 for train 24"])[0]?.cost).toBe(0);
});

it("counts what somebody has", () => {
  const plows = [
    { bonus: 2, used: false },
    { bonus: 2, used: false },
    { bonus: 3, used: true },
  ];
  expect(counted(stockOf({ ...ADA, plows }))).toEqual([
    ["train 9", 1],
    ["train 24", 1],
    ["plow +2", 2],
    ["plow +3", 1],
  ]);
  expect(readyPlows({ ...ADA, plows })).toEqual([2]);
  expect(plowsOn({ ...WALSENBURG, plowing: ["golden/georgetown with +2"] }, "golden/georgetown")).toEqual([2]);
});
