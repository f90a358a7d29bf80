// For tests: our edition of Quicksand as the server describes it.

import edition from "./edition.json";
import type { QuicksandEdition } from "./messages";

export const OURS = edition as QuicksandEdition;
