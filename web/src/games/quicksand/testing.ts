// For tests: our edition of Quicksand as the server describes it.

import edition from "../../messages/quicksand-edition.json";
import type { QuicksandEdition } from "../../messages/quicksand";

export const OURS = edition as QuicksandEdition;
