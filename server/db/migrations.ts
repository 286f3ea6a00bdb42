import type { Migration } from "kysely/migration";
import * as theHouse from "./migrations/001-the-house.ts";
import * as everyCall from "./migrations/002-every-call.ts";

/** In the order in which they run. A migration that has landed is frozen: mend it by adding the next one. */
export const migrations: Record<string, Migration> = {
  "001-the-house": theHouse,
  "002-every-call": everyCall,
};
