import type { Selectable } from "kysely";
import { z } from "zod";
import { type Language, languages, pathIn } from "#app/contract/language.ts";
import { leafSalt, sha256 } from "#app/features/giving/ledger/references.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { amountInWordsOf } from "#app/lib/amount-in-words-urdu.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { fiscalYearOfDay, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { ContentOf } from "#content/contents.ts";
import { isApprovedOn } from "#content/receipts.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { ReceiptsTable } from "#server/db/giving-schema.ts";

/*
 * What a receipt says is kept with it (RECEIPT-08). The document has everything but the donor's name and words. Those stand
 * beside it, so that they can be taken out: a salted hash of them stays, and the seal of the day goes on fitting.
 */

export type ReceiptRow = Selectable<ReceiptsTable>;

const day = z.string();

export const receiptDocument = z.object({
  /**
   * How it is drawn. Another drawing gets another number, and receipts keep theirs: those of 1 have the letters of the
   * foundation's own fonts alone, those of 2 all that a font has (docs/decisions/084).
   */
  layout: z.literal([1, 2]),
  /** The donor's: what the receipt says is in it. Receipts from before Urdu do not name it. */
  language: z.enum(languages).default("en"),
  origin: z.literal("issued"),
  number: z.string(),
  verifyCode: z.string(),
  /** Where anybody can check it. */
  verifyUrl: z.string(),
  /** The number of the receipt that was wrong, and is void since this one was issued. */
  replaces: z.string().optional(),
  /** Receipt or acknowledgement. */
  title: z.string(),
  amountPaisa: z.number().int(),
  amount: z.string(),
  amountInWords: z.string(),
  fund: z.string(),
  /** "JazzCash". */
  method: z.string(),
  reference: z.string(),
  /** The Karachi day on which the money came. */
  givenOn: day,
  /** "2026-27": the tax year of that day. */
  taxYear: z.string(),
  /** The Karachi day of `issuedAt`, which is UTC, ISO 8601. */
  issuedOn: day,
  issuedAt: z.string(),
  issuer: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    registrations: z.array(z.string()),
    signatory: z.string(),
  }),
  /** The approval that was valid on the day of the donation, with its note, or that there was none. */
  tax: z.string(),
});
export type ReceiptDocument = z.infer<typeof receiptDocument>;

/** @throws Error when somebody has put something else there */
export const readDocument = ({ document }: Pick<ReceiptRow, "document">): ReceiptDocument =>
  receiptDocument.parse(JSON.parse(document));

/** The day of the donation as its receipt says it. */
export const givenDay = (receipt: Pick<ReceiptRow, "document">): string => readDocument(receipt).givenOn;

type Issued = Pick<
  ReceiptRow,
  "number" | "verify_code" | "issued_at" | "amount_paisa" | "method" | "reference"
>;
type About = {
  language: Language;
  /** What the gift is for, in that language. */
  fund: string;
  givenOn: string;
  /** In that language, too. */
  issuer: ReceiptIssuer;
  siteUrl: string;
  replaces?: string;
};

export function composeDocument(
  receipt: Issued,
  { language, fund, givenOn, issuer, siteUrl, replaces }: About,
): ReceiptDocument {
  const { number, verify_code, issued_at, amount_paisa, method, reference } = receipt;
  const t = textIn(language, paperWords);
  const approval = approvalOn(issuer, givenOn);
  const { name, address, phone, email, registrations, signatory, taxNote } = issuer;
  const approved =
    approval &&
    t("approved", {
      reference: approval.reference,
      from: formatDay(approval.validFrom, language),
      to: formatDay(approval.validTo, language),
    });
  return {
    layout: 2,
    language,
    origin: "issued",
    number,
    verifyCode: verify_code,
    verifyUrl: `${siteUrl}${pathIn(language, "/verify-receipt")}?${new URLSearchParams({ number, code: verify_code })}`,
    ...(replaces === undefined ? {} : { replaces }),
    title: t(approved ? "receiptTitle" : "acknowledgementTitle"),
    amountPaisa: amount_paisa,
    amount: formatMoney(amount_paisa, language),
    amountInWords: amountInWordsOf(amount_paisa, language),
    fund,
    method: t(method),
    reference,
    givenOn,
    taxYear: fiscalYearSpan(fiscalYearOfDay(givenOn)),
    issuedOn: karachiDay(new Date(issued_at)),
    issuedAt: issued_at,
    issuer: { name, address, phone, email, registrations, signatory },
    tax: approved ? `${approved} ${taxNote}` : t("noApproval"),
  };
}

/**
 * Who issues receipts today, in the receipt's language. A saved value that no longer fits is reported wherever a page reads
 * it.
 */
export async function readIssuer(db: Db, language: Language): Promise<ReceiptIssuer> {
  const identity = await readContent({ db, log: quiet }, "identity", { language });
  return receiptIssuer(identity, await readContent({ db, log: quiet }, "receipts", { language }), language);
}

const quiet = { warn: () => undefined };

type Person = Pick<ReceiptRow, "donor_name" | "dedication">;

/** The donor's name and words as a receipt keeps them. */
export function personalPart({ donor_name, dedication }: Person) {
  const personal_salt = leafSalt();
  const personal_hash = hashOfPerson({ donor_name, dedication, personal_salt });
  return { donor_name, dedication, personal_salt, personal_hash };
}

const hashOfPerson = (person: Person & Pick<ReceiptRow, "personal_salt">) =>
  sha256(JSON.stringify([person.personal_salt, person.donor_name, person.dedication]));

/** The hash of the person as the row has it; of one that was taken out, what stays of it. */
export const personHash = (receipt: Person & Pick<ReceiptRow, "personal_salt" | "personal_hash">): string =>
  receipt.personal_salt || receipt.donor_name || receipt.dedication
    ? hashOfPerson(receipt)
    : receipt.personal_hash;

export const documentHash = ({ document }: Pick<ReceiptRow, "document">): string => sha256(document);

/** Who issues a receipt, as the paper says it. */
export type ReceiptIssuer = {
  name: string;
  address: string;
  phone: string;
  email: string;
  /** "NTN 1234567-8", "Registered with ...": those that staff have entered. */
  registrations: string[];
  signatory: string;
  approval: { reference: string; validFrom: string; validTo: string } | undefined;
  taxNote: string;
};

/** What staff entered, without what is empty. An approval without its days says nothing of when it is valid. */
export function receiptIssuer(
  identity: ContentOf<"identity">,
  { legalName, ntn, approval, taxNote, signatory }: ContentOf<"receipts">,
  language: Language,
): ReceiptIssuer {
  const t = textIn(language, paperWords);
  const entered = approval.reference && approval.validFrom && approval.validTo;
  return {
    name: legalName,
    address: t("address", identity.address),
    phone: identity.phone,
    email: identity.email,
    registrations: [
      ...(ntn ? [t("ntn", { number: ntn })] : []),
      ...identity.registrations.flatMap(({ body, number }) =>
        number ? [t("registration", { body, number })] : [],
      ),
    ],
    signatory,
    approval: entered ? approval : undefined,
    taxNote,
  };
}

/** The approval, if it was valid on the day of the donation. */
const approvalOn = ({ approval }: ReceiptIssuer, day: string): ReceiptIssuer["approval"] =>
  approval && isApprovedOn(approval, day) ? approval : undefined;
