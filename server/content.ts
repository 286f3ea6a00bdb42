import { type ContentName, type ContentOf, contents, type StoredContent } from "#content/contents.ts";
import { type Language, localize } from "#content/define-content.ts";
import type { Services } from "./services.ts";

/**
 * What the foundation says of itself under this name: what staff have saved, else the default of content/. A saved
 * value that no longer fits the schema (a release has changed it) is logged and gives way to the default.
 */
export async function readContent<Name extends ContentName>(
  { db, log }: Pick<Services, "db" | "log">,
  name: Name,
  language: Language = "en",
): Promise<ContentOf<Name>> {
  const { schema, defaults } = contents[name];
  const row = await db.selectFrom("content").select("value").where("name", "=", name).executeTakeFirst();
  if (!row) return localize<StoredContent<Name>>(defaults, language);
  const saved = schema.safeParse(JSON.parse(row.value));
  if (!saved.success)
    log.warn({ content: name, err: saved.error }, "saved content no longer fits its schema");
  return localize<StoredContent<Name>>(saved.success ? saved.data : defaults, language);
}
