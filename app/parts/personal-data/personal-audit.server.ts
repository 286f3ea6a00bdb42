import { sql } from "kysely";
import type { Table } from "#app/contract/table.ts";
import { fieldInWords } from "#app/lib/column-text.ts";
import { foldMarks } from "#app/lib/fold-text.ts";
import { rewriteChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { hasText } from "#server/db/search.ts";
import type { Person, PersonalDataTable } from "./personal-data.schema.ts";
import { fieldsOf, tableNamed } from "./personal-data-rows.server.ts";
import { anyOf, contains, mayNameContact, namesContact, namesFully } from "./personal-mentions.server.ts";

/*
 * What the audit log has of a person: the words of entries that were changed or deleted. That it happened, when and by
 * whom stays; the person's words go.
 */

const erasedText = "(erased)";

type Fields = Record<string, unknown>;
type Mention = {
  id: number;
  at: string;
  user_name: string;
  action: string;
  noun: string;
  name: string;
  before: string | null;
  after: string | null;
};

/** So many entries that may name a person are read: far more than there are about one. */
const maxRead = 5000;
/** Entries hold long texts whole: few are in memory together, of those that turn out to name nobody. */
const atOnce = 100;

/** @param names full names of the person, as `nameKeyOf` makes them @param isStaff then what the log says of the account stays */
export async function findInAudit(
  db: Db,
  person: Person,
  names: readonly string[],
  isStaff: boolean,
): Promise<Mention[]> {
  const columns = ["name", "before", "after"];
  const mentions: Mention[] = [];
  let last = 0;
  for (let read = 0; read < maxRead; read += atOnce) {
    const rows = await db
      .selectFrom("audit_log")
      .select(["id", "at", "user_name", "action", "noun", "name", "before", "after"])
      .where("id", ">", last)
      .where(
        anyOf([
          ...columns.map((column) => mayNameContact(column, person)),
          ...names.flatMap((name) => [
            hasText(db, "audit_log", name.trim()),
            ...columns.map((column) => contains(sql<string>`lower(${sql.ref(column)})`, foldMarks(name))),
          ]),
        ]),
      )
      .$if(isStaff, (query) => query.where("noun", "!=", "user"))
      .orderBy("id")
      .limit(atOnce)
      .execute();
    mentions.push(...rows.filter((row) => namesPerson(row, person, names)));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) break;
  }
  return mentions;
}

const namesPerson = (row: Mention, person: Person, names: readonly string[]) =>
  [{ name: row.name }, ...columnsOf(row)].some((fields) => fields && changed(fields, person, names));

const parse = (json: string | null): Fields | null => (json === null ? null : (JSON.parse(json) as Fields));
const columnsOf = ({ before, after }: Pick<Mention, "before" | "after">) => [parse(before), parse(after)];
const changed = (fields: Fields, person: Person, names: readonly string[]) =>
  JSON.stringify(withoutPerson(fields, person, names)) !== JSON.stringify(fields);

/** Texts that name the person become "(erased)": in a record with their own address or number all texts. */
function withoutPerson(value: unknown, person: Person, names: readonly string[], isTheirs = false): unknown {
  if (typeof value === "string") {
    const goes = value !== "" && (isTheirs || namesContact(value, person) || namesFully(value, names));
    return goes ? erasedText : value;
  }
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, person, names, isTheirs));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  const theirs = isTheirs || entries.some(([field, text]) => isContact(field, text, person));
  return Object.fromEntries(
    entries.map(([field, item]) => [field, withoutPerson(item, person, names, theirs)]),
  );
}

const isContact = (field: string, value: unknown, person: Person) =>
  /mail|phone/.test(field) && typeof value === "string" && namesContact(value, person);

/** The entries in words, for staff and for the person. */
export function auditEntries(tables: readonly Table[], found: Mention[]): PersonalDataTable[] {
  const labels = new Map(
    tables.flatMap(({ columns }) => fieldsOf(columns).map(({ name, label }) => [name, label])),
  );
  /** "Name: Ayesha Bibi", a line each. */
  const inWords = (json: string | null) =>
    Object.entries(parse(json) ?? {})
      .filter(([, value]) => value !== "" && value !== null)
      .map(([field, value]) => {
        const label = labels.get(field) ?? fieldInWords(field);
        return `${label}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
      })
      .join("\n");
  const rows = found.map(({ before, after, ...row }) => ({
    ...row,
    before: inWords(before),
    after: inWords(after),
  }));
  return tableNamed(tables, "audit_log", rows);
}

/** Call it in a transaction. */
export async function eraseInAudit(
  trx: Db,
  found: Mention[],
  person: Person,
  names: readonly string[],
): Promise<void> {
  for (const row of found) {
    const [before = null, after = null] = columnsOf(row).map(
      (fields) => fields && (withoutPerson(fields, person, names) as Fields),
    );
    const name = namesContact(row.name, person) || namesFully(row.name, names) ? erasedText : row.name;
    await rewriteChange(trx, row.id, { name, before, after });
  }
}
