import { type ContentName, type ContentOf, contents, type StoredContent } from "#content/contents.ts";
import { type Language, localize } from "#content/define-content.ts";
import type { Services } from "./services.ts";

/**
 * What the foundation says of itself under this name: what staff have saved, else the default of content/, with the
 * figures that its texts name.
 */
export async function readContent<Name extends ContentName>(
  { db, log }: Pick<Services, "db" | "log">,
  name: Name,
  language: Language = "en",
): Promise<ContentOf<Name>> {
  const rows = await db
    .selectFrom("content")
    .select(["name", "value"])
    .where("name", "in", [name, "figures"])
    .execute();

  /** A saved value that no longer fits the schema (a release has changed it) is logged and gives way to the default. */
  function stored<One extends ContentName>(one: One): StoredContent<One> {
    const { schema, defaults } = contents[one];
    const row = rows.find((row) => row.name === one);
    if (!row) return defaults;
    const saved = schema.safeParse(JSON.parse(row.value));
    if (saved.success) return saved.data;
    log.warn({ content: one, err: saved.error }, "saved content no longer fits its schema");
    return defaults;
  }

  return localize<StoredContent<Name>>(stored(name), language, stored("figures").shared);
}

/** The default under this name: for what must be shown even when the database cannot be read. */
export const defaultContent = <Name extends ContentName>(
  name: Name,
  language: Language = "en",
): ContentOf<Name> =>
  localize<StoredContent<Name>>(contents[name].defaults, language, contents.figures.defaults.shared);

/** When staff last saved it; undefined while the default shows. */
export async function contentSavedAt(
  { db }: Pick<Services, "db">,
  name: ContentName,
): Promise<string | undefined> {
  const row = await db.selectFrom("content").select("updated_at").where("name", "=", name).executeTakeFirst();
  return row?.updated_at;
}
