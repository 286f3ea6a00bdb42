import { sql } from "kysely";
import type { JoinedTranslationsTable } from "./db/schema.ts";

/** A condition for a query: the row with this number, or that into which the row with this number went (decision 095). */
export const hasNumber = (noun: JoinedTranslationsTable["noun"], id: number) =>
  sql<boolean>`id in (${id}, (select row_id from joined_translations where noun = ${noun} and former_id = ${id}))`;
