import { createHash, timingSafeEqual } from "node:crypto";
import type { Language } from "#app/contract/language.ts";
import { type Told, tellFundHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { givenDay, readDocument } from "#app/features/giving/receipts/server/receipt-document.server.ts";
import {
  findReceiptBySerial,
  readVoided,
} from "#app/features/giving/receipts/server/receipts.store.server.ts";
import type { VoidedReceipt } from "#app/features/giving/receipts/voided-receipt.ts";
import { amountInWordsOf } from "#app/lib/amount-in-words-urdu.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { westernDigits } from "#app/lib/digits.ts";
import { readReceiptNumber } from "#app/lib/fiscal-year.ts";
import { textIn } from "#app/lib/words.server.ts";
import { receiptLimits } from "#app/parts/open-books/open-books.messages.ts";
import { verifyWords } from "#app/parts/open-books/verify.words.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { type ReceiptProof, readReceiptProof } from "./receipt-proof.server.ts";

/** What anybody may know who has a receipt's number and code. No name, no address, no reference. */
export type CheckedReceipt = {
  number: string;
  amountPaisa: number;
  amountInWords: string;
  fund: string;
  /** The Karachi day of the donation. */
  givenOn: string;
  issuedOn: string;
  /** The Karachi day on which it was booked, with which it is sealed. */
  bookedOn: string;
  /** The number of the receipt that it replaces. */
  replaces: string | undefined;
  /** What its fund did in the month of the gift. */
  helped: Told | undefined;
  /** Undefined until the day is sealed, in the night after it. */
  proof: ReceiptProof | undefined;
} & VoidedReceipt;

export type Verification =
  | { receipt: CheckedReceipt }
  | { message: string; status: 404 | 429; retryAfter?: number };

/** Tries that did not fit, of one visitor. */
const wrongTries = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "verify-receipt", max: 15, seconds: 15 * 60 }),
);

/**
 * Checks a receipt by number and code, as typed: RECEIPT-06. An unknown number takes as long as a wrong code and gets the
 * same words.
 * @param address the visitor's key for rate limits
 * @param language that of the page: its words, and the name of the fund
 */
export async function verifyReceipt(
  deps: Deps,
  typed: { number: string; code: string },
  { address, language }: { address: string; language: Language },
): Promise<Verification> {
  const t = textIn(language, verifyWords);
  const limit = wrongTries(deps);
  const wait = await limit.take(address);
  if (wait !== undefined) {
    return { message: t("tooMany", { minutes: Math.ceil(wait / 60) }), status: 429, retryAfter: wait };
  }
  const number = readReceiptNumber(typed.number);
  const found = await findReceiptBySerial(deps.db, number ?? { fiscalYear: 0, serial: 0 });
  const fits = isSameCode(typed.code, found?.verify_code ?? "");
  if (!found || !fits) return { message: t("wrong"), status: 404 };
  await limit.refund(address);
  const fundName = await fundNamesIn(language, deps.db);
  const about = { fund: found.fund, month: givenDay(found).slice(0, 7) };
  return {
    receipt: {
      number: found.number,
      amountPaisa: found.amount_paisa,
      amountInWords: amountInWordsOf(found.amount_paisa, language),
      fund: fundName({ slug: found.fund, title: found.fund_title }),
      givenOn: givenDay(found),
      issuedOn: karachiDay(new Date(found.issued_at)),
      bookedOn: found.paid_on,
      replaces: readDocument(found).replaces,
      ...(await readVoided(deps.db, found)),
      helped: await tellFundHelp(deps.db, language, about),
      proof: await readReceiptProof(deps, found),
    },
  };
}

/** In constant time. Spaces, hyphens, small letters and the digits' script do not matter, nor do letters that are taken for a digit. */
function isSameCode(typed: string, code: string): boolean {
  const plain = (text: string) =>
    westernDigits(text.slice(0, receiptLimits.code))
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, "")
      .replaceAll("O", "0")
      .replace(/[IL]/g, "1");
  const digest = (text: string) => createHash("sha256").update(plain(text)).digest();
  return timingSafeEqual(digest(typed), digest(code)) && code !== "";
}
