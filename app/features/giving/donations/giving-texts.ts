import { walletNames } from "#app/contract/payment-methods.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import type { TextOf } from "#app/lib/words.ts";

type GivingText = TextOf<typeof givingWords>;

/** The wallets' names in a row: "JazzCash, EasyPaisa". @param last what joins the last one */
export function walletsIn(t: GivingText, last: "comma" | "or" = "comma"): string {
  const names = walletNames.map((name) => t(name));
  return [names.slice(0, -1).join(t("comma")), names.at(-1)].join(t(last));
}

/**
 * What a donor writes into the note of a transfer. In Latin letters, because most banks' forms take no others.
 * @param purpose the English title of the fund
 */
export const transferNote = (purpose: string, reference?: string): string =>
  reference === undefined ? purpose : `${reference} ${purpose}`;
