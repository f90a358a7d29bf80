// For tests: the pictures of Silver Coin as the server draws them.

import type { SilverCoinView } from "../../messages/silver-coin";
import pictures from "../../messages/silver-coin-pictures.json";

export const pictured = (name: string): SilverCoinView =>
  pictures.find((picture) => picture.name === name)!.view as unknown as SilverCoinView;
