import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import type { Column, Table } from "#app/contract/table.ts";
import { digitForms } from "#app/lib/phone.ts";
import { removeRows } from "#server/bin/empty-bin.ts";
import type { Db } from "#server/db/connect.ts";
import type { BinRowsTable } from "#server/db/staff-schema.ts";
import type { Feature } from "#server/deps.ts";
import { auditEntries, eraseInAudit, findInAudit } from "./personal-audit.server.ts";
import { maxRowsPerTable, type Person, type PersonalDataTable } from "./personal-data.schema.ts";
import { digitsOf, fieldsOf, shownIn, tableOf } from "./personal-data-rows.server.ts";
import { donationsOf, eraseDonations, findDonations, linesTable } from "./personal-donations.server.ts";
import { eraseLines, findLines } from "./personal-lines.server.ts";
import { anyOf, as, idsNaming, mayNameContact, nameKeyOf } from "./personal-mentions.server.ts";

/** The tables that a person's rows are looked for in, and all of which something is told. */
type Tables = readonly Table[];

/** Also those of parts that are off: their rows stay. */
export const tablesOf = (features: readonly Feature[]): Tables =>
  features.flatMap(({ tables = [] }) => tables);

const columnsOf = ({ columns }: Table, isWanted: (column: Column) => unknown) =>
  Object.entries(columns)
    .filter(([, column]) => isWanted(column))
    .map(([name]) => name);

/** The tables whose rows go with those of a table, and the column that names the row there. */
const belongingTo = (tables: Tables, name: string) =>
  tables.flatMap((own) => (own.belongsTo?.table === name ? { own, column: own.belongsTo.column } : []));

/** Whether a row is this person's: by any of the table's addresses or numbers. */
async function isOf(db: Db, person: Person, table: Table): Promise<Expression<SqlBool>> {
  const emails = columnsOf(table, ({ kind }) => kind === "email");
  const phones = columnsOf(table, ({ kind }) => kind === "phone");
  const texts = columnsOf(table, ({ mentions }) => mentions);
  const own =
    "email" in person
      ? emails.map((column) => sql<SqlBool>`lower(${sql.ref(column)}) = ${person.email}`)
      : phones.map((column) => sql<SqlBool>`${digitsOf(column)} in (${sql.join(digitForms(person.phone))})`);
  // Addresses from before decision 046 may stand in brackets.
  const columns = "email" in person ? [...texts, ...emails] : texts;
  const ids = await idsNaming(db, person, { table: table.name, columns });
  return anyOf(
    ids.length > 0 ? [...own, sql<SqlBool>`id in (${sql.join(ids.map((id) => sql.lit(id)))})`] : own,
  );
}

/** What is stored of a person, table by table, oldest first; up to a thousand rows of each are read. */
export async function findPersonalData(db: Db, tables: Tables, person: Person): Promise<PersonalDataTable[]> {
  const donations = await donationsOf(db, person);
  const own = [
    ...(await findSent(db, tables, person)),
    ...(await findDonations(db, tables, person, donations)),
  ];
  const names = namesIn(own);
  const lines = await findLines(db, person, donations, names);
  const mentions = await findInAudit(db, person, names, await isStaff(db, person));
  return [...own, ...(await linesTable(db, tables, lines)), ...auditEntries(tables, mentions)];
}

/** The columns that have a name of the person whose row it is. */
const nameColumns = ["name", "full_name", "donor_name", "account_name", "contact_name"];

/** The full names in a person's own entries, as texts are asked for them. */
const namesIn = (tables: PersonalDataTable[]): string[] => [
  ...new Set(
    tables
      .filter(({ name }) => name !== "outbox" && name !== "donor_calls" && !name.startsWith("help_"))
      .flatMap(({ rows }) => rows.flatMap((row) => nameColumns.map((column) => row[column])))
      .flatMap((name) => (typeof name === "string" ? (nameKeyOf(name) ?? []) : [])),
  ),
];

async function findSent(db: Db, tables: Tables, person: Person): Promise<PersonalDataTable[]> {
  const found: PersonalDataTable[] = [];
  for (const table of tables.filter(({ ofPerson }) => ofPerson)) {
    const matching = db.selectFrom(as(table.name)).where(await isOf(db, person, table));
    const { total } = await matching
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    if (total === 0) continue;
    const rows: object[] = await matching.selectAll().orderBy("id").limit(maxRowsPerTable).execute();
    found.push(
      ...(table.name === "bin_rows" ? binned(tables, table, rows, total) : tableOf(table, rows, total)),
    );
    for (const { own, column } of belongingTo(tables, table.name)) {
      const theirs = sql<SqlBool>`${sql.ref(column)} in ${matching.select("id")}`;
      found.push(
        ...tableOf(own, await db.selectFrom(as(own.name)).selectAll().where(theirs).orderBy("id").execute()),
      );
    }
  }
  return found;
}

/** Of a row in the bin what it had in its own table. */
function binned(tables: Tables, bin: Table, rows: readonly object[], total: number): PersonalDataTable[] {
  const fieldsIn = (name: string) => fieldsOf(tables.find((table) => table.name === name)?.columns ?? {});
  const fields = new Map<string, PersonalDataTable["fields"][number]>();
  const shown = (rows as Selectable<BinRowsTable>[]).map(({ id, table_name, row }) => {
    const own = fieldsIn(table_name);
    for (const field of own) fields.set(field.name, field);
    return { ...shownIn(own, JSON.parse(row)), id };
  });
  return [{ name: bin.name, label: bin.label, total, rows: shown, fields: [...fields.values()] }];
}

/**
 * Deletes all that is stored of a person, and takes them out of the books. Call it in a transaction.
 * @returns how many rows went or changed, by table; the calls to a donor go with the donor. And the slips of transfers
 *   and the papers of families, whose files go after the commit
 */
export async function erasePersonalData(
  trx: Db,
  features: readonly Feature[],
  person: Person,
  now: Date,
): Promise<{ erased: Record<string, number>; slips: string[] }> {
  const tables = tablesOf(features);
  const erasures: NonNullable<Feature["erasures"]> = Object.assign(
    {},
    ...features.map(({ erasures }) => erasures),
  );
  const ids = await donationsOf(trx, person);
  const names = namesIn([
    ...(await findSent(trx, tables, person)),
    ...(await findDonations(trx, tables, person, ids)),
  ]);
  const lines = await findLines(trx, person, ids, names);
  const mentions = await findInAudit(trx, person, names, await isStaff(trx, person));
  await eraseLines(trx, lines, person, ids, names);
  await eraseInAudit(trx, mentions, person, names);
  await forgetReplies(trx, person);
  const donations = await eraseDonations(trx, person, ids, now);
  const erased: Record<string, number> = {};
  const files: string[] = [];
  if (lines.length > 0) erased.statement_lines = lines.length;
  if (mentions.length > 0) erased.audit_log = mentions.length;
  // The bin first and last: what staff bring back or delete at this moment has left one place for the other.
  const theirs = tables.filter(({ ofPerson }) => ofPerson);
  const bin = theirs.filter(({ name }) => name === "bin_rows");
  for (const table of [...bin, ...theirs]) {
    const { name } = table;
    const condition = await isOf(trx, person, table);
    const erase = erasures[name];
    if (erase) {
      const rows = await trx.selectFrom(as(name)).select("id").where(condition).execute();
      const gone = await erase(
        trx,
        rows.map(({ id }) => id),
        now,
      );
      files.push(...gone.files);
      if (gone.erased > 0) erased[name] = gone.erased;
      continue;
    }
    for (const { own, column } of belongingTo(tables, name)) {
      const ids = trx.selectFrom(as(name)).select("id").where(condition);
      const isTheirs = sql<SqlBool>`${sql.ref(column)} in ${ids}`;
      const { numDeletedRows } = await trx.deleteFrom(as(own.name)).where(isTheirs).executeTakeFirst();
      if (numDeletedRows > 0n) erased[own.name] = Number(numDeletedRows);
    }
    const gone =
      name === "bin_rows"
        ? await removeRows(
            trx,
            await trx.selectFrom("bin_rows").select(["id", "item_id", "main"]).where(condition).execute(),
          )
        : Number((await trx.deleteFrom(as(name)).where(condition).executeTakeFirst()).numDeletedRows);
    if (gone > 0) erased[name] = (erased[name] ?? 0) + gone;
  }
  return { erased: { ...erased, ...donations.erased }, slips: [...donations.slips, ...files] };
}

/** The replies that are kept for a day, for whoever asks again: they are only for the program. */
async function forgetReplies(trx: Db, person: Person): Promise<void> {
  await trx.deleteFrom("idempotent_replies").where(mayNameContact("body", person)).execute();
}

/** Whether it is the address of an account. Accounts are removed under Users, not here. */
export async function isStaff(db: Db, person: Person): Promise<boolean> {
  if (!("email" in person)) return false;
  const user = await db.selectFrom("users").select("id").where("email", "=", person.email).executeTakeFirst();
  return user !== undefined;
}
