import { type Expression, type SqlBool, sql } from "kysely";
import { isPhone, phoneKey } from "#app/lib/phone.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { maxRowsPerTable } from "./personal-data.messages.ts";
import type { Person, PersonalDataTable } from "./personal-data.schema.ts";
import { digitsOf, formsOf, without } from "./personal-data-rows.server.ts";
import { eraseGifts, findGifts } from "./personal-gifts.server.ts";

/** A table with what people have sent, or what was sent to them. */
type PersonTable = {
  [Table in keyof Database]: {
    table: Table;
    label: string;
    email: readonly (keyof Database[Table] & string)[];
    phone: readonly (keyof Database[Table] & string)[];
    /** Columns whose text may name an address or number: mails to the office. */
    text: readonly (keyof Database[Table] & string)[];
    /** Columns that repeat others, or are only for the program. */
    hidden: readonly (keyof Database[Table] & string)[];
  };
}[keyof Database];

/** A test finds tables with addresses or numbers that stand neither here nor among the exceptions there. */
export const personTables: readonly PersonTable[] = [
  { table: "messages", label: "Messages", email: ["email"], phone: [], text: [], hidden: ["search_text"] },
  {
    table: "registrations",
    label: "Registrations",
    ...{ email: ["email"], phone: ["phone"], text: [], hidden: ["search_text"] },
  },
  {
    table: "blood_donors",
    label: "Blood Donors",
    ...{ email: ["email"], phone: ["phone"], text: [], hidden: ["search_text", "city_key"] },
  },
  {
    table: "blood_requests",
    label: "Blood Requests",
    email: [],
    phone: ["phone"],
    text: [],
    hidden: ["search_text"],
  },
  {
    table: "shared_stories",
    label: "Shared Stories",
    ...{ email: ["email"], phone: ["phone"], text: [], hidden: ["search_text"] },
  },
  {
    table: "subscribers",
    label: "Subscribers",
    email: ["email"],
    phone: [],
    text: [],
    hidden: ["search_text"],
  },
  {
    table: "outbox",
    label: "Mails",
    ...{
      email: ["recipient", "reply_to"],
      phone: [],
      text: ["text"],
      hidden: ["html", "tries", "next_try_at"],
    },
  },
];

/*
 * Kysely's types follow one table name, not a choice of several. All these tables have an id, which is all that is
 * used by name.
 */
const as = (table: keyof Database) => table as "messages";

/** A shorter number may stand in a text by chance, as a part of another. */
const minDigitsInText = 10;
/** So many rows whose text names a person are found at once: far more than there are mails about one. */
const maxMentions = 5000;

/** What stands between the addresses of a text. Texts are split at it, in a time that grows with their length alone. */
const betweenAddresses = /[\s<>()[\]"',;:]+/;
/** The pieces of a text that may be a phone number. */
const numbers = /\+?\d[\d \t\u00a0().-]{5,}\d/g;

/** Whether a text names the person: not somebody whose address or number only ends like theirs. */
function names(text: string, person: Person): boolean {
  if ("phone" in person)
    return (text.match(numbers) ?? []).some((number) => phoneKey(number) === person.phone);
  return text
    .split(betweenAddresses)
    .some((piece) => piece.toLowerCase().replace(/\.$/, "") === person.email);
}

/** The rows whose texts name the person. The database finds candidates, and each is read. */
async function idsNaming(db: Db, person: Person, { table, text }: PersonTable): Promise<number[]> {
  if (text.length === 0 || ("phone" in person && person.phone.length < minDigitsInText)) return [];
  const like = (column: string) =>
    "email" in person
      ? contains(sql<string>`lower(${sql.ref(column)})`, person.email)
      : sql<SqlBool>`(${sql.join(
          formsOf(person.phone).map((form) => contains(digitsOf(column), form)),
          sql` or `,
        )})`;
  const candidates = await db
    .selectFrom(as(table))
    .select("id")
    .select(text.map((column) => sql<string>`${sql.ref(column)}`.as(column)))
    .where(sql<SqlBool>`(${sql.join(text.map(like), sql` or `)})`)
    .orderBy("id")
    .limit(maxMentions)
    .execute();
  return candidates
    .filter((row) => Object.values(row).some((value) => typeof value === "string" && names(value, person)))
    .map(({ id }) => id);
}

const contains = (text: Expression<string>, part: string) => {
  const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${text} like ${pattern} escape '\\'`;
};

/** Whether a row is this person's: by any of the table's columns. */
async function isOf(db: Db, person: Person, one: PersonTable): Promise<Expression<SqlBool>> {
  const own =
    "email" in person
      ? one.email.map((column) => sql<SqlBool>`lower(${sql.ref(column)}) = ${person.email}`)
      : one.phone.map((column) => sql<SqlBool>`${digitsOf(column)} in (${sql.join(formsOf(person.phone))})`);
  const ids = await idsNaming(db, person, one);
  const conditions =
    ids.length > 0 ? [...own, sql<SqlBool>`id in (${sql.join(ids.map((id) => sql.lit(id)))})`] : own;
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`1 = 0`;
}

/** What is stored of a person, table by table, oldest first; up to a thousand rows of each are read. */
export async function findPersonalData(db: Db, person: Person): Promise<PersonalDataTable[]> {
  const found: PersonalDataTable[] = [];
  for (const one of personTables) {
    const matching = db.selectFrom(as(one.table)).where(await isOf(db, person, one));
    const { total } = await matching
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    if (total === 0) continue;
    const rows: object[] = await matching.selectAll().orderBy("id").limit(maxRowsPerTable).execute();
    found.push({
      name: one.table,
      label: one.label,
      total,
      rows: rows.map((row) => without(row, one.hidden)),
    });
    if (one.table === "blood_donors") {
      const donors = matching.select("id");
      const calls = await db.selectFrom("donor_calls").selectAll().where("donor_id", "in", donors).execute();
      if (calls.length > 0)
        found.push({ name: "donor_calls", label: "Calls to the donor", total: calls.length, rows: calls });
    }
  }
  return [...found, ...(await findGifts(db, person))];
}

/**
 * Deletes all that is stored of a person, and takes them out of the books. Call it in a transaction.
 * @returns how many rows went or changed, by table; the calls to a donor go with the donor. And the slips of transfers,
 * whose files go after the commit
 */
export async function erasePersonalData(
  trx: Db,
  person: Person,
  now: Date,
): Promise<{ erased: Record<string, number>; slips: string[] }> {
  const gifts = await eraseGifts(trx, person, now);
  const erased: Record<string, number> = {};
  for (const one of personTables) {
    const condition = await isOf(trx, person, one);
    if (one.table === "blood_donors") {
      const donors = trx.selectFrom("blood_donors").select("id").where(condition);
      const calls = await trx.deleteFrom("donor_calls").where("donor_id", "in", donors).executeTakeFirst();
      if (calls.numDeletedRows > 0n) erased.donor_calls = Number(calls.numDeletedRows);
    }
    const result = await trx.deleteFrom(as(one.table)).where(condition).executeTakeFirst();
    if (result.numDeletedRows > 0n) erased[one.table] = Number(result.numDeletedRows);
  }
  return { erased: { ...erased, ...gifts.erased }, slips: gifts.slips };
}

/** Whether it is the address of an account. Accounts are removed under Users, not here. */
export async function isStaff(db: Db, person: Person): Promise<boolean> {
  if (!("email" in person)) return false;
  const user = await db.selectFrom("users").select("id").where("email", "=", person.email).executeTakeFirst();
  return user !== undefined;
}

/** The other addresses and numbers that the entries name: the same person may be found under them too. */
export function otherContacts(tables: PersonalDataTable[], person: Person): string[] {
  const columns = ["email", "phone"];
  const contacts = tables
    .filter(({ name }) => name !== "outbox")
    .flatMap(({ rows }) => rows.flatMap((row) => columns.map((column) => row[column])))
    .filter((contact): contact is string => typeof contact === "string" && contact !== "")
    .map((contact) => (isPhone(contact) ? phoneKey(contact) : contact.toLowerCase()));
  const own = "email" in person ? person.email : person.phone;
  return [...new Set(contacts)].filter((contact) => contact !== own);
}
