import { type Language, pathIn } from "#app/contract/language.ts";
import type { DonationMethod } from "#app/contract/payment-methods.ts";
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
import { greetingFor } from "#server/mail/greeting.ts";
import type { MailContent } from "#server/mail/mail-body.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { ReceiptRow } from "./receipt-document.server.ts";
import { givenDay, readDocument } from "./receipt-document.server.ts";

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
export function replacementLetter({ language }: { language: Language }, replaced: string) {
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
export function voidLetter(
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
