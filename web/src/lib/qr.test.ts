import { expect, it } from "vitest";
import { drawn, qr } from "./qr";

/** Codes as the Python package qrcode draws them: a text, its mask, and the rows in hexadecimal. */
const KNOWN: [text: string, mask: number, rows: string][] = [
  [
    "http://192.168.1.7:8000/table/b7WcD1kPzQ9e",
    3,
    "1fde927f 105ed941 1747d25d 17577d5d 1744235d 10429e41 1fd5557f 185d00 16e55f4b 812f251 17dcdd86 1e3bb209 be36bac 39c3be3 e6b821f d3a52a2 177cd632 164006 14cd3d4c 7b83a64 af44ffc 130f1f 1fd00f5a 105bf318 174029ff 1756f815 17568581 104191b2 1fd261ba",
  ],
  [
    "https://play.example/table/b7WcD1kPzQ9eb7WcD1kPzQ9eb7WcD1kPzQ9eb7WcD1kPzQ9eb7WcD1kPzQ9eb7WcD1kPzQ9eb7WcD1kPzQ9eb7WcD1kPzQ9e",
    6,
    "1fd96cf22297f 105185ff42f41 1754619bddb5d 174531a35fa5d 17539efd7085d 104dc1c583441 1fd555555557f fcc460bb00 13fde87d03f97 18282f06deecc fe4d2c85df45 1cbc3ec8be69d 1efbd1515d495 6132317c145a 1ef5c45c10d2f 1a816d4f775d5 1acc6a1653df6 2a08c53e53ff 34eea737773d 1d20d79d5cc0a ff86bb1c72a1 1285f766cefe6 5f7e3fc85bff d1f4d46e4116 1d5af1d753753 1310fdc548d18 15f80f7fbd7f3 1a1ffc1cc6ddf cf1e59e51fee 14a02f3f6d866 4eb5a5599af5 3a474d4bd1ba 76e83381af98 e39eff888b9c 1649b3cde85d9 1d00b2e3f54ac 96b844d9d6e1 d37c357faed8 8e2ec912bcd3 e32f5b00c23f 1c74fefc79ff1 1356c765b14 1fd05bd5b1953 105c734564f1b 17531c7d03dfd 1752adc95c462 1747ebd1208f5 104554cfe534f 1fdc265f77635",
  ],
];

const hexadecimal = (rows: boolean[][]): string =>
  rows.map((row) => BigInt(`0b${row.map(Number).join("")}`).toString(16)).join(" ");

it.each(KNOWN)("draws %s as others do", (text, mask, rows) => {
  expect(hexadecimal(qr(text, mask)!)).toBe(rows);
});

it("takes the mask that is easiest to read, and refuses what is too long", () => {
  const codes = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => hexadecimal(qr("silverware", mask)!));
  expect(codes).toContain(hexadecimal(qr("silverware")!));
  expect(qr("x".repeat(213))).not.toBeNull();
  expect(qr("x".repeat(214))).toBeNull();
});

it("draws each dark module as a square of one path", () => {
  expect(
    drawn([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1ZM1 1h1v1h-1Z");
});
