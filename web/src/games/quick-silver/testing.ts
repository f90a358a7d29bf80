// For tests: the pictures of Quick Silver as the server draws them.

import type { QuickSilverView } from "../../messages/quick-silver";
import pictures from "../../messages/quick-silver-pictures.json";

export const pictured = (name: string): QuickSilverView =>
  pictures.find((picture) => picture.name === name)!.view as unknown as QuickSilverView;
