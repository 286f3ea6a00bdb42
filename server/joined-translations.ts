import { sql } from "kysely";
import type { JoinedTranslationsTable } from "./db/stories-schema.ts";

type Noun = JoinedTranslationsTable["noun"];

/** Where the rows are that Urdu ones have joined. */
export const joinedTables = { post: "blog_posts", event: "events" } as const satisfies Record<Noun, string>;

/** A condition for a query: the row with this number, or that into which the row with this number went (decision 095). */
export const hasNumber = (noun: Noun, id: number) =>
  sql<boolean>`${sql.ref(`${joinedTables[noun]}.id`)} in (${id},
    (select row_id from joined_translations where noun = ${noun} and former_id = ${id}))`;
