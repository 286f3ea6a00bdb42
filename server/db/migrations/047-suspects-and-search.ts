import { type Kysely, sql } from "kysely";

/** The texts of each table from which its search_text is made, but for those that hold no words. */
const tables: Readonly<Record<string, readonly string[]>> = {
  blog_posts: ["title", "excerpt", "summary", "author_name"],
  events: ["title", "location", "description"],
  messages: ["name", "subject", "message"],
  registrations: ["name", "city", "details"],
  blood_donors: ["full_name", "city"],
  blood_requests: ["hospital", "city", "contact_name"],
  shared_stories: ["name", "city", "programme", "story"],
  event_guests: ["name", "event_title"],
  subscribers: [],
  audit_log: ["user_name", "name"],
  donations: ["donor_name", "donor_reference", "dedication"],
  pledges: ["donor_name"],
  transfer_reports: ["account_name", "bank_name"],
  pictures: ["alt"],
};

/** What only some may search stands apart (045): by table the column, and the texts that it is made from. */
const restricted: readonly (readonly [table: string, column: string, ...texts: string[]])[] = [
  ["registrations", "search_phones"],
  ["blood_donors", "search_phones"],
  ["blood_requests", "search_phones"],
  ["blood_requests", "search_medical", "remarks"],
  ["shared_stories", "search_phones"],
  ["event_guests", "search_phones"],
];

/**
 * A request for blood that has a robot's marks is kept, and says so.
 *
 * Search takes all apostrophes for one, a hyphen for a blank, and a zero-width non-joiner for nothing or a blank: what rows
 * are found by is written so, also of those in the bin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("blood_requests")
    .addColumn("suspect", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [table, columns] of Object.entries(tables)) {
    await rewrite(db, table, ["search_text", ...columns], ({ search_text, ...texts }) => ({
      search_text: renewed(search_text, texts),
    }));
  }
  for (const [table, column, ...columns] of restricted) {
    await rewrite(db, table, [column, ...columns], ({ [column]: text, ...texts }) => ({
      [column]: renewed(text, texts),
    }));
  }
  await rewrite(db, "bin_rows", ["row"], ({ row: json = null }) => {
    const row: Record<string, unknown> = JSON.parse(json ?? "{}");
    for (const column of ["search_text", "search_phones", "search_medical"]) {
      const text = row[column];
      if (typeof text === "string") row[column] = renewed(text, row);
    }
    return { row: JSON.stringify(row) };
  });
}

type Texts = Readonly<Record<string, string | null>>;
const rowsAtOnce = 500;

/** @param write is given the columns, and returns those that change */
async function rewrite(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  write: (texts: Texts) => Texts,
): Promise<void> {
  const [changing = ""] = columns;
  for (let above = 0; ; ) {
    const { rows } = await sql<{ id: number } & Texts>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
    const changed = rows
      .map(({ id, ...texts }) => ({ id, was: texts[changing], written: write(texts)[changing] }))
      .filter(({ was, written }) => written !== undefined && written !== was)
      .map(({ id, written }) => sql`(cast(${id} as integer), cast(${written} as text))`);
    if (changed.length === 0) continue;
    // Both databases name the columns of such a list column1 and column2.
    await sql`
      update ${sql.table(table)} set ${sql.ref(changing)} = written.column2
      from (values ${sql.join(changed)}) as written where id = written.column1`.execute(db);
  }
}

const nonJoiner = "\u200c";

/**
 * What was folded, as it is folded now. A text that is one of its lines and has non-joiners gets a line with blanks in
 * their place.
 */
function renewed(searchText: string | null | undefined, row: Readonly<Record<string, unknown>>): string {
  const lines = (searchText ?? "").split("\n").map(alike);
  const parted = Object.entries(row)
    .filter(([column]) => !column.startsWith("search_"))
    .flatMap(textsIn)
    .filter((text) => text.includes(nonJoiner) && lines.includes(fold(text)))
    .map((text) => fold(text.replaceAll(nonJoiner, " ")));
  return [...lines, ...parted].join("\n");
}

/** The text of a column; the details of a registration are JSON of several. */
function textsIn([column, value]: [string, unknown]): string[] {
  if (typeof value !== "string") return [];
  if (column !== "details") return [value];
  return Object.values(JSON.parse(value)).filter((text) => typeof text === "string");
}

/** Of a text that is folded as it was until now. */
const alike = (text: string) =>
  text
    .replace(/[’‘‛ʼʻʹ′`]/g, "'")
    .replace(
      /(?<!(?<![\p{L}\p{N}])(?:ab|[abo]))[-\u2010-\u2015\u2212]+|[-\u2010-\u2015\u2212]+(?=[\p{L}\p{N}])/gu,
      " ",
    )
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/gu, " ")
    .trim();

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  ["یيىېۍ", "ککكڪ", "ہهەۃةھ", "اٱٲٳ"].flatMap(([letter = "", ...forms]) =>
    forms.map((form) => [form, letter]),
  ),
);

const fold = (text: string) =>
  alike(
    text
      .replace(/[\u06d3\ufbb0\ufbb1]|\u06d2\u0654/g, "یے")
      .replaceAll("´", "'")
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replaceAll("٫", ".")
      .replaceAll("٬", ",")
      .replace(/(\d)،(?=\d)/g, "$1,")
      .replace(/(\d)۔(?=\d)/g, "$1.")
      .replace(/(\d)؍(?=\d)/g, "$1/")
      .replace(/[يىېۍكڪهەۃةھٱٲٳ]/g, (form) => letters[form] ?? form)
      .replace(/[ـءٴ]/g, "")
      .toLowerCase(),
  );
