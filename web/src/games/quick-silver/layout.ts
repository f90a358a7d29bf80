// Where things lie on the table: seats around an oval, one's own at the bottom, the left neighbour on the left.

import { CENTRE } from "./holders";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export interface Layout extends Box {
  /** The size of a cart with its name. */
  cart: Box;
  /** The middle of each cart, by seat. */
  seats: Point[];
  /** The middle of the table. */
  centre: Point;
  /** The size of a central card, and the space between two. */
  slot: Box & { gap: number };
  slots: Point[];
  /** The size of the tin and of the pile of sneak tokens. */
  heap: Box;
  tin: Point;
  pile: Point;
  /** The half axes of the oval. */
  oval: Point;
}

/** The height of what is written below a cart; on a wall it grows with the cart, from this width on. */
const LABEL = 42;
const WRITTEN = 170;
/** A name below a small cart has so much room. */
const NAMED = 96;
/** How much larger than on a desk something is written below a cart. */
export const larger = (cart: number): number => Math.max(1, cart / WRITTEN);
/** Height over width of a cart, and of a card. */
export const CART = 0.8;
export const CARD = 90 / 64;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** A table that is drawn as it is on a desk; on a wall everything grows with it. */
const DESK: Box = { width: 800, height: 530 };
const LARGEST = 2.2;
/** The least height of a table, on a phone that stands and elsewhere. */
const STANDING = 428;
const LEAST = 300;

/** The widest carts for a height: one above the other, with the central cards and the heaps between. */
const fitting = (height: number): number =>
  Math.floor(Math.min((height - 160) / (2 * CART + 0.41 * CARD), (height - 114) / (2 * CART + 0.41 * (CARD + 1))));

/** How wide a cart is at a table of that size. */
function cartWidth(table: Box): number {
  return Math.min(cartsAbreast(table), fitting(table.height));
}

function cartsAbreast({ width, height }: Box): number {
  if (width < 380) return Math.min(98, Math.floor(width * 0.27));
  if (width < 480) return 102;
  if (width < 640) return 116;
  return Math.round(136 * between(1, Math.min(width / DESK.width, height / DESK.height), LARGEST));
}

/** A table for so many seats, seen from one of them; spectators sit at the first. `tall` is the room there is. */
export function layOut(seats: number, me: number, width: number, tall = DESK.height): Layout {
  const least = width < 480 && tall > width ? STANDING : LEAST;
  const height = Math.round(between(least, width * 0.68, Math.max(tall, least)));
  const wide = cartWidth({ width, height });
  const cart = { width: wide, height: Math.round(wide * CART + LABEL * larger(wide)) };
  const centre = { x: width / 2, y: height / 2 };
  const named = width < 480 ? cart.width : Math.max(cart.width, NAMED);
  const oval = { x: (width - named) / 2 - 4, y: (height - cart.height) / 2 - 4 };
  const slotWide = Math.round(wide * 0.41);
  const slot = { width: slotWide, height: Math.round(slotWide * CARD), gap: 6 };
  /** Room between tin and pile for a card on its way. */
  const aisle = width < 380 ? 8 : Math.round(slotWide * 0.8);
  const heap = { width: Math.max(58, slotWide * 1.3), height: Math.max(46, slotWide) };
  const top = centre.y - (slot.height + 10 + heap.height) / 2;
  const below = top + slot.height + 10 + heap.height / 2;
  return {
    width,
    height,
    cart,
    centre,
    slot,
    heap,
    oval,
    seats: Array.from({ length: seats }, (_, seat) => around(seat - Math.max(me, 0), seats, centre, oval)),
    slots: [-1, 0, 1].map((side) => ({ x: centre.x + side * (slot.width + slot.gap), y: top + slot.height / 2 })),
    tin: { x: centre.x - (heap.width + aisle) / 2, y: below },
    pile: { x: centre.x + (heap.width + aisle) / 2, y: below },
  };
}

/** So many places to the left of the bottom. The oval is squared a little, so that the sides are used. */
function around(places: number, seats: number, centre: Point, oval: Point): Point {
  const angle = Math.PI * (0.5 + (2 * places) / seats);
  const across = Math.cos(angle);
  const down = Math.sin(angle);
  return { x: centre.x + oval.x * squared(across, 0.4), y: centre.y + oval.y * squared(down, 0.85) };
}

/** A sine or cosine, pushed outwards. */
export function squared(value: number, by: number): number {
  return Math.abs(value) < 1e-9 ? 0 : Math.sign(value) * Math.abs(value) ** by;
}

/** Where a swap starts from or arrives: a cart's edge towards the middle, or the central cards. */
export function anchor(table: Layout, holder: number): Point {
  const at = holder === CENTRE ? undefined : table.seats[holder];
  return at ? edge(at, table.cart, table.centre) : table.slots[1]!;
}

/** Where a box around a point ends in the direction of another. */
function edge(at: Point, { width, height }: Box, toward: Point): Point {
  const across = toward.x - at.x;
  const down = toward.y - at.y;
  const reach = 1 / Math.max(Math.abs(across) / (width / 2 + 8), Math.abs(down) / (height / 2 + 6));
  return { x: at.x + across * reach, y: at.y + down * reach };
}

export interface Leg {
  /** The curve as SVG writes it. */
  d: string;
  middle: Point;
}

/** The way of a swap, one bow for each two holders on it. */
export function legs(table: Layout, way: number[]): Leg[] {
  const row = { width: 3 * table.slot.width + 2 * table.slot.gap, height: table.slot.height };
  return way.slice(1).map((holder, at) => {
    const from = anchor(table, way[at]!);
    return bow(from, holder === CENTRE ? edge(table.slots[1]!, row, from) : anchor(table, holder));
  });
}

function bow(from: Point, to: Point): Leg {
  const across = { x: to.x - from.x, y: to.y - from.y };
  const bend = { x: (from.x + to.x) / 2 - across.y * 0.22, y: (from.y + to.y) / 2 + across.x * 0.22 };
  const at = (a: number, b: number, c: number): number => a / 4 + b / 2 + c / 4;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    d: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    middle: { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) },
  };
}
