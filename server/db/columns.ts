import type { Generated } from "kysely";
import type { Language } from "#app/contract/language.ts";

/* Types of columns that several tables have. */

/** True or false, on both databases. */
export type Flag = 0 | 1;

/** The Urdu of the text before it; empty: none yet, and Urdu pages show the English. */
export type Urdu = Generated<string>;

/** Which texts of the row were changed in one language alone: JSON by field, empty when none was (outdated-texts.ts). */
export type OutdatedColumn = { outdated_texts: Generated<string> };

/** The common columns of what people send to the foundation. */
export type InboxColumns = {
  id: Generated<number>;
  received_at: string;
  read_at: string | null;
  note: Generated<string>;
  /** Counts the saves of the note: one that names an older one is refused. */
  version: Generated<number>;
  /** Of the page whose form it was. */
  language: Generated<Language>;
  search_text: string;
};
