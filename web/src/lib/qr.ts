// QR codes (ISO/IEC 18004): a text as bytes, error correction M, versions 1 to 10. That is enough for any link.

/** By version, from 1: all codewords, those for error correction in each block, the blocks, where patterns align. */
const VERSIONS: [total: number, correcting: number, blocks: number, aligned: number[]][] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The product of two numbers of the field of 256, by its polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** What corrects errors in a block: the remainder of its division by the generator. */
function correcting(block: number[], count: number): number[] {
  const divisor = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let root = 1, each = 0; each < count; each += 1, root = times(root, 2))
    for (let at = 0; at < count; at += 1) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  const rest = Array<number>(count).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((term, at) => (rest[at]! ^= times(term, factor)));
  }
  return rest;
}

/** The text as bits with their length in front, padded, in blocks with what corrects their errors, interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, extra, blocks] = VERSIONS[version - 1]!;
  const space = total - extra * blocks;
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  add(4, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, space * 8 - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0; data.length < space; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);
  const short = Math.floor(space / blocks);
  const longer = space % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const part = data.slice(from, (from += short + (block < blocks - longer ? 0 : 1)));
    return { part, corrects: correcting(part, extra) };
  });
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const { part } of parts) if (at < part.length) woven.push(part[at]!);
  for (let at = 0; at < extra; at += 1) for (const { corrects } of parts) woven.push(corrects[at]!);
  return woven;
}

/** A number with the remainder of its division by a polynomial behind it. */
function checked(value: number, polynomial: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return (value << degree) | rest;
}

/** A square of modules: dark, light, or not drawn yet. */
class Square {
  readonly rows: (boolean | undefined)[][];

  constructor(readonly size: number) {
    this.rows = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  }
  draw(x: number, y: number, dark: boolean): void {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) this.rows[y]![x] = dark;
  }
  /** A pattern of squares in squares around a point; `dark` says which of these are. */
  around(x: number, y: number, reach: number, dark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) this.draw(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

function patterns(version: number): Square {
  const square = new Square(17 + 4 * version);
  const { size } = square;
  for (let at = 0; at < size; at += 1) {
    square.draw(6, at, at % 2 === 0);
    square.draw(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square.around(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const aligned = VERSIONS[version - 1]![3];
  const last = aligned.at(-1);
  for (const x of aligned)
    for (const y of aligned)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)))
        square.around(x, y, 2, (ring) => ring !== 1);
  const says = checked(version, 0x1f25, 12);
  for (let bit = 0; version >= 7 && bit < 18; bit += 1) {
    const [a, b] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    square.draw(a, b, ((says >> bit) & 1) === 1);
    square.draw(b, a, ((says >> bit) & 1) === 1);
  }
  return square;
}

/** Error correction M and the mask, twice. */
function format(square: Square, mask: number): void {
  const says = checked(mask, 0x537, 10) ^ 0x5412;
  const { size } = square;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((says >> bit) & 1) === 1;
    square.draw(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    square.draw(bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit, 8, dark);
  }
  square.draw(8, size - 8, true);
}

function masked(version: number, words: number[], mask: number): boolean[][] {
  const square = patterns(version);
  format(square, mask);
  const { size, rows } = square;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (rows[y]![x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        square.draw(x, y, dark !== MASKS[mask]!(x, y));
        bit += 1;
      }
    }
  }
  return rows as boolean[][];
}

/** How hard a code is to read: long runs, and blocks of one colour. */
function hardness(rows: boolean[][]): number {
  let sum = 0;
  rows.forEach((row, y) => {
    for (const line of [row, rows.map((each) => each[y]!)])
      for (let at = 1, run = 1; at < line.length; at += 1) {
        run = line[at] === line[at - 1] ? run + 1 : 1;
        sum += run === 5 ? 3 : run > 5 ? 1 : 0;
      }
    for (let x = 1; y && x < row.length; x += 1)
      if (row[x] === row[x - 1] && row[x] === rows[y - 1]![x] && row[x] === rows[y - 1]![x - 1]) sum += 3;
  });
  return sum;
}

/** The rows of a code, dark modules true; null where the text is too long. */
export function qr(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = ([total, extra, blocks]: (typeof VERSIONS)[number], at: number): boolean =>
    bytes.length + (at < 9 ? 2 : 3) <= total - extra * blocks;
  const version = VERSIONS.findIndex(fits) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const codes = (mask === undefined ? [...MASKS.keys()] : [mask]).map((each) => masked(version, words, each));
  return codes.reduce((best, code) => (hardness(code) < hardness(best) ? code : best));
}

/** Dark modules as one path, a unit each. */
export const drawn = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1Z`] : []))).join("");
