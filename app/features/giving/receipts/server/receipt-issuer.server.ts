import type { Language } from "#app/contract/language.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { ContentOf } from "#content/contents.ts";
import { isApprovedOn } from "#content/receipts.ts";

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
export const approvalOn = ({ approval }: ReceiptIssuer, day: string): ReceiptIssuer["approval"] =>
  approval && isApprovedOn(approval, day) ? approval : undefined;
