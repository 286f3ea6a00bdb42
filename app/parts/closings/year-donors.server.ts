import { fiscalYearDays } from "#app/lib/fiscal-year.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { csvRupees } from "#app/lib/money.ts";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import type { Db } from "#server/db/connect.ts";
import type { CsvColumns } from "#server/http/send-csv.ts";
import { rowsOfYear } from "./year-batches.server.ts";

/* A tax year by person, for the tax office: HANDOVER-01. */

type Person = {
  email: string;
  phone: string;
  name: string;
  taxNumber: string;
  postalAddress: string;
  gifts: number;
  paisa: number;
  cash: number;
};

/** What counts of a year: what was given in it and not given back in it. A corrected gift counts once, as its successor. */
const giftsOf = (db: Db, year: number) =>
  db
    .selectFrom("donations")
    .select(["id", "received_on as day", "donor_email", "donor_phone", "donor_name", "tax_number"])
    .select(["postal_address", "amount_paisa", "method"])
    .where("state", "in", ["paid", "refunded"])
    .where((where) =>
      where.or([where("refunded_on", "is", null), where("refunded_on", ">", fiscalYearDays(year).to)]),
    );
type Gift = Awaited<ReturnType<ReturnType<typeof giftsOf>["execute"]>>[number];

/**
 * A person is a name at an address or a phone, as on the papers; without either a name with a number, and without any of
 * them a name: two people of one name are never one who has the other's number.
 */
const keyOf = ({ donor_email, donor_phone, tax_number, donor_name }: Gift): string =>
  JSON.stringify([donor_email || donor_phone || tax_number, foldText(donor_name)]);

/** Gifts in the order of their persons' first ones. Name, phone, number and postal address are the latest that were given. */
function add(people: Map<string, Person>, gift: Gift): void {
  const key = keyOf(gift);
  const was = people.get(key);
  people.set(key, {
    email: gift.donor_email,
    phone: gift.donor_phone || (was?.phone ?? ""),
    name: gift.donor_name.trim() || (was?.name ?? ""),
    taxNumber: gift.tax_number || (was?.taxNumber ?? ""),
    postalAddress: gift.postal_address || (was?.postalAddress ?? ""),
    gifts: (was?.gifts ?? 0) + 1,
    paisa: (was?.paisa ?? 0) + gift.amount_paisa,
    cash: (was?.cash ?? 0) + (gift.method === "cash" ? gift.amount_paisa : 0),
  });
}

/** So many addresses are read at once. */
const addresses = 500;

/** What each person gave in the year: those without an address first. Of a family each has their own sum. */
export async function* listDonors(db: Db, year: number): AsyncGenerator<Person> {
  const withoutAddress = new Map<string, Person>();
  // By the index of the days: asked for those without an address alone, a database sorts all of them for each batch.
  for await (const gift of rowsOfYear(year, giftsOf(db, year), "received_on", "id"))
    if (gift.donor_email === "") add(withoutAddress, gift);
  yield* withoutAddress.values();

  const { from, to } = fiscalYearDays(year);
  let after = "";
  for (;;) {
    const emails = await db
      .selectFrom("donations")
      .select("donor_email")
      .distinct()
      .where("donor_email", ">", after)
      .orderBy("donor_email")
      .limit(addresses)
      .execute();
    const [first, last] = [emails[0], emails.at(-1)];
    if (!first || !last) return;
    const people = new Map<string, Person>();
    const rows = await giftsOf(db, year)
      .where("donor_email", ">=", first.donor_email)
      .where("donor_email", "<=", last.donor_email)
      .where("received_on", ">=", from)
      .where("received_on", "<=", to)
      .orderBy("donor_email")
      .orderBy("id")
      .execute();
    for (const gift of rows) add(people, gift);
    yield* people.values();
    after = last.donor_email;
  }
}

export const donorColumns: CsvColumns<Person> = {
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => spreadsheetPhone(row.phone),
  "CNIC or NTN": (row) => row.taxNumber,
  "Postal address": (row) => row.postalAddress,
  Gifts: (row) => row.gifts,
  "Sum (PKR)": (row) => csvRupees(row.paisa),
  "Of it in cash (PKR)": (row) => csvRupees(row.cash),
  "Of it not in cash (PKR)": (row) => csvRupees(row.paisa - row.cash),
};
