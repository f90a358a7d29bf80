// Every sentence the client says by itself, in one place and by page, ready to be said in another language.
// What the game says (prompts, moves, log, refusals) comes from the server.

import { account } from "./account";
import { editions } from "./editions";
import { faces } from "./faces";
import { friends } from "./friends";
import { home } from "./home";
import { host } from "./host";
import { learn } from "./learn";
import { levels } from "./levels";
import { result } from "./result";
import { review } from "./review";
import { rules } from "./rules";
import { speech } from "./speech";
import { stage } from "./stage";
import { table } from "./table";
import { top } from "./top";

export const words = {
  account,
  editions,
  faces,
  friends,
  home,
  host,
  learn,
  levels,
  result,
  review,
  rules,
  speech,
  stage,
  table,
  top,
};
