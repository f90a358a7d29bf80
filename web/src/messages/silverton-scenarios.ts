// Made by `make web-types` from the scenarios and optional rules of the game. Do not edit.

/** What money is played for in each length, and what one has openly. */
export interface Length {
  goal: number | null;
  announce: number | null;
}

/** A scenario with so many seats: what the Basic and the Advanced game begin with, in this order, how it ends, and
    alone what it is worth: by the turn its goal is reached in, or by money. */
export interface Setup {
  name: string;
  seats: number;
  length: string | null;
  homes: string[][];
  money: [number, number];
  goal: number | null;
  turns: number;
  rival: boolean;
  byTurn: [number, string][];
  byMoney: [number, string][];
}

export interface Scenario {
  id: string;
  title: string;
  setups: Setup[];
}

export const LENGTHS: Readonly<Record<string, Length>> = {
  "standard": {"goal": 10000, "announce": 5000},
  "short": {"goal": 6000, "announce": 4000},
  "long": {"goal": 20000, "announce": 10000},
  "campaign": {"goal": null, "announce": null},
};

export const SCENARIOS: readonly Scenario[] = [
  {"id": "denver-6000", "title": "Denver $6,000", "setups": [{"name": "denver-6000-1", "seats": 1, "length": "standard", "homes": [["Denver"]], "money": [1600, 2000], "goal": 6000, "turns": 24, "rival": false, "byTurn": [[10, "a decisive victory"], [12, "a substantial victory"], [13, "a marginal victory"], [14, "a draw"], [16, "a marginal loss"], [17, "a substantial loss"]], "byMoney": []}]},
  {"id": "denver-10000", "title": "Denver $10,000", "setups": [{"name": "denver-10000-1", "seats": 1, "length": "standard", "homes": [["Denver"]], "money": [2000, 2400], "goal": 10000, "turns": 24, "rival": false, "byTurn": [[12, "a decisive victory"], [14, "a substantial victory"], [15, "a marginal victory"], [16, "a draw"], [18, "a marginal loss"], [20, "a substantial loss"]], "byMoney": []}]},
  {"id": "salt-lake-city-10000", "title": "Salt Lake City $10,000", "setups": [{"name": "salt-lake-city-10000-1", "seats": 1, "length": "standard", "homes": [["Salt Lake City"]], "money": [2000, 2400], "goal": 10000, "turns": 24, "rival": true, "byTurn": [[14, "a decisive victory"], [16, "a substantial victory"], [18, "a marginal victory"], [19, "a draw"], [21, "a marginal loss"], [24, "a substantial loss"]], "byMoney": []}]},
  {"id": "denver-campaign", "title": "Denver Campaign", "setups": [{"name": "denver-campaign-1", "seats": 1, "length": "campaign", "homes": [["Denver"]], "money": [2400, 3000], "goal": null, "turns": 24, "rival": false, "byTurn": [], "byMoney": [[60000, "a decisive victory"], [50000, "a substantial victory"], [40000, "a marginal victory"], [35000, "a draw"], [30000, "a marginal loss"], [25000, "a substantial loss"]]}]},
  {"id": "copper-spike", "title": "Copper Spike", "setups": [{"name": "copper-spike-1", "seats": 1, "length": "campaign", "homes": [["Denver", "El Paso"]], "money": [2400, 3000], "goal": null, "turns": 24, "rival": false, "byTurn": [], "byMoney": [[60000, "a decisive victory"], [50000, "a substantial victory"], [40000, "a marginal victory"], [35000, "a draw"], [30000, "a marginal loss"], [25000, "a substantial loss"]]}]},
  {"id": "golden-spike", "title": "Golden Spike", "setups": [{"name": "golden-spike-2", "seats": 2, "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "Salt Lake City"]], "money": [2400, 3000], "goal": null, "turns": 24, "rival": false, "byTurn": [], "byMoney": []}, {"name": "golden-spike-3", "seats": 3, "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "Salt Lake City"], ["Denver", "Santa Fe"]], "money": [2400, 3000], "goal": null, "turns": 20, "rival": false, "byTurn": [], "byMoney": []}]},
  {"id": "nickel-spike", "title": "Nickel Spike", "setups": [{"name": "nickel-spike-3", "seats": 3, "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "El Paso"], ["Denver", "Santa Fe"]], "money": [2200, 2600], "goal": null, "turns": 24, "rival": false, "byTurn": [], "byMoney": []}]},
  {"id": "silver-spike", "title": "Silver Spike", "setups": [{"name": "silver-spike-4", "seats": 4, "length": "campaign", "homes": [["Denver", "Salt Lake City"], ["Denver", "Salt Lake City"], ["Denver", "El Paso"], ["Denver", "El Paso"]], "money": [2000, 2400], "goal": null, "turns": 24, "rival": false, "byTurn": [], "byMoney": []}]},
  {"id": "strong-start", "title": "Five player strong start", "setups": [{"name": "strong-start-5", "seats": 5, "length": null, "homes": [["Denver"], ["Denver"], ["El Paso"], ["Salt Lake City"], ["Pueblo"]], "money": [1800, 2200], "goal": null, "turns": 24, "rival": false, "byTurn": [], "byMoney": []}]},
];

export const OPTIONAL: Readonly<Record<string, string>> = {
  "passenger-slide": "Passenger card slide",
  "joint-routes": "Joint passenger routes",
  "multiple-plows": "Multiple snow plows",
  "freight-transfer": "Freight transfer",
  "improved-routes": "Improved passenger routes",
  "simplified-chart": "Simplified chart",
  "hiring": "Hiring and advancing",
};
