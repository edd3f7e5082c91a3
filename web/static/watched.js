// @ts-check
/** The page of a table that one looks at without signing in: it says how far away its times are, as long as it stands open. */

import { times } from "./outlived.js";

times();
setInterval(times, 30_000);
