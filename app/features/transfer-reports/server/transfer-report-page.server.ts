import { data, type RouterContextProvider } from "react-router";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import { openDonation } from "#app/features/donations/ledger/donation-keys.server.ts";
import { listOpenFunds } from "#app/features/donations/ledger/funds.server.ts";
import {
  dayFault,
  transferFields,
  transferMessages,
  transferRules,
} from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { transferReportForm } from "#app/features/transfer-reports/transfer-reports.schema.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { type FormValues, faultsOf } from "#app/lib/form-faults.ts";
import { readRupees, rupees } from "#app/lib/money.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import type { Db } from "#server/db/connect.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { receiveTransferReport, transferContact, transferGuard } from "./receive-transfer-report.server.ts";
import { findLastReport } from "./transfer-reports.store.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What /donate-bank-form needs of the server: the donation of its key, or what a new one can be for. */
export async function loadTransferReportPage(context: Context, request: Request) {
  const app = services(context);
  const query = new URL(request.url).searchParams;
  const key = query.get("key");
  const [token, funds, donation] = await Promise.all([
    transferGuard(app).token().catch(optionalPart(context, "the report form's token")),
    listOpenFunds(app),
    key ? readReportedDonation(app.db, app.clock.now(), key) : undefined,
  ]);
  const { paisa = 0 } = readRupees(query.get("amount") ?? "");
  const method = query.get("method");
  const page = {
    token,
    funds: funds.map(({ slug, title }) => ({ value: slug, label: title })),
    donation,
    /** A key that opens nothing: the page says so, and takes a report without it. */
    unknownKey: key !== null && !donation,
    filled: {
      amount: paisa > 0 ? rupees(paisa) : "",
      method: isPaymentMethod(method) ? method : "bank-transfer",
    },
  };
  // The page of a key is for one donor alone.
  return data(page, { headers: key ? privatePage : {} });
}

/** What the page shows of the donation of a key: nothing that names the donor. */
async function readReportedDonation(db: Db, now: Date, key: string) {
  const opened = await openDonation(db, now, key);
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
      "funds.title as fund",
    ])
    .where("donations.id", "=", opened)
    .executeTakeFirstOrThrow();
  const { id, amount_paisa: amountPaisa, ...donation } = row;
  const last = await findLastReport(db, id);
  return {
    ...donation,
    key,
    amountPaisa,
    waiting: last?.state === "waiting",
    /** Why the last report was rejected. */
    reason: last?.state === "rejected" ? last.reason : undefined,
  };
}
export type ReportedDonation = NonNullable<Awaited<ReturnType<typeof readReportedDonation>>>;

/**
 * The report, sent without JavaScript: the same rules, trap and words as the call `sendTransferReport`. Pages take no
 * files, so its answer has a link that adds the photo of the slip.
 */
export async function sendTransferReportPage(context: Context, request: Request) {
  const app = services(context);
  const today = karachiDay(app.clock.now());
  const form = {
    schema: transferReportForm,
    fields: transferFields,
    faults: (values: FormValues) => faultsOf(transferRules(today, Boolean(values.key)), values),
    refusal: ({ transferredOn }: { transferredOn: string }) => dayFault(transferredOn, today),
    guard: transferGuard(app),
    quiet: () => true,
    contact: transferContact,
    thanks: transferMessages.received,
  };
  const address = context.get(visitorAddress);
  return formReply(
    await handlePageForm(request, address, form, (report) => receiveTransferReport(app, report, "later")),
  );
}
