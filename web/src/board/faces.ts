// The faces of bots and people in one hand, 48 by 48: what lies behind the head, pale shapes with an outline, solid ink, lines.

interface Drawn {
  back?: string;
  pale?: string;
  ink: string;
  line: string;
}

const SHOULDERS = "M5 48c0-9 6-12.5 19-12.5S43 39 43 48Z";
const HEAD = "M24 11.5c-6.5 0-10 4.5-10 11S18.5 34.5 24 34.5s10-5.5 10-12-3.5-11-10-11Z";
/** What every face is made of, but for those that hide it. */
export const BODY = SHOULDERS + HEAD;

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const EYES = dot(20, 23, 1.7) + dot(28, 23, 1.7);
const SHUT = "M18 23c1 1.6 3.4 1.6 4.4 0M25.6 23c1 1.6 3.4 1.6 4.4 0";
const SMILE = "M19.5 28c2 2.8 7 2.8 9 0";
const GRIN = "M18.5 27.5h11c0 5-11 5-11 0Z";
const FLAT = "M20.5 29h7";
const GLUM = "M20.5 30c1.6-1.6 5.4-1.6 7 0";
const BROWS = "M16.5 18.5l6 1.8M31.5 18.5l-6 1.8";
const GLASSES = `${dot(19.3, 23, 4.2)}${dot(28.7, 23, 4.2)}`;
const FULL_BEARD =
  "M13.8 22c-1 14 4 21 10.2 21s11.2-7 10.2-21c-2 5-4 5.5-10.2 5.5S15.8 27 13.8 22ZM20.5 30.5c1.5 2 5.5 2 7 0Z";
const HANDLEBAR = "M24 27c-3 0-5 3.4-9.5.6 1.6 4.6 7.5 4.8 9.5 2.4 2 2.4 7.9 2.2 9.5-2.4C29 30.4 27 27 24 27Z";
const WALRUS = "M16.5 26.500c4.5-1.5 10.5-1.5 15 0 1.5 5-1.5 7-3 5.500L24 30l-4.5 2c-1.5 1.5-4.5-.5-3-5.500Z";
const GOATEE = "M20.8 31.500h6.400L24 40Z";

/** The bots, who always look like this. */
const BOTS: Record<string, Drawn> = {
  nell: {
    back: "M24 2C9 2 6 14 8 26c1 8 4 12 7 13h18c3-1 6-5 7-13C42 14 39 2 24 2Z",
    ink: `${EYES}M14 20c1-7 5-9 10-9s9 2 10 9c-3-4-5-5-6.5-5L24 18l-3.5-3C19 15 17 16 14 20Z${GRIN}`,
    line: "M24 39l-5 4M24 39l5 4M11 12c3-4 7-6 13-6s10 2 13 6",
  },
  etta: {
    ink: `${dot(24, 6, 4.6)}M13.5 21c-1-9 4-11.5 10.5-11.500S35.5 12 34.5 21c-1.5-5-5-6-10.5-6s-9 1-10.5 6Z${dot(19.3, 23, 1.4)}${dot(28.7, 23, 1.4)}`,
    line: `${GLASSES}M23.5 22h1M21.5 30h5M19 36l5 5 5-5`,
  },
  silas: {
    ink: `M3 17c6-1 9-3 10-6 1-7 5-9 11-9s10 2 11 9c1 3 4 5 10 6-8 4-34 4-42 0Z${GOATEE}`,
    line: `${SHUT}M21.5 29c1.5.8 3.5.8 5 0`,
  },
  walt: { ink: `${EYES}${FULL_BEARD}`, line: "M16 18l6.5 2M32 18l-6.5 2M20 14.500c2-1 6-1 8 0" },
  dora: {
    back: "M24 7C11 7 9 17 10 28c0 5 0 8-2 11h32c-2-3-2-6-2-11C39 17 37 7 24 7Z",
    ink: `${EYES}M14 21c0-9 4-11 10-11s10 2 10 11H14Z`,
    line: `${FLAT}M17.5 22.500l4-.8M30.5 22.500l-4-.8`,
  },
  duke: {
    ink: `${EYES}M14 16V1h20v15l7 1c-5 3.5-29 3.5-34 0Z${HANDLEBAR}`,
    line: `${dot(28.5, 23, 4.6)}M33 25c1 5 0 8-2 12M19 37l5 3 5-3`,
  },
  norbert: {
    ink: `${EYES}M11 17C10 5 16 2 24 2s14 3 13 15l6 1c-6 4-32 4-38 0Z${WALRUS}`,
    line: `M24 36v9M20 40l4-3 4 3`,
  },
  ezra: {
    ink: `${dot(28, 23, 1.7)}M13.5 20C12 8 19 7 25 7c8 0 11 5 9.5 14-2-6-5-8-9-8-5 0-9 1-12 7Z${dot(19.3, 23, 4)}${GOATEE}`,
    line: "M14 18.500l20 7.500M21 28.500c3 1.5 5.5.5 7-1",
  },
  sadie: {
    back: "M30 12c8 2 9 14 7 26l-5 1c2-8 1-16-2-20Z",
    ink: `${EYES}M11 18C9 8 16 4 24 4c9 0 13 6 12 12l7 3c-8 2-22 2-32-1Z`,
    line: `${GLUM}M12 37c6 4 18 4 24 0`,
  },
  wilma: {
    back: "M14 15c-5 6-5 16-4 22h28c1-6 1-16-4-22Z",
    ink: `${EYES}M2 17C10 15 12 5 24 5s14 10 22 12c-9 3-14 2-22 2S11 20 2 17Z${GRIN}`,
    line: "M13 13c6 2 16 2 22 0",
  },
  dexter: {
    ink: `${EYES}M13.5 19C11 8 16 9 17 6c3 2 5-1 7-2 2 2 5 0 8 3 1 3 4 3 2.5 12l-1.5-2H15Z`,
    line: `${GLUM}M13 16h22M17 37l7 4 7-4`,
    pale: `${dot(19, 14.5, 4)}${dot(29, 14.5, 4)}`,
  },
  delia: {
    back: "M24 6C9 6 12 20 8 26c-3 6 2 8 0 14h32c-2-6 3-8 0-14C36 20 39 6 24 6Z",
    ink: `M14 21c1-4 5-8 12-9 4 2 6 5 8 9-1-9-4-12-10-12s-9 3-10 12Z${dot(35, 12, 1.8)}${dot(33, 8, 2.2)}${dot(38, 9, 2.2)}${dot(38, 14, 2.2)}${dot(32, 13, 2.2)}`,
    line: `${SHUT}${SMILE}`,
  },
};

/** The faces people choose from. */
const PEOPLE: Record<string, Drawn> = {
  kerchief: {
    ink: `${EYES}M12.5 20C11 8 17 4.5 24 4.500S37 8 35.5 20c-7-5-16-5-23 0ZM35 17l8 3-2 3 1 4-8-6Z`,
    line: `${SMILE}M14.5 14c6-3 13-3 19 0`,
  },
  goggles: {
    ink: "M12.5 24C11 9 16 4 24 4s13 5 11.5 20l-1.5-3H14Z",
    line: `${SMILE}`,
    pale: `${dot(18.8, 22.5, 5)}${dot(29.2, 22.5, 5)}`,
  },
  hood: {
    back: "M24 1C10 4 8 18 6 40h36C40 18 38 4 24 1Z",
    ink: EYES,
    line: `${SMILE}M24 1v6M14 40c2 3 6 5 10 5s8-2 10-5`,
  },
  beard: {
    ink: `${EYES}${FULL_BEARD}M13 21C11 8 17 6 24 6s13 2 11 15c-2-5-4-7-11-7s-9 2-11 7Z`,
    line: "",
  },
  braids: {
    ink: `${EYES}M13 22C11 9 17 7 24 7s13 2 11 15c-3-7-6-8-11-10-5 2-8 3-11 10ZM12 20c-5 3-1 5-4 8 4 1 0 5-2 8 2 2 2 4 1 8l5-1c0-4 2-6 0-9 2-3 3-6 2-9ZM36 20c5 3 1 5 4 8-4 1 0 5 2 8-2 2-2 4-1 8l-5-1c0-4-2-6 0-9-2-3-3-6-2-9Z`,
    line: SMILE,
  },
  topknot: {
    ink: `${EYES}M13.5 20c0-8 3-10.5 7.5-11.5-3-2-2-7 3-7s6 5 3 7c4.5 1 7.5 3.5 7.5 11.5-3-4-5-6-10.5-6s-7.5 2-10.5 6Z`,
    line: FLAT,
  },
  cap: {
    ink: `${EYES}M12 17C12 7 17 4 25 4c7 0 11 5 11 12L12 17ZM10 17h16c-3 4-13 5-19 2Z`,
    line: `${SMILE}${dot(24.5, 10, 2)}`,
  },
  curls: {
    ink: `${EYES}${dot(24, 8, 6)}${dot(16, 10, 5.5)}${dot(32, 10, 5.5)}${dot(11.5, 17, 5)}${dot(36.5, 17, 5)}${dot(10.5, 25, 4)}${dot(37.5, 25, 4)}`,
    line: SMILE,
  },
  spectacles: {
    ink: `${dot(19.3, 22, 1.5)}${dot(28.7, 22, 1.5)}M13.6 21c-1.6-6 0-10 3-11-1 3-2 6-3 11ZM34.4 21c1.6-6 0-10-3-11 1 3 2 6 3 11Z${HANDLEBAR}`,
    line: `M15 22a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0ZM24.4 22a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0Z`,
  },
  lamp: {
    ink: `${EYES}M11 19C11 8 16 3 24 3s13 5 13 16Z`,
    pale: dot(24, 12, 4.5),
    line: `${FLAT}M24 4.500V1M17.5 7 15 4.500M30.5 7 33 4.500M15 34l3 5h12l3-5`,
  },
  ribbon: {
    back: "M33 10c8 3 10 12 8 22-3 2-6 1-7-2 1-6 0-12-1-20Z",
    ink: `${EYES}M13.5 21C12 10 17 7 24 7s12 3 10.5 14c-4-3-8-5-9.5-8-2 4-7 5-11.5 8ZM33 10l1-7 6 2-1 4 4 2-3 5Z`,
    line: SMILE,
  },
  whiskers: {
    ink: `${EYES}M13.6 19c-3 6-2 13 3 17 2-3 2-6 0-9-1.5-2-2-5-3-8ZM34.4 19c3 6 2 13-3 17-2-3-2-6 0-9 1.5-2 2-5 3-8ZM12 15c0-8 4-12 12-12s12 4 12 12l3 3c-9-3-21-3-30 0Z`,
    line: `${BROWS}${FLAT}M13 12h22`,
  },
};

export const FACES: Record<string, Drawn> = { ...BOTS, ...PEOPLE };
export const OURS = Object.keys(PEOPLE);
