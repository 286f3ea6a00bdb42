import { donationsCalls } from "#app/features/giving/donations/donations.calls.ts";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { fundsCalls } from "#app/features/giving/funds/funds.calls.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import { addDays } from "#app/lib/dates.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { payPledge } from "#app/parts/pledges/server/pay-pledge.server.ts";
import { remindPledges } from "#app/parts/pledges/server/remind-pledges.server.ts";
import { contents } from "#content/contents.ts";
import type { Chance } from "./chance.ts";
import { dedications, type Person, person } from "./people.ts";
import type { DemoSite } from "./site.ts";

/** Accounts of nobody: no bank and no wallet has these numbers. */
const accounts = {
  jazzcash: { title: "Umeed Welfare Foundation", number: "0300 0000001" },
  easypaisa: { title: "Umeed Welfare Foundation", number: "0345 0000001" },
  bank: {
    bank: "A bank, Lahore",
    title: "Umeed Welfare Foundation",
    number: "0000 0000 0000 0001",
    iban: "PK23 MEZN 0000 0000 0000 0001",
  },
  others: [],
};

const funds = [
  "general",
  "general",
  "zakat",
  "zakat",
  "sadqah",
  "clean-water-projects",
  "education-for-every-child",
];
const amounts = [500, 1000, 1000, 2000, 2500, 3000, 5000, 5000, 10_000, 15_000, 25_000, 50_000];
const methods = ["bank-transfer", "bank-transfer", "jazzcash", "easypaisa"] as const;
/** First and last Karachi days in which people give three times as much: Ramadan, and the days before Eid ul Adha. */
const seasons = [
  ["2025-03-01", "2025-03-30"],
  ["2026-02-18", "2026-03-19"],
  ["2026-05-17", "2026-05-27"],
  ["2027-02-08", "2027-03-09"],
] as const;
const pledgers = 30;
const payees = [
  ["clean-water-projects", "Hand pumps and pipes", "نلکے اور پائپ", "Ravi Pumps, Kasur"],
  [
    "education-for-every-child",
    "School fees and books of the spring term",
    "بہار کی سہ ماہی کی فیسیں اور کتابیں",
    "Community schools",
  ],
  ["general", "Medicines for the Thursday clinic", "جمعرات کے کلینک کی دوائیں", "City Pharmacy"],
] as const;

/** A gift that a bank statement will show. */
type Expected = {
  reference: string;
  amount: number;
  giver: Person;
  day: string;
  method: (typeof methods)[number];
};

export type Giving = {
  site: DemoSite;
  chance: Chance;
  donors: Person[];
  waiting: Expected[];
  pledges: Set<string>;
};

/** The foundation's accounts are entered, and its donors are known. */
export async function inventGiving(site: DemoSite, chance: Chance): Promise<Giving> {
  const value = { ...contents.identity.defaults, accounts };
  await site.staff(contentCalls.saveContent, { json: { name: "identity", version: 0, value } });
  const donors = Array.from({ length: 260 }, () => person(chance));
  return { site, chance, donors, waiting: [], pledges: new Set() };
}

/** What one day brings: gifts on the site and at the office, monthly support, a statement, money that goes out. */
export async function giftsOfDay(
  giving: Giving,
  day: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { site, chance } = giving;
  const season = seasons.some(([first, last]) => first <= day && day <= last);
  const count = chance.between(1, season ? 12 : 5);
  for (let gift = 0; gift < count; gift += 1) {
    if (chance.once(2)) await bookAtOffice(giving, day);
    else await giveOnSite(giving, day);
  }
  await keepPledges(giving, day);
  // The newest week waits for the accountant.
  if (dayOfMonth(day) % 7 === 1 || isLast) await importStatement(giving, day, isLast);
  if (dayOfMonth(day) === 20) await payOut(giving, day);
  await sealDays(site.deps);
}

const dayOfMonth = (day: string) => Number(day.slice(8));

async function bookAtOffice({ site, chance, donors }: Giving, day: string): Promise<void> {
  const giver = chance.of(donors);
  const cash = chance.once(3);
  await site.staff(donationsDeskCalls.bookDonation, {
    json: {
      idempotency_key: chance.digits(32),
      amount: chance.of(amounts),
      fund: chance.of(funds),
      method: cash ? "cash" : chance.of(methods),
      received_on: day,
      bank_reference: cash ? "" : `FT${chance.between(10_000_000, 99_999_999)}`,
      name: giver.name,
      email: chance.once(4) ? "" : giver.email,
      anonymous: chance.once(6),
      dedication: chance.once(8) ? chance.of(dedications) : "",
      note: "",
    },
  });
}

async function giveOnSite(giving: Giving, day: string): Promise<void> {
  const { site, chance, donors, pledges, waiting } = giving;
  const giver = chance.of(donors);
  const monthly = pledges.size < pledgers && !pledges.has(giver.email) && chance.once(3);
  const [most, method] = [chance.of(amounts), chance.of(methods)];
  const amount = monthly ? Math.min(most, 5000) : most;
  const { reference, key } = await site.visitor(donationsCalls.startDonation, {
    json: {
      amount,
      paymentMethod: method,
      fund: chance.of(funds),
      name: giver.name,
      email: giver.email,
      monthly,
      anonymous: chance.once(6),
    },
  });
  if (monthly) pledges.add(giver.email);
  // One in ten never pays.
  if (chance.once(10)) return;
  waiting.push({ reference: String(reference), amount, giver, day, method });
  if (chance.once(3)) await report(giving, { key: String(key), giver, day });
}

async function report(
  { site, chance }: Giving,
  { key, giver, day }: { key: string; giver: Person; day: string },
) {
  await site.visitor(transferReportsCalls.sendTransferReport, {
    json: {
      key,
      transferredOn: day,
      accountName: giver.name,
      bankName: "Meezan Bank",
      consent: "true",
      accountNumber: `PK00 DEMO 0000 0000 0000 ${chance.between(1000, 9999)}`,
      transactionId: String(chance.between(100_000_000, 999_999_999)),
      name: giver.name,
      email: giver.email,
    },
  });
}

/** The reminders of the day go out, and most of the gifts that they ask for come. */
async function keepPledges(giving: Giving, day: string): Promise<void> {
  const { site, chance, waiting } = giving;
  if ((await remindPledges(site.deps)) === 0) return;
  const mails = await site.deps.db
    .selectFrom("outbox")
    .select(["recipient", "text"])
    .where("queued_at", "=", site.deps.clock.now().toISOString())
    .execute();
  for (const { recipient, text } of mails) {
    const key = /\/pledge\?key=([\w-]{22})/.exec(text)?.[1];
    const giver = giving.donors.find(({ email }) => email === recipient);
    if (!key || !giver || chance.once(8)) continue;
    const paid = await payPledge(site.deps, { key, month: undefined, paymentMethod: undefined });
    if ("fault" in paid) throw new Error(`payPledge: ${paid.fault}`);
    const { donation } = await site.visitor(donationsCalls.readDonation, {
      query: { key: new URL(paid.path, "http://demo.example").searchParams.get("key") ?? "" },
    });
    const { reference, amount, method } = donation as Pick<Expected, "reference" | "amount" | "method">;
    waiting.push({ reference, amount, giver, day, method });
  }
}

/** Each account's statement since the last one; what the program is sure of is verified, unless the week is the newest. */
async function importStatement(giving: Giving, day: string, isNewest: boolean): Promise<void> {
  const { site, chance } = giving;
  const arrived = giving.waiting.splice(0);
  for (const [account, method] of [
    ["bank", "bank-transfer"],
    ["jazzcash", "jazzcash"],
    ["easypaisa", "easypaisa"],
  ] as const) {
    const lines = arrived
      .filter((gift) => gift.method === method)
      .map(({ reference, amount, giver, day: sent }) => {
        const named = chance.once(8) ? "" : ` ${reference}`;
        return `${sent},"RAAST P2P FROM ${giver.name.toUpperCase()}${named}",FT${chance.between(10_000_000, 99_999_999)},,"${amount}.00",`;
      });
    if (lines.length === 0) continue;
    const statement = ["Date,Narration,Ref,Debit,Credit,Balance", ...lines].join("\n");
    await site.staff(bankStatementsCalls.importStatement, { json: { statement, account } });
  }
  if (isNewest) return;
  const { proposals } = await site.staff(bankStatementsCalls.listStatementLines);
  const sure = (proposals as Proposal[]).filter(
    ({ strength, ambiguous }) => strength === "strong" && !ambiguous,
  );
  if (sure.length > 0) {
    const matches = sure.map(({ line, donation }) => ({ line: line.id, donation: donation.id }));
    await site.staff(bankStatementsCalls.verifyMatches, { json: { matches } });
  }
  if (chance.once(6)) await giveBack(giving, addDays(day, -7));
}

type Proposal = { strength: string; ambiguous: boolean; line: { id: number }; donation: { id: number } };

async function giveBack({ site }: Giving, since: string): Promise<void> {
  const query = { state: "paid", from: since, limit: 1 };
  const { rows } = await site.staff(donationsDeskCalls.listDonations, { query });
  const [paid] = rows as { reference: string }[];
  if (!paid) return;
  const { donation } = await site.staff(donationsDeskCalls.readDonationDetails, {
    query: { reference: paid.reference },
  });
  const { id, version } = donation as { id: number; version: number };
  await site.staff(donationsDeskCalls.refundDonation, {
    json: { id, version, reason: "Sent twice by mistake." },
  });
}

async function payOut({ site, chance }: Giving, day: string): Promise<void> {
  const { funds: balances } = await site.staff(donationsDeskCalls.listFunds);
  for (const [fund, purpose, purpose_ur, payee] of payees) {
    const stands =
      (balances as { slug: string; stands: number }[]).find(({ slug }) => slug === fund)?.stands ?? 0;
    // In whole hundreds of rupees; the balance is in paisa.
    const amount = Math.floor((stands / 100) * (chance.between(50, 85) / 100) * 0.01) * 100;
    if (amount < 1000) continue;
    const bank_reference = `FT${chance.between(10_000_000, 99_999_999)}`;
    await site.staff(fundsCalls.createPayout, {
      json: { fund, amount, paid_on: day, purpose, purpose_ur, payee, bank_reference },
    });
  }
}
