import { type Language, type Localized, localize } from "#content/define-content.ts";
import { type ContentName, contents } from "#content/contents.ts";
import type { z } from "zod";
import type { Services } from "./services.ts";

type Stored<Name extends ContentName> = z.output<(typeof contents)[Name]["schema"]>;
/** Content as pages show it: every text in one language. */
export type ContentOf<Name extends ContentName> = Localized<Stored<Name>>;

/**
 * What the foundation says of itself under this name: what staff have saved, else the default of content/. A saved
 * value that no longer fits the schema (a release has changed it) is logged and gives way to the default.
 */
export async function readContent<Name extends ContentName>(
  { db, log }: Pick<Services, "db" | "log">,
  name: Name,
  language: Language = "en",
): Promise<ContentOf<Name>> {
  const row = await db.selectFrom("content").select("value").where("name", "=", name).executeTakeFirst();
  const { schema, defaults } = contents[name];
  if (!row) return localize(defaults as Stored<Name>, language);
  const saved = schema.safeParse(JSON.parse(row.value));
  if (!saved.success) log.warn({ content: name, err: saved.error }, "saved content no longer fits its schema");
  return localize((saved.success ? saved.data : defaults) as Stored<Name>, language);
}
