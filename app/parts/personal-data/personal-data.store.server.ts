import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import { canonicalEmail } from "#app/contract/email-address.ts";
import { digitForms, isPhone, phoneKey } from "#app/lib/phone.ts";
import { removeRows } from "#server/bin/empty-bin.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { BinRowsTable } from "#server/db/staff-schema.ts";
import { auditTable, eraseInAudit, findInAudit } from "./personal-audit.server.ts";
import { maxRowsPerTable } from "./personal-data.messages.ts";
import type { Person, PersonalDataTable } from "./personal-data.schema.ts";
import { digitsOf, without } from "./personal-data-rows.server.ts";
import { donationsOf, eraseDonations, findDonations, linesTable } from "./personal-donations.server.ts";
import { eraseHelpRequests, findHelpParts } from "./personal-help.server.ts";
import { eraseLines, findLines } from "./personal-lines.server.ts";
import { anyOf, as, idsNaming, mayNameContact, nameKeyOf } from "./personal-mentions.server.ts";

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
  {
    table: "messages",
    label: "Messages",
    email: ["email"],
    phone: [],
    text: [],
    hidden: ["search_text", "taken_by_id"],
  },
  {
    table: "registrations",
    label: "Registrations",
    email: ["email"],
    phone: ["phone"],
    text: [],
    hidden: ["search_text", "search_phones"],
  },
  {
    table: "blood_donors",
    label: "Blood Donors",
    email: ["email", "proposed_email"],
    phone: ["phone"],
    text: [],
    hidden: ["search_text", "search_phones", "city_key"],
  },
  {
    table: "blood_requests",
    label: "Blood Requests",
    email: ["email"],
    phone: ["phone"],
    text: [],
    hidden: ["search_text", "search_phones", "search_medical"],
  },
  {
    table: "help_requests",
    label: "Requests for help",
    email: [],
    phone: ["phone"],
    text: [],
    hidden: [
      "search_text",
      "city_key",
      "salt",
      "version",
      "responsible",
      "joined_to",
      "erased_at",
      "created_on",
    ],
  },
  {
    table: "shared_stories",
    label: "Shared Stories",
    email: ["email"],
    phone: ["phone"],
    text: [],
    hidden: ["search_text", "search_phones"],
  },
  {
    table: "event_guests",
    label: "Event Guests",
    email: [],
    phone: ["phone"],
    text: [],
    hidden: ["search_text", "search_phones", "event_id"],
  },
  {
    table: "subscribers",
    label: "Subscribers",
    email: ["email"],
    phone: [],
    text: [],
    hidden: ["search_text", "bounces", "bounce_reply"],
  },
  {
    // A gift that staff want to book, until a second person has approved it; what names somebody against the rule.
    table: "approvals",
    label: "What waits for approval",
    email: [],
    phone: [],
    text: ["body", "facts", "reason"],
    hidden: ["waits_for"],
  },
  {
    table: "invitations",
    label: "Invitations",
    email: ["email"],
    phone: [],
    text: [],
    hidden: ["invited_by"],
  },
  {
    table: "outbox",
    label: "Mails",
    email: ["recipient", "reply_to"],
    phone: [],
    text: ["text"],
    hidden: ["html", "tries", "next_try_at", "by_hand", "to_office", "stands_for"],
  },
  {
    table: "bin_rows",
    label: "Deleted, in the bin",
    email: ["email"],
    phone: ["phone"],
    text: [],
    hidden: ["item_id", "main", "table_name", "row", "email", "phone", "touched_at"],
  },
];

/** What of a row is shown: of one in the bin the fields that it had in its table. */
function shownRow(one: PersonTable, row: object) {
  if (one.table !== "bin_rows") return without(row, one.hidden);
  const { id, table_name, row: json } = row as Selectable<BinRowsTable>;
  const hidden = personTables.find(({ table }) => table === table_name)?.hidden ?? [];
  return { ...without(JSON.parse(json), hidden), id };
}

/** Whether a row is this person's: by any of the table's columns. */
async function isOf(db: Db, person: Person, one: PersonTable): Promise<Expression<SqlBool>> {
  const own =
    "email" in person
      ? one.email.map((column) => sql<SqlBool>`lower(${sql.ref(column)}) = ${person.email}`)
      : one.phone.map(
          (column) => sql<SqlBool>`${digitsOf(column)} in (${sql.join(digitForms(person.phone))})`,
        );
  // Addresses from before decision 046 may stand in brackets.
  const columns = "email" in person ? [...one.text, ...one.email] : one.text;
  const ids = await idsNaming(db, person, { table: one.table, columns });
  return anyOf(
    ids.length > 0 ? [...own, sql<SqlBool>`id in (${sql.join(ids.map((id) => sql.lit(id)))})`] : own,
  );
}

/** What is stored of a person, table by table, oldest first; up to a thousand rows of each are read. */
export async function findPersonalData(db: Db, person: Person): Promise<PersonalDataTable[]> {
  const donations = await donationsOf(db, person);
  const own = [...(await findSent(db, person)), ...(await findDonations(db, person, donations))];
  const names = namesIn(own);
  const lines = await findLines(db, person, donations, names);
  const mentions = await findInAudit(db, person, names, await isStaff(db, person));
  return [...own, ...(await linesTable(db, lines)), ...auditTable(mentions)];
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

async function findSent(db: Db, person: Person): Promise<PersonalDataTable[]> {
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
      rows: rows.map((row) => shownRow(one, row)),
    });
    if (one.table === "help_requests") {
      const { events, papers } = await findHelpParts(db, await isOf(db, person, one));
      found.push({ name: "help_events", label: "What became of it", total: events.length, rows: events });
      if (papers.length > 0)
        found.push({ name: "help_papers", label: "Photos of papers", total: papers.length, rows: papers });
    }
    if (one.table === "blood_donors") {
      const donors = matching.select("id");
      const calls = await db.selectFrom("donor_calls").selectAll().where("donor_id", "in", donors).execute();
      if (calls.length > 0)
        found.push({ name: "donor_calls", label: "Calls to the donor", total: calls.length, rows: calls });
    }
  }
  return found;
}

/**
 * Deletes all that is stored of a person, and takes them out of the books. Call it in a transaction.
 * @returns how many rows went or changed, by table; the calls to a donor go with the donor. And the slips of transfers
 *   and the papers of families, whose files go after the commit
 */
export async function erasePersonalData(
  trx: Db,
  person: Person,
  now: Date,
): Promise<{ erased: Record<string, number>; slips: string[] }> {
  const ids = await donationsOf(trx, person);
  const names = namesIn([...(await findSent(trx, person)), ...(await findDonations(trx, person, ids))]);
  const lines = await findLines(trx, person, ids, names);
  const mentions = await findInAudit(trx, person, names, await isStaff(trx, person));
  await eraseLines(trx, lines, person, ids, names);
  await eraseInAudit(trx, mentions, person, names);
  await forgetReplies(trx, person);
  const donations = await eraseDonations(trx, person, ids, now);
  const erased: Record<string, number> = {};
  const papers: string[] = [];
  if (lines.length > 0) erased.statement_lines = lines.length;
  if (mentions.length > 0) erased.audit_log = mentions.length;
  // The bin first and last: what staff bring back or delete at this moment has left one place for the other.
  const bin = personTables.filter(({ table }) => table === "bin_rows");
  for (const one of [...bin, ...personTables]) {
    const condition = await isOf(trx, person, one);
    if (one.table === "blood_donors") {
      const donors = trx.selectFrom("blood_donors").select("id").where(condition);
      const calls = await trx.deleteFrom("donor_calls").where("donor_id", "in", donors).executeTakeFirst();
      if (calls.numDeletedRows > 0n) erased.donor_calls = Number(calls.numDeletedRows);
    }
    if (one.table === "help_requests") {
      const rows = await trx.selectFrom("help_requests").select("id").where(condition).execute();
      const ids = rows.map(({ id }) => id);
      const help = await eraseHelpRequests(trx, ids, now);
      papers.push(...help.papers);
      if (help.erased > 0) erased.help_requests = help.erased;
      continue;
    }
    const gone =
      one.table === "bin_rows"
        ? await removeRows(
            trx,
            await trx.selectFrom("bin_rows").select(["id", "item_id", "main"]).where(condition).execute(),
          )
        : Number((await trx.deleteFrom(as(one.table)).where(condition).executeTakeFirst()).numDeletedRows);
    if (gone > 0) erased[one.table] = (erased[one.table] ?? 0) + gone;
  }
  return { erased: { ...erased, ...donations.erased }, slips: [...donations.slips, ...papers] };
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

/** The other addresses and numbers that the entries name: the same person may be found under them too. */
export function otherContacts(tables: PersonalDataTable[], person: Person): string[] {
  const columns = ["email", "phone"];
  const contacts = tables
    .filter(({ name }) => name !== "outbox" && name !== "audit_log")
    .flatMap(({ rows }) => rows.flatMap((row) => columns.map((column) => row[column])))
    .filter((contact): contact is string => typeof contact === "string" && contact !== "")
    .map((contact) => (isPhone(contact) ? phoneKey(contact) : canonicalEmail(contact)));
  const own = "email" in person ? person.email : person.phone;
  return [...new Set(contacts)].filter((contact) => contact !== own);
}
