import { donationMessages, methodNames } from "#app/features/donations/donations.messages.ts";
import { findOpenFund } from "#app/features/donations/funds/funds.server.ts";
import { changeDonation } from "#app/features/donations/ledger/change-donation.server.ts";
import { hasBeenPaid } from "#app/features/donations/ledger/donation-states.ts";
import { issueGiftKey, openGift } from "#app/features/donations/ledger/gift-keys.server.ts";
import { sha256 } from "#app/features/donations/ledger/references.server.ts";
import { type DonationRow, startDonation } from "#app/features/donations/ledger/start-donation.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { FormOutcome } from "#server/http/public-form.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { privateSize } from "#server/media/pictures.ts";
import type { FileRule, StagedFile } from "#server/media/staging.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { maxUnverifiedSlipBytes, transferMessages as messages, slipRule } from "./transfers.messages.ts";
import type { TransferReportForm } from "./transfers.schema.ts";
import { createReport, findWaitingReport, isSameReport, waitingSlipBytes } from "./transfers.store.server.ts";

export const transferGuard = memoize((services: Services) => createFormGuard(services, "transfer-report"));

/** Whom the limit of the form counts beside the address. */
export const transferContact = ({ email, key, accountNumber }: TransferReportForm): string =>
  email || key || accountNumber;

/** The slip's field of the form. */
export const slipFile: FileRule = {
  field: "slip",
  folder: "slips",
  wrongType: slipRule.texts.type,
  image: { maxBytes: slipRule.maxBytes, tooLarge: slipRule.texts.size },
  document: { maxBytes: slipRule.maxBytes, tooLarge: slipRule.texts.size },
};

/**
 * Keeps a donor's report of a transfer and tells the office, both or neither: DONATE-08. Without a key it starts the
 * donation. The same report again changes nothing.
 * @param slip goes to its place when it is kept; `kept` is called then
 */
export async function receiveTransferReport(
  services: Services,
  form: TransferReportForm,
  slip?: { file: StagedFile; kept: () => void },
): Promise<FormOutcome> {
  const { db, clock, env } = services;
  const now = clock.now();
  const full =
    slip !== undefined && (await waitingSlipBytes(db)) + privateSize(slip.file.name) > maxUnverifiedSlipBytes;
  const fund = form.key === undefined ? await findOpenFund(services, form.fund) : undefined;
  const outcome = await db.transaction().execute(async (trx): Promise<FormOutcome> => {
    const donation = await donationOf(trx, now, form, fund);
    if ("refused" in donation) return donation;
    const { reference } = donation;
    const key = form.key ?? (await issueGiftKey(trx, now, donation.id));
    const thanks = { thanks: messages.received, more: { reference, key } };
    await lockRow(trx, "donations", "needs_review", donation.id);
    const waiting = await findWaitingReport(trx, donation.id);
    if (waiting) {
      return isSameReport(waiting, form) ? thanks : { refused: { status: 409, message: messages.already } };
    }
    const { state } = await readState(trx, donation.id);
    if (hasBeenPaid(state)) {
      return { refused: { status: 409, message: state === "paid" ? messages.arrived : messages.refunded } };
    }
    await createReport(trx, now, donation, form, slip && !full ? slip.file.path : null);
    await changeDonation(trx, { now, siteUrl: env.siteUrl }, donation.id, { to: "pending", cause: "donor" });
    await tellOffice(trx, services, now, donation);
    // As the last step: a row never names a file that is not there.
    if (slip && !full) {
      await slip.file.place();
      return { ...thanks, more: { ...thanks.more, slip: "kept" } };
    }
    return full ? { ...thanks, thanks: messages.slipLeftOut } : thanks;
  });
  if (!outcome.refused && outcome.more?.slip) slip?.kept();
  return outcome;
}

const readState = (trx: Db, id: number) =>
  trx.selectFrom("donations").select("state").where("id", "=", id).executeTakeFirstOrThrow();

/** The donation that the report is of: by its key, or a new one. */
async function donationOf(
  trx: Db,
  now: Date,
  form: TransferReportForm,
  fund: Awaited<ReturnType<typeof findOpenFund>>,
): Promise<DonationRow | { refused: { status: 422 | 409; message: string } }> {
  if (form.key !== undefined) {
    const id = await openGift(trx, now, form.key);
    if (id === undefined) return { refused: { status: 422, message: messages.badKey } };
    return trx.selectFrom("donations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  }
  if (!fund || form.amountPaisa === undefined) {
    return { refused: { status: 422, message: donationMessages.badFund } };
  }
  const { idempotencyKey, website: _, form_token: __, ...said } = form;
  const started = await startDonation(trx, now, {
    // A browser without script makes no key: then the same words on the same day are the same report.
    idempotencyKey: `report-${idempotencyKey ?? sha256(JSON.stringify(said))}`,
    amountPaisa: form.amountPaisa,
    fund,
    method: form.method,
    gateway: "manual",
    donorName: form.name,
    donorEmail: form.email,
    donorReference: "",
    anonymous: false,
    dedication: "",
  });
  return "fault" in started ? { refused: { status: 409, message: messages.already } } : started.donation;
}

/** The mail names neither the donor nor an account: mail is not private. */
async function tellOffice(trx: Db, { env }: Services, now: Date, donation: DonationRow): Promise<void> {
  const { office } = env.mail;
  if (!office) return;
  const amount = formatMoney(donation.amount_paisa);
  await queueMail(trx, now, {
    to: office,
    content: {
      subject: `A transfer of ${amount} was reported`,
      paragraphs: [
        "A donor says that this money was sent. It is in the books when somebody has verified it.",
      ],
      facts: [
        ["Amount", amount],
        ["Reference", donation.reference],
        ["To", methodNames[donation.method]],
      ],
      action: {
        label: "See the report",
        url: `${env.siteUrl}/dashboard/transfers?q=${encodeURIComponent(donation.reference)}`,
      },
    },
  });
}
