// Made by `make web-types` from the scenarios and optional rules of the game. Do not edit.

/** What it takes alone: to win at all, and to win decisively. A turn where there is a goal, otherwise money. */
export interface Victory {
  marginal: number;
  decisive: number;
}

/** A scenario with so many seats. What the Basic and the Advanced game begin with is named in this order. */
export interface Setup {
  seats: number;
  rule: string;
  length: string | null;
  homes: string[][];
  money: [number, number];
  goal: number | null;
  turns: number;
  rival: boolean;
  victory: Victory | null;
}

export interface Scenario {
  id: string;
  title: string;
  setups: Setup[];
}

export const SCENARIOS: readonly Scenario[] = [
  {"id": "denver-6000", "title": "Denver $6,000", "setups": [{"seats": 1, "rule": "25.2", "length": "standard", "homes": [["Denver"]], "money": [1600, 2000], "goal": 6000, "turns": 24, "rival": false, "victory": {"marginal": 13, "decisive": 10}}]},
  {"id": "denver-10000", "title": "Denver $10,000", "setups": [{"seats": 1, "rule": "25.3", "length": "standard", "homes": [["Denver"]], "money": [2000, 2400], "goal": 10000, "turns": 24, "rival": false, "victory": {"marginal": 15, "decisive": 12}}]},
  {"id": "salt-lake-city-10000", "title": "Salt Lake City $10,000", "setups": [{"seats": 1, "rule": "25.5", "length": "standard", "homes": [["Salt Lake City"]], "money": [2000, 2400], "goal": 10000, "turns": 24, "rival": true, "victory": {"marginal": 18, "decisive": 14}}]},
  {"id": "denver-campaign", "title": "Denver Campaign", "setups": [{"seats": 1, "rule": "25.8", "length": "campaign", "homes": [["Denver"]], "money": [2400, 3000], "goal": null, "turns": 24, "rival": false, "victory": {"marginal": 40000, "decisive": 60000}}]},
  {"id": "copper-spike", "title": "Copper Spike", "setups": [{"seats": 1, "rule": "26.6", "length": "campaign", "homes": [["Denver", "El Paso"]], "money": [2400, 3000], "goal": null, "turns": 24, "rival": false, "victory": {"marginal": 40000, "decisive": 60000}}]},
  {"id": "golden-spike", "title": "Golden Spike", "setups": [{"seats": 2, "rule": "26.5", "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "Salt Lake City"]], "money": [2400, 3000], "goal": null, "turns": 24, "rival": false, "victory": null}, {"seats": 3, "rule": "26.7", "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "Salt Lake City"], ["Denver", "Santa Fe"]], "money": [2400, 3000], "goal": null, "turns": 20, "rival": false, "victory": null}]},
  {"id": "nickel-spike", "title": "Nickel Spike", "setups": [{"seats": 3, "rule": "26.8", "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "El Paso"], ["Denver", "Santa Fe"]], "money": [2200, 2600], "goal": null, "turns": 24, "rival": false, "victory": null}]},
  {"id": "silver-spike", "title": "Silver Spike", "setups": [{"seats": 4, "rule": "26.9", "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "Salt Lake City"], ["Denver", "El Paso"], ["Denver", "El Paso"]], "money": [2000, 2400], "goal": null, "turns": 24, "rival": false, "victory": null}]},
  {"id": "strong-start", "title": "Five player strong start", "setups": [{"seats": 5, "rule": "27.1", "length": null, "homes": [["Denver"], ["Denver"], ["El Paso"], ["Salt Lake City"], ["Pueblo"]], "money": [1800, 2200], "goal": null, "turns": 24, "rival": false, "victory": null}]},
];

export const OPTIONAL: Readonly<Record<string, { title: string; rule: string }>> = {
  "passenger-slide": {
    "title": "Passenger card slide",
    "rule": "28.1"
  },
  "joint-routes": {
    "title": "Joint passenger routes",
    "rule": "29.1"
  },
  "multiple-plows": {
    "title": "Multiple snow plows",
    "rule": "24.10"
  },
  "freight-transfer": {
    "title": "Freight transfer",
    "rule": "30.1"
  },
  "improved-routes": {
    "title": "Improved passenger routes",
    "rule": "31.1"
  },
  "simplified-chart": {
    "title": "Simplified chart",
    "rule": "31.3"
  },
  "hiring": {
    "title": "Hiring and advancing",
    "rule": "32.1"
  }
};
