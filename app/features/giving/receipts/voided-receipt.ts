import type { Language } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { paperWords } from "./papers.words.ts";

/** Whether a receipt is void, and why. */
export type VoidedReceipt = {
  /** The Karachi day on which it was voided. */
  voidedOn: string | undefined;
  /** The bank took the payment back, as with a cheque that bounced: nobody here has returned it. */
  cameBack?: boolean;
  /** It was wrong, and no money was returned: the number of the receipt that replaces it, where there is one. */
  correction?: { replacedBy: string | undefined };
};

/** Why a receipt is void, as page and paper say it; empty for a valid one. RECEIPT-09. */
export function voidedText(
  t: TextOf<typeof paperWords>,
  { voidedOn, cameBack, correction }: VoidedReceipt,
  language: Language,
): string {
  if (voidedOn === undefined) return "";
  const day = formatDay(voidedOn, language);
  if (!correction) return t(cameBack ? "cameBack" : "voided", { day });
  const { replacedBy: number } = correction;
  return number === undefined ? t("corrected", { day }) : t("replacedBy", { day, number });
}
