// What a device is called, from what its browser says about itself.

import { words } from "../words";

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS/, "Firefox"],
  [/Chrome\/|CriOS|Chromium/, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** "Firefox on Linux". */
export function deviceName(agent: string): string {
  const find = (among: [RegExp, string][]): string => among.find(([sign]) => sign.test(agent))?.[1] ?? "";
  const other = agent.includes("Mozilla/") ? words.account.someBrowser : words.account.someProgram;
  return words.account.device(find(BROWSERS) || other, find(SYSTEMS));
}
