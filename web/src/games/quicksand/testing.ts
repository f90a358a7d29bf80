// For tests: our edition of Quicksand and the pictures of its rules, as the server describes them.

import type { QuicksandEdition, QuicksandView } from "../../messages/quicksand";
import edition from "../../messages/quicksand-edition.json";
import pictures from "../../messages/quicksand-pictures.json";

export const OURS = edition as QuicksandEdition;

/** The beginning of a game, as Ada sees it. */
export const START = pictures[0]!.view as unknown as QuicksandView;
