import type { Generated } from "kysely";

/* Types of columns that several tables have. */

/** True or false, on both databases. */
export type Flag = 0 | 1;

/** The Urdu of the text before it; empty: none yet, and Urdu pages show the English. */
export type Urdu = Generated<string>;

/** Which texts of the row were changed in one language alone: JSON by field, empty when none was (outdated-texts.ts). */
export type OutdatedColumn = { outdated_texts: Generated<string> };
