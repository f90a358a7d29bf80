// Made by `make web-types` from the edition of the game. Do not edit.
// Towns, segments, cards and columns are named as notation writes them.

export type Freight = "gold" | "copper" | "silver" | "lumber" | "coal";

export interface Town {
  id: string;
  name: string;
  x: number;
  y: number;
  state: string;
  market: boolean;
}

export interface Segment {
  id: string;
  towns: string[];
  cost: number;
  distance: number;
  snow: boolean;
  bends: [number, number][];
  parallel: string[];
}

export interface ClaimCard {
  id: string;
  town: string;
  freight: Freight;
  claim: number;
  operate: number;
  depletes: number;
  produces: number[];
}

export interface EventCard {
  id: string;
  effect: string;
}

export interface PassengerCard {
  id: string;
  letter: string;
  from: string;
  to: string;
  purchase: number;
  pays: number;
  leaves: { town: string; depletions: number } | null;
}

export interface PriceColumn {
  id: string;
  name: string;
  freight: Freight;
  town: string | null;
  prices: number[];
  lowest: number;
  highest: number;
  limit: number | null;
}

export interface Sort {
  name: string;
  train: boolean;
  power: number;
  turn: number;
  cost: number;
  tradeIn: number;
  count: number;
}

export const TOWNS: readonly Town[] = [
  {"id": "cheyenne", "name": "Cheyenne", "x": 895, "y": 155, "state": "WY", "market": false},
  {"id": "laramie", "name": "Laramie", "x": 750, "y": 110, "state": "WY", "market": false},
  {"id": "hanna", "name": "Hanna", "x": 610, "y": 45, "state": "WY", "market": false},
  {"id": "rawlins", "name": "Rawlins", "x": 465, "y": 65, "state": "WY", "market": false},
  {"id": "rock-springs", "name": "Rock Springs", "x": 295, "y": 75, "state": "WY", "market": false},
  {"id": "evanston", "name": "Evanston", "x": 160, "y": 95, "state": "WY", "market": false},
  {"id": "ogden", "name": "Ogden", "x": 70, "y": 70, "state": "UT", "market": false},
  {"id": "salt-lake-city", "name": "Salt Lake City", "x": 105, "y": 165, "state": "UT", "market": true},
  {"id": "park-city", "name": "Park City", "x": 185, "y": 205, "state": "UT", "market": false},
  {"id": "bingham", "name": "Bingham", "x": 45, "y": 235, "state": "UT", "market": false},
  {"id": "provo", "name": "Provo", "x": 130, "y": 260, "state": "UT", "market": false},
  {"id": "eureka", "name": "Eureka", "x": 55, "y": 320, "state": "UT", "market": false},
  {"id": "price", "name": "Price", "x": 180, "y": 345, "state": "UT", "market": false},
  {"id": "green-river", "name": "Green River", "x": 235, "y": 450, "state": "UT", "market": false},
  {"id": "denver", "name": "Denver", "x": 925, "y": 305, "state": "CO", "market": true},
  {"id": "golden", "name": "Golden", "x": 835, "y": 330, "state": "CO", "market": false},
  {"id": "boulder", "name": "Boulder", "x": 850, "y": 235, "state": "CO", "market": false},
  {"id": "central-city", "name": "Central City", "x": 760, "y": 270, "state": "CO", "market": false},
  {"id": "georgetown", "name": "Georgetown", "x": 725, "y": 340, "state": "CO", "market": false},
  {"id": "hot-sulphur-springs", "name": "Hot Sulphur Springs", "x": 680, "y": 240, "state": "CO", "market": false},
  {"id": "steamboat-springs", "name": "Steamboat Springs", "x": 555, "y": 195, "state": "CO", "market": false},
  {"id": "como", "name": "Como", "x": 740, "y": 415, "state": "CO", "market": false},
  {"id": "breckenridge", "name": "Breckenridge", "x": 640, "y": 305, "state": "CO", "market": false},
  {"id": "leadville", "name": "Leadville", "x": 625, "y": 395, "state": "CO", "market": false},
  {"id": "buena-vista", "name": "Buena Vista", "x": 665, "y": 480, "state": "CO", "market": false},
  {"id": "salida", "name": "Salida", "x": 695, "y": 570, "state": "CO", "market": false},
  {"id": "canon-city", "name": "Canon City", "x": 840, "y": 565, "state": "CO", "market": false},
  {"id": "cripple-creek", "name": "Cripple Creek", "x": 820, "y": 480, "state": "CO", "market": false},
  {"id": "colorado-springs", "name": "Colorado Springs", "x": 915, "y": 450, "state": "CO", "market": false},
  {"id": "pueblo", "name": "Pueblo", "x": 935, "y": 595, "state": "CO", "market": true},
  {"id": "silver-cliff", "name": "Silver Cliff", "x": 775, "y": 635, "state": "CO", "market": false},
  {"id": "walsenburg", "name": "Walsenburg", "x": 870, "y": 660, "state": "CO", "market": false},
  {"id": "trinidad", "name": "Trinidad", "x": 945, "y": 715, "state": "CO", "market": false},
  {"id": "alamosa", "name": "Alamosa", "x": 715, "y": 680, "state": "CO", "market": false},
  {"id": "creede", "name": "Creede", "x": 595, "y": 630, "state": "CO", "market": false},
  {"id": "antonito", "name": "Antonito", "x": 675, "y": 765, "state": "CO", "market": false},
  {"id": "durango", "name": "Durango", "x": 405, "y": 775, "state": "CO", "market": false},
  {"id": "silverton", "name": "Silverton", "x": 465, "y": 700, "state": "CO", "market": false},
  {"id": "dolores", "name": "Dolores", "x": 260, "y": 750, "state": "CO", "market": false},
  {"id": "rico", "name": "Rico", "x": 345, "y": 725, "state": "CO", "market": false},
  {"id": "telluride", "name": "Telluride", "x": 405, "y": 650, "state": "CO", "market": false},
  {"id": "placerville", "name": "Placerville", "x": 300, "y": 615, "state": "CO", "market": false},
  {"id": "ridgway", "name": "Ridgway", "x": 385, "y": 575, "state": "CO", "market": false},
  {"id": "ouray", "name": "Ouray", "x": 470, "y": 605, "state": "CO", "market": false},
  {"id": "montrose", "name": "Montrose", "x": 400, "y": 485, "state": "CO", "market": false},
  {"id": "gunnison", "name": "Gunnison", "x": 540, "y": 545, "state": "CO", "market": false},
  {"id": "crested-butte", "name": "Crested Butte", "x": 475, "y": 460, "state": "CO", "market": false},
  {"id": "lake-city", "name": "Lake City", "x": 525, "y": 655, "state": "CO", "market": false},
  {"id": "aspen", "name": "Aspen", "x": 540, "y": 420, "state": "CO", "market": false},
  {"id": "glenwood-springs", "name": "Glenwood Springs", "x": 465, "y": 360, "state": "CO", "market": false},
  {"id": "grand-junction", "name": "Grand Junction", "x": 330, "y": 425, "state": "CO", "market": false},
  {"id": "chama", "name": "Chama", "x": 555, "y": 805, "state": "NM", "market": false},
  {"id": "raton", "name": "Raton", "x": 955, "y": 805, "state": "NM", "market": false},
  {"id": "cimarron", "name": "Cimarron", "x": 855, "y": 850, "state": "NM", "market": false},
  {"id": "french", "name": "French", "x": 935, "y": 895, "state": "NM", "market": false},
  {"id": "taos", "name": "Taos", "x": 745, "y": 825, "state": "NM", "market": false},
  {"id": "las-vegas", "name": "Las Vegas", "x": 865, "y": 965, "state": "NM", "market": false},
  {"id": "santa-fe", "name": "Santa Fe", "x": 720, "y": 925, "state": "NM", "market": true},
  {"id": "espanola", "name": "Espanola", "x": 655, "y": 860, "state": "NM", "market": false},
  {"id": "cerrillos", "name": "Cerrillos", "x": 645, "y": 980, "state": "NM", "market": false},
  {"id": "albuquerque", "name": "Albuquerque", "x": 555, "y": 1010, "state": "NM", "market": false},
  {"id": "estancia", "name": "Estancia", "x": 680, "y": 1060, "state": "NM", "market": false},
  {"id": "grants", "name": "Grants", "x": 410, "y": 1000, "state": "NM", "market": false},
  {"id": "gallup", "name": "Gallup", "x": 280, "y": 940, "state": "NM", "market": false},
  {"id": "socorro", "name": "Socorro", "x": 540, "y": 1105, "state": "NM", "market": false},
  {"id": "magdalena", "name": "Magdalena", "x": 445, "y": 1080, "state": "NM", "market": false},
  {"id": "carrizozo", "name": "Carrizozo", "x": 680, "y": 1155, "state": "NM", "market": false},
  {"id": "white-oaks", "name": "White Oaks", "x": 750, "y": 1085, "state": "NM", "market": false},
  {"id": "capitan", "name": "Capitan", "x": 805, "y": 1160, "state": "NM", "market": false},
  {"id": "alamogordo", "name": "Alamogordo", "x": 665, "y": 1250, "state": "NM", "market": false},
  {"id": "cloudcroft", "name": "Cloudcroft", "x": 760, "y": 1220, "state": "NM", "market": false},
  {"id": "las-cruces", "name": "Las Cruces", "x": 575, "y": 1280, "state": "NM", "market": false},
  {"id": "rincon", "name": "Rincon", "x": 515, "y": 1210, "state": "NM", "market": false},
  {"id": "lake-valley", "name": "Lake Valley", "x": 425, "y": 1180, "state": "NM", "market": false},
  {"id": "deming", "name": "Deming", "x": 410, "y": 1315, "state": "NM", "market": false},
  {"id": "silver-city", "name": "Silver City", "x": 275, "y": 1255, "state": "NM", "market": false},
  {"id": "santa-rita", "name": "Santa Rita", "x": 370, "y": 1230, "state": "NM", "market": false},
  {"id": "el-paso", "name": "El Paso", "x": 625, "y": 1355, "state": "TX", "market": true},
];

export const SEGMENTS: readonly Segment[] = [
  {"id": "denver/cheyenne/1", "towns": ["denver", "cheyenne"], "cost": 220, "distance": 11, "snow": false, "bends": [], "parallel": ["denver/cheyenne/2"]},
  {"id": "denver/cheyenne/2", "towns": ["denver", "cheyenne"], "cost": 220, "distance": 11, "snow": false, "bends": [], "parallel": ["denver/cheyenne/1"]},
  {"id": "cheyenne/laramie", "towns": ["cheyenne", "laramie"], "cost": 180, "distance": 6, "snow": true, "bends": [], "parallel": []},
  {"id": "laramie/hanna", "towns": ["laramie", "hanna"], "cost": 160, "distance": 8, "snow": false, "bends": [], "parallel": []},
  {"id": "hanna/rawlins", "towns": ["hanna", "rawlins"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": []},
  {"id": "rawlins/rock-springs", "towns": ["rawlins", "rock-springs"], "cost": 240, "distance": 12, "snow": false, "bends": [], "parallel": []},
  {"id": "rock-springs/evanston", "towns": ["rock-springs", "evanston"], "cost": 240, "distance": 12, "snow": false, "bends": [], "parallel": []},
  {"id": "evanston/ogden", "towns": ["evanston", "ogden"], "cost": 320, "distance": 8, "snow": true, "bends": [], "parallel": []},
  {"id": "ogden/salt-lake-city/1", "towns": ["ogden", "salt-lake-city"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["ogden/salt-lake-city/2"]},
  {"id": "ogden/salt-lake-city/2", "towns": ["ogden", "salt-lake-city"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["ogden/salt-lake-city/1"]},
  {"id": "salt-lake-city/park-city", "towns": ["salt-lake-city", "park-city"], "cost": 160, "distance": 3, "snow": true, "bends": [], "parallel": []},
  {"id": "salt-lake-city/bingham", "towns": ["salt-lake-city", "bingham"], "cost": 100, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "salt-lake-city/provo/1", "towns": ["salt-lake-city", "provo"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["salt-lake-city/provo/2"]},
  {"id": "salt-lake-city/provo/2", "towns": ["salt-lake-city", "provo"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["salt-lake-city/provo/1"]},
  {"id": "salt-lake-city/eureka", "towns": ["salt-lake-city", "eureka"], "cost": 200, "distance": 8, "snow": false, "bends": [], "parallel": []},
  {"id": "provo/eureka", "towns": ["provo", "eureka"], "cost": 120, "distance": 4, "snow": false, "bends": [], "parallel": []},
  {"id": "provo/price", "towns": ["provo", "price"], "cost": 320, "distance": 8, "snow": true, "bends": [], "parallel": []},
  {"id": "price/green-river", "towns": ["price", "green-river"], "cost": 120, "distance": 6, "snow": false, "bends": [], "parallel": []},
  {"id": "green-river/grand-junction", "towns": ["green-river", "grand-junction"], "cost": 220, "distance": 11, "snow": false, "bends": [], "parallel": []},
  {"id": "denver/golden/1", "towns": ["denver", "golden"], "cost": 40, "distance": 2, "snow": false, "bends": [], "parallel": ["denver/golden/2"]},
  {"id": "denver/golden/2", "towns": ["denver", "golden"], "cost": 40, "distance": 2, "snow": false, "bends": [], "parallel": ["denver/golden/1"]},
  {"id": "golden/boulder", "towns": ["golden", "boulder"], "cost": 80, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "golden/central-city", "towns": ["golden", "central-city"], "cost": 80, "distance": 2, "snow": false, "bends": [], "parallel": []},
  {"id": "golden/georgetown", "towns": ["golden", "georgetown"], "cost": 160, "distance": 4, "snow": true, "bends": [], "parallel": []},
  {"id": "golden/hot-sulphur-springs", "towns": ["golden", "hot-sulphur-springs"], "cost": 460, "distance": 9, "snow": true, "bends": [[730, 300]], "parallel": []},
  {"id": "hot-sulphur-springs/steamboat-springs", "towns": ["hot-sulphur-springs", "steamboat-springs"], "cost": 300, "distance": 10, "snow": true, "bends": [], "parallel": []},
  {"id": "georgetown/breckenridge", "towns": ["georgetown", "breckenridge"], "cost": 240, "distance": 4, "snow": true, "bends": [], "parallel": []},
  {"id": "denver/como", "towns": ["denver", "como"], "cost": 280, "distance": 9, "snow": true, "bends": [[850, 395]], "parallel": []},
  {"id": "como/breckenridge", "towns": ["como", "breckenridge"], "cost": 120, "distance": 2, "snow": true, "bends": [], "parallel": []},
  {"id": "breckenridge/leadville", "towns": ["breckenridge", "leadville"], "cost": 240, "distance": 4, "snow": true, "bends": [], "parallel": []},
  {"id": "como/buena-vista", "towns": ["como", "buena-vista"], "cost": 160, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "denver/colorado-springs/1", "towns": ["denver", "colorado-springs"], "cost": 140, "distance": 7, "snow": false, "bends": [], "parallel": ["denver/colorado-springs/2", "denver/pueblo"]},
  {"id": "denver/colorado-springs/2", "towns": ["denver", "colorado-springs"], "cost": 140, "distance": 7, "snow": false, "bends": [], "parallel": ["denver/colorado-springs/1", "denver/pueblo"]},
  {"id": "colorado-springs/pueblo/1", "towns": ["colorado-springs", "pueblo"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["colorado-springs/pueblo/2", "denver/pueblo"]},
  {"id": "colorado-springs/pueblo/2", "towns": ["colorado-springs", "pueblo"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["colorado-springs/pueblo/1", "denver/pueblo"]},
  {"id": "denver/pueblo", "towns": ["denver", "pueblo"], "cost": 240, "distance": 12, "snow": false, "bends": [[955, 445]], "parallel": ["denver/colorado-springs/1", "denver/colorado-springs/2", "colorado-springs/pueblo/1", "colorado-springs/pueblo/2"]},
  {"id": "colorado-springs/cripple-creek", "towns": ["colorado-springs", "cripple-creek"], "cost": 200, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "colorado-springs/buena-vista", "towns": ["colorado-springs", "buena-vista"], "cost": 400, "distance": 10, "snow": true, "bends": [[810, 440]], "parallel": []},
  {"id": "canon-city/cripple-creek", "towns": ["canon-city", "cripple-creek"], "cost": 160, "distance": 4, "snow": false, "bends": [], "parallel": []},
  {"id": "pueblo/canon-city/1", "towns": ["pueblo", "canon-city"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["pueblo/canon-city/2"]},
  {"id": "pueblo/canon-city/2", "towns": ["pueblo", "canon-city"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["pueblo/canon-city/1"]},
  {"id": "canon-city/silver-cliff", "towns": ["canon-city", "silver-cliff"], "cost": 120, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "canon-city/salida", "towns": ["canon-city", "salida"], "cost": 240, "distance": 6, "snow": false, "bends": [], "parallel": []},
  {"id": "salida/buena-vista", "towns": ["salida", "buena-vista"], "cost": 80, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "buena-vista/leadville/1", "towns": ["buena-vista", "leadville"], "cost": 120, "distance": 4, "snow": false, "bends": [], "parallel": ["buena-vista/leadville/2"]},
  {"id": "buena-vista/leadville/2", "towns": ["buena-vista", "leadville"], "cost": 120, "distance": 4, "snow": false, "bends": [], "parallel": ["buena-vista/leadville/1"]},
  {"id": "leadville/glenwood-springs", "towns": ["leadville", "glenwood-springs"], "cost": 360, "distance": 9, "snow": true, "bends": [], "parallel": []},
  {"id": "leadville/aspen", "towns": ["leadville", "aspen"], "cost": 480, "distance": 8, "snow": true, "bends": [], "parallel": []},
  {"id": "aspen/glenwood-springs", "towns": ["aspen", "glenwood-springs"], "cost": 120, "distance": 4, "snow": false, "bends": [], "parallel": []},
  {"id": "glenwood-springs/grand-junction/1", "towns": ["glenwood-springs", "grand-junction"], "cost": 180, "distance": 9, "snow": false, "bends": [], "parallel": ["glenwood-springs/grand-junction/2"]},
  {"id": "glenwood-springs/grand-junction/2", "towns": ["glenwood-springs", "grand-junction"], "cost": 180, "distance": 9, "snow": false, "bends": [], "parallel": ["glenwood-springs/grand-junction/1"]},
  {"id": "salida/gunnison", "towns": ["salida", "gunnison"], "cost": 360, "distance": 7, "snow": true, "bends": [], "parallel": []},
  {"id": "buena-vista/gunnison", "towns": ["buena-vista", "gunnison"], "cost": 420, "distance": 7, "snow": true, "bends": [], "parallel": []},
  {"id": "gunnison/crested-butte", "towns": ["gunnison", "crested-butte"], "cost": 100, "distance": 3, "snow": true, "bends": [], "parallel": []},
  {"id": "gunnison/lake-city", "towns": ["gunnison", "lake-city"], "cost": 240, "distance": 6, "snow": true, "bends": [], "parallel": []},
  {"id": "gunnison/montrose", "towns": ["gunnison", "montrose"], "cost": 300, "distance": 6, "snow": true, "bends": [], "parallel": []},
  {"id": "montrose/grand-junction", "towns": ["montrose", "grand-junction"], "cost": 140, "distance": 7, "snow": false, "bends": [], "parallel": []},
  {"id": "montrose/ridgway", "towns": ["montrose", "ridgway"], "cost": 80, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "ridgway/ouray", "towns": ["ridgway", "ouray"], "cost": 40, "distance": 1, "snow": false, "bends": [], "parallel": []},
  {"id": "ridgway/placerville", "towns": ["ridgway", "placerville"], "cost": 120, "distance": 3, "snow": true, "bends": [], "parallel": []},
  {"id": "placerville/telluride/rico", "towns": ["placerville", "telluride", "rico"], "cost": 300, "distance": 5, "snow": true, "bends": [], "parallel": []},
  {"id": "dolores/rico", "towns": ["dolores", "rico"], "cost": 120, "distance": 4, "snow": false, "bends": [], "parallel": []},
  {"id": "durango/dolores", "towns": ["durango", "dolores"], "cost": 180, "distance": 6, "snow": false, "bends": [], "parallel": []},
  {"id": "durango/silverton", "towns": ["durango", "silverton"], "cost": 260, "distance": 5, "snow": true, "bends": [], "parallel": []},
  {"id": "silverton/ouray", "towns": ["silverton", "ouray"], "cost": 180, "distance": 3, "snow": true, "bends": [], "parallel": []},
  {"id": "pueblo/walsenburg/1", "towns": ["pueblo", "walsenburg"], "cost": 100, "distance": 5, "snow": false, "bends": [], "parallel": ["pueblo/walsenburg/2"]},
  {"id": "pueblo/walsenburg/2", "towns": ["pueblo", "walsenburg"], "cost": 100, "distance": 5, "snow": false, "bends": [], "parallel": ["pueblo/walsenburg/1"]},
  {"id": "walsenburg/trinidad/1", "towns": ["walsenburg", "trinidad"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["walsenburg/trinidad/2"]},
  {"id": "walsenburg/trinidad/2", "towns": ["walsenburg", "trinidad"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["walsenburg/trinidad/1"]},
  {"id": "walsenburg/alamosa", "towns": ["walsenburg", "alamosa"], "cost": 320, "distance": 8, "snow": true, "bends": [], "parallel": []},
  {"id": "alamosa/creede", "towns": ["alamosa", "creede"], "cost": 180, "distance": 7, "snow": false, "bends": [], "parallel": []},
  {"id": "alamosa/salida", "towns": ["alamosa", "salida"], "cost": 240, "distance": 8, "snow": false, "bends": [], "parallel": []},
  {"id": "alamosa/antonito", "towns": ["alamosa", "antonito"], "cost": 60, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "antonito/chama", "towns": ["antonito", "chama"], "cost": 300, "distance": 6, "snow": true, "bends": [], "parallel": []},
  {"id": "chama/durango", "towns": ["chama", "durango"], "cost": 260, "distance": 10, "snow": false, "bends": [], "parallel": []},
  {"id": "trinidad/raton/1", "towns": ["trinidad", "raton"], "cost": 120, "distance": 2, "snow": false, "bends": [], "parallel": ["trinidad/raton/2"]},
  {"id": "trinidad/raton/2", "towns": ["trinidad", "raton"], "cost": 120, "distance": 2, "snow": false, "bends": [], "parallel": ["trinidad/raton/1"]},
  {"id": "raton/french", "towns": ["raton", "french"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": []},
  {"id": "cimarron/french", "towns": ["cimarron", "french"], "cost": 40, "distance": 2, "snow": false, "bends": [], "parallel": []},
  {"id": "raton/cimarron", "towns": ["raton", "cimarron"], "cost": 100, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "french/las-vegas", "towns": ["french", "las-vegas"], "cost": 140, "distance": 7, "snow": false, "bends": [], "parallel": []},
  {"id": "taos/cimarron", "towns": ["taos", "cimarron"], "cost": 260, "distance": 5, "snow": true, "bends": [], "parallel": []},
  {"id": "espanola/taos", "towns": ["espanola", "taos"], "cost": 160, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "antonito/espanola", "towns": ["antonito", "espanola"], "cost": 180, "distance": 9, "snow": false, "bends": [], "parallel": []},
  {"id": "santa-fe/espanola", "towns": ["santa-fe", "espanola"], "cost": 80, "distance": 3, "snow": false, "bends": [], "parallel": ["santa-fe/las-vegas"]},
  {"id": "santa-fe/las-vegas", "towns": ["santa-fe", "las-vegas"], "cost": 240, "distance": 8, "snow": false, "bends": [], "parallel": ["santa-fe/espanola"]},
  {"id": "santa-fe/cerrillos", "towns": ["santa-fe", "cerrillos"], "cost": 60, "distance": 3, "snow": false, "bends": [], "parallel": ["santa-fe/estancia"]},
  {"id": "santa-fe/estancia", "towns": ["santa-fe", "estancia"], "cost": 120, "distance": 6, "snow": false, "bends": [], "parallel": ["santa-fe/cerrillos"]},
  {"id": "cerrillos/albuquerque", "towns": ["cerrillos", "albuquerque"], "cost": 100, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "estancia/albuquerque", "towns": ["estancia", "albuquerque"], "cost": 160, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "albuquerque/grants", "towns": ["albuquerque", "grants"], "cost": 200, "distance": 10, "snow": false, "bends": [], "parallel": []},
  {"id": "grants/gallup", "towns": ["grants", "gallup"], "cost": 120, "distance": 6, "snow": false, "bends": [], "parallel": []},
  {"id": "albuquerque/socorro/1", "towns": ["albuquerque", "socorro"], "cost": 160, "distance": 8, "snow": false, "bends": [], "parallel": ["albuquerque/socorro/2"]},
  {"id": "albuquerque/socorro/2", "towns": ["albuquerque", "socorro"], "cost": 160, "distance": 8, "snow": false, "bends": [], "parallel": ["albuquerque/socorro/1"]},
  {"id": "socorro/magdalena", "towns": ["socorro", "magdalena"], "cost": 100, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "socorro/carrizozo", "towns": ["socorro", "carrizozo"], "cost": 180, "distance": 7, "snow": false, "bends": [], "parallel": []},
  {"id": "socorro/rincon", "towns": ["socorro", "rincon"], "cost": 200, "distance": 10, "snow": false, "bends": [], "parallel": []},
  {"id": "rincon/las-cruces", "towns": ["rincon", "las-cruces"], "cost": 60, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "rincon/lake-valley", "towns": ["rincon", "lake-valley"], "cost": 100, "distance": 3, "snow": false, "bends": [], "parallel": []},
  {"id": "rincon/deming", "towns": ["rincon", "deming"], "cost": 100, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "las-cruces/el-paso/1", "towns": ["las-cruces", "el-paso"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["las-cruces/el-paso/2"]},
  {"id": "las-cruces/el-paso/2", "towns": ["las-cruces", "el-paso"], "cost": 80, "distance": 4, "snow": false, "bends": [], "parallel": ["las-cruces/el-paso/1"]},
  {"id": "el-paso/deming", "towns": ["el-paso", "deming"], "cost": 180, "distance": 9, "snow": false, "bends": [], "parallel": []},
  {"id": "deming/silver-city", "towns": ["deming", "silver-city"], "cost": 120, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "deming/santa-rita", "towns": ["deming", "santa-rita"], "cost": 160, "distance": 5, "snow": false, "bends": [], "parallel": []},
  {"id": "silver-city/santa-rita", "towns": ["silver-city", "santa-rita"], "cost": 60, "distance": 2, "snow": false, "bends": [], "parallel": []},
  {"id": "el-paso/alamogordo/1", "towns": ["el-paso", "alamogordo"], "cost": 180, "distance": 9, "snow": false, "bends": [], "parallel": ["el-paso/alamogordo/2"]},
  {"id": "el-paso/alamogordo/2", "towns": ["el-paso", "alamogordo"], "cost": 180, "distance": 9, "snow": false, "bends": [], "parallel": ["el-paso/alamogordo/1"]},
  {"id": "alamogordo/cloudcroft", "towns": ["alamogordo", "cloudcroft"], "cost": 180, "distance": 3, "snow": true, "bends": [], "parallel": []},
  {"id": "alamogordo/carrizozo", "towns": ["alamogordo", "carrizozo"], "cost": 120, "distance": 6, "snow": false, "bends": [], "parallel": []},
  {"id": "carrizozo/white-oaks", "towns": ["carrizozo", "white-oaks"], "cost": 60, "distance": 2, "snow": false, "bends": [], "parallel": []},
  {"id": "carrizozo/capitan", "towns": ["carrizozo", "capitan"], "cost": 60, "distance": 2, "snow": false, "bends": [], "parallel": []},
  {"id": "carrizozo/estancia", "towns": ["carrizozo", "estancia"], "cost": 220, "distance": 11, "snow": false, "bends": [], "parallel": []},
];

export const CLAIMS: readonly ClaimCard[] = [
  {"id": "c1", "town": "aspen", "freight": "silver", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c2", "town": "aspen", "freight": "silver", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c3", "town": "creede", "freight": "silver", "claim": 240, "operate": 80, "depletes": 7, "produces": [2, 3, 4, 6, 8]},
  {"id": "c4", "town": "creede", "freight": "silver", "claim": 100, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c5", "town": "eureka", "freight": "silver", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c6", "town": "georgetown", "freight": "silver", "claim": 100, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c7", "town": "georgetown", "freight": "silver", "claim": 180, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c8", "town": "lake-city", "freight": "silver", "claim": 280, "operate": 80, "depletes": 7, "produces": [2, 3, 4, 6, 8]},
  {"id": "c9", "town": "lake-valley", "freight": "silver", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c10", "town": "leadville", "freight": "silver", "claim": 180, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c11", "town": "leadville", "freight": "silver", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c12", "town": "leadville", "freight": "silver", "claim": 160, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c13", "town": "leadville", "freight": "silver", "claim": 260, "operate": 80, "depletes": 7, "produces": [2, 3, 4, 6, 8]},
  {"id": "c14", "town": "leadville", "freight": "silver", "claim": 100, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c15", "town": "magdalena", "freight": "silver", "claim": 160, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c16", "town": "ouray", "freight": "silver", "claim": 100, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c17", "town": "park-city", "freight": "silver", "claim": 280, "operate": 80, "depletes": 7, "produces": [2, 3, 4, 6, 8]},
  {"id": "c18", "town": "park-city", "freight": "silver", "claim": 160, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c19", "town": "rico", "freight": "silver", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c20", "town": "silver-city", "freight": "silver", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c21", "town": "silver-cliff", "freight": "silver", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c22", "town": "silverton", "freight": "silver", "claim": 260, "operate": 80, "depletes": 7, "produces": [2, 3, 4, 6, 8]},
  {"id": "c23", "town": "silverton", "freight": "silver", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 2, 2, 3, 4, 6]},
  {"id": "c24", "town": "telluride", "freight": "silver", "claim": 100, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c25", "town": "bingham", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c26", "town": "boulder", "freight": "gold", "claim": 160, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c27", "town": "breckenridge", "freight": "gold", "claim": 280, "operate": 100, "depletes": 8, "produces": [3, 4, 6, 8]},
  {"id": "c28", "town": "breckenridge", "freight": "gold", "claim": 140, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c29", "town": "central-city", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c30", "town": "central-city", "freight": "gold", "claim": 120, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c31", "town": "central-city", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c32", "town": "cimarron", "freight": "gold", "claim": 320, "operate": 100, "depletes": 8, "produces": [3, 4, 6, 8]},
  {"id": "c33", "town": "como", "freight": "gold", "claim": 120, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c34", "town": "cripple-creek", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c35", "town": "cripple-creek", "freight": "gold", "claim": 160, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c36", "town": "cripple-creek", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c37", "town": "cripple-creek", "freight": "gold", "claim": 300, "operate": 100, "depletes": 8, "produces": [3, 4, 6, 8]},
  {"id": "c38", "town": "eureka", "freight": "gold", "claim": 160, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c39", "town": "leadville", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c40", "town": "ouray", "freight": "gold", "claim": 140, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c41", "town": "ouray", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c42", "town": "silverton", "freight": "gold", "claim": 120, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c43", "town": "taos", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c44", "town": "telluride", "freight": "gold", "claim": 320, "operate": 100, "depletes": 8, "produces": [3, 4, 6, 8]},
  {"id": "c45", "town": "telluride", "freight": "gold", "claim": 120, "operate": 40, "depletes": 6, "produces": [1, 1, 1, 2, 2, 3]},
  {"id": "c46", "town": "white-oaks", "freight": "gold", "claim": 200, "operate": 60, "depletes": 6, "produces": [1, 1, 2, 3, 4, 5]},
  {"id": "c47", "town": "alamogordo", "freight": "copper", "claim": 140, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c48", "town": "bingham", "freight": "copper", "claim": 180, "operate": 60, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c49", "town": "bingham", "freight": "copper", "claim": 260, "operate": 80, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c50", "town": "bingham", "freight": "copper", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c51", "town": "eureka", "freight": "copper", "claim": 200, "operate": 60, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c52", "town": "park-city", "freight": "copper", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c53", "town": "rico", "freight": "copper", "claim": 200, "operate": 60, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c54", "town": "salida", "freight": "copper", "claim": 120, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c55", "town": "santa-rita", "freight": "copper", "claim": 200, "operate": 60, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c56", "town": "santa-rita", "freight": "copper", "claim": 280, "operate": 80, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c57", "town": "santa-rita", "freight": "copper", "claim": 140, "operate": 40, "depletes": 5, "produces": [1, 1, 1, 2, 2, 3, 4]},
  {"id": "c58", "town": "silver-city", "freight": "copper", "claim": 180, "operate": 60, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c59", "town": "buena-vista", "freight": "lumber", "claim": 140, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c60", "town": "chama", "freight": "lumber", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c61", "town": "chama", "freight": "lumber", "claim": 180, "operate": 60, "depletes": 5, "produces": [2, 3, 4, 5, 6, 7, 8]},
  {"id": "c62", "town": "chama", "freight": "lumber", "claim": 140, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c63", "town": "cloudcroft", "freight": "lumber", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c64", "town": "cloudcroft", "freight": "lumber", "claim": 120, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c65", "town": "dolores", "freight": "lumber", "claim": 200, "operate": 60, "depletes": 5, "produces": [2, 3, 4, 5, 6, 7, 8]},
  {"id": "c66", "town": "durango", "freight": "lumber", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c67", "town": "evanston", "freight": "lumber", "claim": 120, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c68", "town": "grants", "freight": "lumber", "claim": 140, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c69", "town": "gunnison", "freight": "lumber", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c70", "town": "hot-sulphur-springs", "freight": "lumber", "claim": 180, "operate": 60, "depletes": 5, "produces": [2, 3, 4, 5, 6, 7, 8]},
  {"id": "c71", "town": "hot-sulphur-springs", "freight": "lumber", "claim": 140, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c72", "town": "laramie", "freight": "lumber", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c73", "town": "las-vegas", "freight": "lumber", "claim": 120, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c74", "town": "montrose", "freight": "lumber", "claim": 200, "operate": 60, "depletes": 5, "produces": [2, 3, 4, 5, 6, 7, 8]},
  {"id": "c75", "town": "steamboat-springs", "freight": "lumber", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 1, 2, 2, 3, 4, 5]},
  {"id": "c76", "town": "taos", "freight": "lumber", "claim": 120, "operate": 40, "depletes": 4, "produces": [1, 1, 2, 3, 3, 4, 5, 6]},
  {"id": "c77", "town": "boulder", "freight": "coal", "claim": 140, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c78", "town": "canon-city", "freight": "coal", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c79", "town": "canon-city", "freight": "coal", "claim": 240, "operate": 60, "depletes": 3, "produces": [2, 3, 3, 4, 5, 6, 8, 10, 12]},
  {"id": "c80", "town": "capitan", "freight": "coal", "claim": 140, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c81", "town": "cerrillos", "freight": "coal", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c82", "town": "crested-butte", "freight": "coal", "claim": 120, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c83", "town": "crested-butte", "freight": "coal", "claim": 240, "operate": 60, "depletes": 3, "produces": [2, 3, 3, 4, 5, 6, 8, 10, 12]},
  {"id": "c84", "town": "durango", "freight": "coal", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c85", "town": "evanston", "freight": "coal", "claim": 120, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c86", "town": "gallup", "freight": "coal", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c87", "town": "gallup", "freight": "coal", "claim": 100, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c88", "town": "hanna", "freight": "coal", "claim": 180, "operate": 60, "depletes": 3, "produces": [2, 3, 3, 4, 5, 6, 8, 10, 12]},
  {"id": "c89", "town": "price", "freight": "coal", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c90", "town": "price", "freight": "coal", "claim": 100, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c91", "town": "price", "freight": "coal", "claim": 240, "operate": 60, "depletes": 3, "produces": [2, 3, 3, 4, 5, 6, 8, 10, 12]},
  {"id": "c92", "town": "raton", "freight": "coal", "claim": 140, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c93", "town": "raton", "freight": "coal", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c94", "town": "rock-springs", "freight": "coal", "claim": 120, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c95", "town": "rock-springs", "freight": "coal", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c96", "town": "steamboat-springs", "freight": "coal", "claim": 180, "operate": 60, "depletes": 3, "produces": [2, 3, 3, 4, 5, 6, 8, 10, 12]},
  {"id": "c97", "town": "trinidad", "freight": "coal", "claim": 120, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c98", "town": "trinidad", "freight": "coal", "claim": 60, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c99", "town": "trinidad", "freight": "coal", "claim": 100, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
  {"id": "c100", "town": "walsenburg", "freight": "coal", "claim": 180, "operate": 60, "depletes": 3, "produces": [2, 3, 3, 4, 5, 6, 8, 10, 12]},
  {"id": "c101", "town": "walsenburg", "freight": "coal", "claim": 80, "operate": 20, "depletes": 4, "produces": [1, 1, 2, 2, 3, 4, 5, 6]},
  {"id": "c102", "town": "walsenburg", "freight": "coal", "claim": 100, "operate": 40, "depletes": 4, "produces": [2, 2, 3, 4, 5, 6, 7, 8]},
];

export const EVENTS: readonly EventCard[] = [
  {"id": "c103", "effect": "jail"},
  {"id": "c104", "effect": "jail"},
  {"id": "c105", "effect": "kill"},
  {"id": "c106", "effect": "kill"},
  {"id": "c107", "effect": "discard"},
  {"id": "c108", "effect": "discard"},
];

export const PASSENGERS: readonly PassengerCard[] = [
  {"id": "p1", "letter": "A", "from": "denver", "to": "colorado-springs", "purchase": 160, "pays": 80, "leaves": null},
  {"id": "p2", "letter": "A", "from": "denver", "to": "central-city", "purchase": 100, "pays": 50, "leaves": null},
  {"id": "p3", "letter": "A", "from": "denver", "to": "hot-sulphur-springs", "purchase": 240, "pays": 120, "leaves": null},
  {"id": "p4", "letter": "A", "from": "pueblo", "to": "trinidad", "purchase": 200, "pays": 100, "leaves": null},
  {"id": "p5", "letter": "A", "from": "santa-fe", "to": "albuquerque", "purchase": 180, "pays": 90, "leaves": null},
  {"id": "p6", "letter": "A", "from": "salt-lake-city", "to": "ogden", "purchase": 100, "pays": 50, "leaves": null},
  {"id": "p7", "letter": "A", "from": "salt-lake-city", "to": "provo", "purchase": 100, "pays": 50, "leaves": null},
  {"id": "p8", "letter": "A", "from": "el-paso", "to": "las-cruces", "purchase": 100, "pays": 50, "leaves": null},
  {"id": "p9", "letter": "B", "from": "denver", "to": "leadville", "purchase": 300, "pays": 150, "leaves": {"town": "leadville", "depletions": 4}},
  {"id": "p10", "letter": "B", "from": "denver", "to": "pueblo", "purchase": 240, "pays": 120, "leaves": null},
  {"id": "p11", "letter": "B", "from": "colorado-springs", "to": "cripple-creek", "purchase": 120, "pays": 60, "leaves": null},
  {"id": "p12", "letter": "B", "from": "pueblo", "to": "leadville", "purchase": 340, "pays": 170, "leaves": {"town": "leadville", "depletions": 4}},
  {"id": "p13", "letter": "B", "from": "salt-lake-city", "to": "grand-junction", "purchase": 540, "pays": 270, "leaves": null},
  {"id": "p14", "letter": "B", "from": "pueblo", "to": "santa-fe", "purchase": 520, "pays": 260, "leaves": null},
  {"id": "p15", "letter": "B", "from": "el-paso", "to": "albuquerque", "purchase": 480, "pays": 240, "leaves": null},
  {"id": "p16", "letter": "B", "from": "durango", "to": "silverton", "purchase": 120, "pays": 60, "leaves": null},
  {"id": "p17", "letter": "C", "from": "denver", "to": "salt-lake-city", "purchase": 1040, "pays": 520, "leaves": null},
  {"id": "p18", "letter": "C", "from": "denver", "to": "santa-fe", "purchase": 700, "pays": 350, "leaves": null},
  {"id": "p19", "letter": "C", "from": "denver", "to": "el-paso", "purchase": 1200, "pays": 600, "leaves": null},
  {"id": "p20", "letter": "C", "from": "pueblo", "to": "salt-lake-city", "purchase": 1020, "pays": 510, "leaves": null},
  {"id": "p21", "letter": "C", "from": "santa-fe", "to": "el-paso", "purchase": 580, "pays": 290, "leaves": null},
  {"id": "p22", "letter": "C", "from": "salt-lake-city", "to": "santa-fe", "purchase": 1220, "pays": 610, "leaves": null},
  {"id": "p23", "letter": "C", "from": "denver", "to": "durango", "purchase": 700, "pays": 350, "leaves": null},
  {"id": "p24", "letter": "C", "from": "denver", "to": "aspen", "purchase": 420, "pays": 210, "leaves": null},
];

export const COLUMNS: readonly PriceColumn[] = [
  {"id": "gold", "name": "gold", "freight": "gold", "town": null, "prices": [150, 175, 200, 225, 250, 250, 275, 300, 325, 350], "lowest": 0, "highest": 9, "limit": null},
  {"id": "copper", "name": "copper", "freight": "copper", "town": null, "prices": [100, 120, 140, 160, 200, 200, 240, 280, 320, 400], "lowest": 0, "highest": 9, "limit": null},
  {"id": "silver", "name": "silver", "freight": "silver", "town": null, "prices": [100, 120, 160, 180, 200, 200, 200, 240, 300, 400], "lowest": 0, "highest": 9, "limit": null},
  {"id": "denver-lumber", "name": "Denver lumber", "freight": "lumber", "town": "denver", "prices": [30, 40, 60, 80, 100, 120, 160, 200, 240, 300], "lowest": 1, "highest": 7, "limit": 10},
  {"id": "salt-lake-city-lumber", "name": "Salt Lake City lumber", "freight": "lumber", "town": "salt-lake-city", "prices": [30, 40, 60, 80, 100, 120, 160, 200, 240, 300], "lowest": 3, "highest": 9, "limit": 8},
  {"id": "pueblo-lumber", "name": "Pueblo lumber", "freight": "lumber", "town": "pueblo", "prices": [30, 40, 60, 80, 100, 120, 160, 200, 240, 300], "lowest": 1, "highest": 7, "limit": 6},
  {"id": "santa-fe-lumber", "name": "Santa Fe lumber", "freight": "lumber", "town": "santa-fe", "prices": [30, 40, 60, 80, 100, 120, 160, 200, 240, 300], "lowest": 0, "highest": 6, "limit": 6},
  {"id": "el-paso-lumber", "name": "El Paso lumber", "freight": "lumber", "town": "el-paso", "prices": [30, 40, 60, 80, 100, 120, 160, 200, 240, 300], "lowest": 1, "highest": 7, "limit": 8},
  {"id": "denver-coal", "name": "Denver coal", "freight": "coal", "town": "denver", "prices": [20, 20, 30, 40, 60, 60, 80, 100, 120, 140], "lowest": 2, "highest": 9, "limit": 16},
  {"id": "salt-lake-city-coal", "name": "Salt Lake City coal", "freight": "coal", "town": "salt-lake-city", "prices": [20, 20, 30, 40, 60, 60, 80, 100, 120, 140], "lowest": 0, "highest": 7, "limit": 10},
  {"id": "pueblo-coal", "name": "Pueblo coal", "freight": "coal", "town": "pueblo", "prices": [20, 20, 30, 40, 60, 60, 80, 100, 120, 140], "lowest": 0, "highest": 6, "limit": 8},
  {"id": "santa-fe-coal", "name": "Santa Fe coal", "freight": "coal", "town": "santa-fe", "prices": [20, 20, 30, 40, 60, 60, 80, 100, 120, 140], "lowest": 1, "highest": 8, "limit": 8},
  {"id": "el-paso-coal", "name": "El Paso coal", "freight": "coal", "town": "el-paso", "prices": [20, 20, 30, 40, 60, 60, 80, 100, 120, 140], "lowest": 2, "highest": 9, "limit": 8},
];

/** The increased demand number of each turn, the first one first. */
export const IDN: readonly number[] = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7];

export const WINTERS: readonly number[] = [4, 8, 12, 16, 20, 24];

export const SORTS: readonly Sort[] = [
  {"name": "train 9", "train": true, "power": 9, "turn": 1, "cost": 80, "tradeIn": 40, "count": 6},
  {"name": "train 15", "train": true, "power": 15, "turn": 1, "cost": 120, "tradeIn": 60, "count": 6},
  {"name": "train 24", "train": true, "power": 24, "turn": 5, "cost": 200, "tradeIn": 100, "count": 8},
  {"name": "train 42", "train": true, "power": 42, "turn": 9, "cost": 320, "tradeIn": 160, "count": 8},
  {"name": "train 72", "train": true, "power": 72, "turn": 13, "cost": 500, "tradeIn": 0, "count": 8},
  {"name": "plow +2", "train": false, "power": 2, "turn": 1, "cost": 40, "tradeIn": 20, "count": 3},
  {"name": "plow +3", "train": false, "power": 3, "turn": 5, "cost": 80, "tradeIn": 40, "count": 4},
  {"name": "plow +4", "train": false, "power": 4, "turn": 9, "cost": 140, "tradeIn": 70, "count": 5},
  {"name": "plow +5", "train": false, "power": 5, "turn": 13, "cost": 200, "tradeIn": 0, "count": 6},
];
