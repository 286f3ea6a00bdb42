import { data, type RouterContextProvider } from "react-router";
import type { Language } from "#app/contract/language.ts";
import { isPaymentMethod, isWallet } from "#app/contract/payment-methods.ts";
import { transferNote } from "#app/features/giving/donations/giving-texts.ts";
import { openDonationToAct } from "#app/features/giving/ledger/donation-keys.server.ts";
import { fundNamesIn, listOpenFunds } from "#app/features/giving/ledger/funds.server.ts";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { formToken } from "#app/form-reply.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { isPakistaniIban } from "#app/lib/iban.ts";
import { readRupees, rupees } from "#app/lib/money.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { textIn } from "#app/lib/words.server.ts";
import { content, deps, languageOf, readSite, wordsOf } from "#app/loader-context.server.ts";
import type { Db } from "#server/db/connect.ts";
import { transferGuard } from "./receive-transfer-report.server.ts";
import { findLastReport } from "./transfer-reports.store.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * What /donate-bank-form needs of the server: the account to send to, the donation of its key, or what a new one can be
 * for. Filled in are today (of Karachi), and the bank's name where the way to pay says it: DONATE-08.
 */
export async function loadTransferReportPage(context: Context, request: Request) {
  const app = deps(context);
  const language = languageOf(context);
  const query = new URL(request.url).searchParams;
  const key = query.get("key");
  const now = app.clock.now();
  const [token, funds, donation, giving, { identity }] = await Promise.all([
    formToken(context, { guard: transferGuard(app) }),
    listOpenFunds(app, language),
    key ? readReportedDonation(app.db, now, { key, language }) : undefined,
    content(context, "giving"),
    readSite(context),
  ]);
  const { paisa = 0 } = readRupees(query.get("amount") ?? "");
  const asked = donation?.method ?? query.get("method");
  const method = isPaymentMethod(asked) ? asked : "bank-transfer";
  const page = {
    token,
    funds: funds.map(({ slug, title }) => ({ value: slug, label: title })),
    donation,
    /** A key that opens nothing: the page says so, and takes a report without it. */
    unknownKey: key !== null && !donation,
    account: {
      method,
      amountPaisa: donation?.amountPaisa ?? paisa,
      remark: isWallet(method) ? giving.notes[method] : giving.notes.bank,
      raastQr: giving.raastQr === "shown" && isPakistaniIban(identity.accounts.bank.iban),
    },
    filled: {
      amount: paisa > 0 ? rupees(paisa) : "",
      method,
      transferredOn: karachiDay(now),
      bankName: isWallet(method) ? textIn(language, givingWords)(method) : "",
    },
    words: wordsOf(context, transferWords, givingWords),
  };
  // The page of a key is for one donor alone.
  return data(page, { headers: key ? privatePage : {} });
}

/** What the page shows of the donation of a key: nothing that names the donor. */
async function readReportedDonation(
  db: Db,
  now: Date,
  { key, language }: { key: string; language: Language },
) {
  const opened = await openDonationToAct(db, now, key);
  if (opened === undefined) return undefined;
  const row = await db
    .selectFrom("donations")
    .innerJoin("funds", "funds.slug", "donations.fund")
    .select([
      "donations.id",
      "donations.reference",
      "donations.state",
      "donations.amount_paisa",
      "donations.method",
      "donations.gateway",
      "donations.donor_name",
      "funds.slug",
      "funds.title",
    ])
    .where("donations.id", "=", opened)
    .executeTakeFirstOrThrow();
  const { id, amount_paisa: amountPaisa, slug, title, donor_name, ...donation } = row;
  const fundName = await fundNamesIn(language, db);
  const last = await findLastReport(db, id);
  return {
    ...donation,
    key,
    amountPaisa,
    /** Whether its receipt has a name already. */
    named: donor_name !== "",
    fund: fundName({ slug, title }),
    note: transferNote(title, donation.reference),
    waiting: last?.state === "waiting",
    /** Why the last report was rejected. */
    reason: last?.state === "rejected" ? last.reason : undefined,
  };
}
export type ReportedDonation = NonNullable<Awaited<ReturnType<typeof readReportedDonation>>>;
