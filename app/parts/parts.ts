import type { Part } from "#app/contract/part.ts";
import { bankStatements } from "./bank-statements/part.ts";
import { closings } from "./closings/part.ts";
import { help } from "./help/part.ts";
import { newsletter } from "./newsletter/part.ts";
import { openBooks } from "./open-books/part.ts";
import { personalData } from "./personal-data/part.ts";
import { pledges } from "./pledges/part.ts";
import { zakat } from "./zakat/part.ts";

/** What a foundation may use or leave, in the order in which staff see it. */
export const parts: readonly Part[] = [
  help,
  bankStatements,
  pledges,
  zakat,
  newsletter,
  closings,
  openBooks,
  personalData,
];
