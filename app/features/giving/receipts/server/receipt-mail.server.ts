import { type Language, pathIn } from "#app/contract/language.ts";
import type { DonationMethod } from "#app/contract/payment-methods.ts";
import {
  addNote,
  type DeskResult,
  type Opened,
  record,
  refused,
  withDonation,
} from "#app/features/giving/donations-desk/donation-action.server.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import type { LedgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { hasComeBack } from "#app/features/giving/ledger/returned-lines.server.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { receiptWords } from "#app/features/giving/receipts/receipts.words.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import { linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import type { Session } from "#server/http/session-check.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import type { MailContent } from "#server/mail/mail-body.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import { givenDay, type ReceiptRow, readDocument } from "./receipt-document.server.ts";
import { findStandingReceipt, type ReceiptWithDonation } from "./receipts.store.server.ts";

/**
 * Writes to the donor that the donation has arrived, with the receipt's link: RECEIPT-03. Without an address nothing is
 * sent. Call it in the transaction that made the receipt.
 * @param donation.language that of the gift's form, in which the receipt is, too
 */
export async function queueReceiptMail(
  trx: Db,
  { now, siteUrl }: Pick<LedgerContext, "now" | "siteUrl">,
  donation: { donor_name: string; donor_email: string; language: Language },
  receipt: ReceiptRow,
): Promise<void> {
  if (!donation.donor_email) return;
  const key = await issueDonationKey(trx, now, receipt.donation_id, linkMs.receipt);
  const { language } = donation;
  const { replaces } = readDocument(receipt);
  const t = textIn(language, receiptWords);
  const paper = textIn(language, paperWords);
  const urlOf = (path: string) => siteUrl + pathIn(language, path);
  await queueMail(trx, now, {
    to: donation.donor_email,
    content: {
      language,
      subject: t("mailSubject", { number: receipt.number }),
      greeting: greetingFor(donation.donor_name, language),
      paragraphs: [
        replaces ? t("mailReplaces", { number: replaces }) : t("mailThanks"),
        t("mailPrivate"),
        t("mailLost", { url: urlOf("/donation-statement") }),
      ],
      facts: [
        [t("receipt"), receipt.number],
        [t("mailAmount"), formatMoney(receipt.amount_paisa, language)],
        [t("mailFor"), readDocument(receipt).fund],
        [paper("giftDay"), formatDay(givenDay(receipt), language)],
        [paper("reference"), receipt.reference],
      ],
      action: { label: t("mailOpen"), url: urlOf(`/receipts/${key}`) },
    },
  });
}

/** What a donor reads with the receipt that replaces another one, whose own number is not known yet. */
function replacementLetter({ language }: { language: Language }, replaced: string) {
  const t = textIn(language, receiptWords);
  return {
    subject: t("mailSubject", { number: "..." }),
    paragraphs: [t("mailReplaces", { number: replaced }), t("mailPrivate")],
  };
}

type Voided = {
  number: string;
  to: "refunded" | "corrected";
  /** The bank took the payment back: nobody here has returned it. */
  cameBack: boolean;
};

/** What a donor reads of a receipt that is void since, without another one in its stead. RECEIPT-10. */
function voidLetter(
  { donor_name, language, method }: { donor_name: string; language: Language; method: DonationMethod },
  { number, to, cameBack }: Voided,
): Pick<MailContent, "language" | "subject" | "greeting" | "paragraphs"> {
  const t = textIn(language, receiptWords);
  const returned = cameBack ? (method === "cheque" ? "voidBounced" : "voidTakenBack") : "voidReturned";
  return {
    language,
    subject: t("voidSubject", { number }),
    greeting: greetingFor(donor_name, language),
    paragraphs: [t(to === "refunded" ? returned : "voidNotYours", { number }), t("voidAsk")],
  };
}

/** Writes it to the donor; without an address nothing is sent. Call it in the transaction that made the receipt void. */
export async function queueVoidMail(
  trx: Db,
  now: Date,
  donation: DonationRow,
  voided: Omit<Voided, "cameBack">,
): Promise<void> {
  if (!donation.donor_email) return;
  const cameBack = await hasComeBack(trx, donation.id);
  await queueMail(trx, now, {
    to: donation.donor_email,
    content: voidLetter(donation, { ...voided, cameBack }),
  });
}

const resendLimit = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "receipt-mail", max: 3, seconds: 60 * 60 }),
);

type ResendResult = { good: boolean; message: string; status: number; retryAfter?: number };

/**
 * Mails a receipt's link again, to the address that came with the donation and to no other: RECEIPT-05. The mail is in the
 * language of the gift.
 * @param language that of the page, in which it answers
 */
export async function mailReceiptAgain(
  deps: Deps,
  receipt: ReceiptWithDonation,
  language: Language,
): Promise<ResendResult> {
  const { db, clock, env } = deps;
  const t = textIn(language, receiptWords);
  if (!deps.mail) return { good: false, message: t("noMail"), status: 409 };
  const retryAfter = await resendLimit(deps).take(String(receipt.id));
  if (retryAfter !== undefined) {
    return { good: false, message: t("resendTooOften"), status: 429, retryAfter };
  }
  await queueReceiptMail(db, { now: clock.now(), siteUrl: env.siteUrl }, receipt, receipt);
  return { good: true, message: t("resent"), status: 200 };
}

/** What a donor will be told of a receipt that becomes void. @returns null for a gift without an address, undefined for an unknown one */
export async function readVoidLetter(
  db: Db,
  reference: string,
  act: "refund" | "correction" | "payment-back",
) {
  const gift = await db
    .selectFrom("donations")
    .innerJoin("receipts", "receipts.donation_id", "donations.id")
    .select(["donations.id", "donations.donor_name", "donations.donor_email", "donations.language"])
    .select(["donations.method", "receipts.number"])
    .where("donations.reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!gift) return undefined;
  if (!gift.donor_email) return null;
  const { subject, paragraphs } =
    act === "correction"
      ? replacementLetter(gift, gift.number)
      : voidLetter(gift, {
          number: gift.number,
          to: act === "refund" ? "refunded" : "corrected",
          cameBack: await hasComeBack(db, gift.id),
        });
  return { to: gift.donor_email, language: gift.language, subject, paragraphs };
}

/** Mails the donor of a paid gift the receipt once more. */
export function sendReceiptAgain(deps: Deps, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(deps, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const receipt = await findStandingReceipt(trx, donation.id);
    if (!receipt) return refused(409, messages.noReceipt);
    if (!donation.donor_email) return refused(409, messages.noAddress);
    await queueReceiptMail(trx, { now, siteUrl: deps.env.siteUrl }, donation, receipt);
    await addNote(locked, who, { receipt_sent: true });
    await record(locked, who, "send receipt", { receipt: receipt.number });
    return {};
  });
}
