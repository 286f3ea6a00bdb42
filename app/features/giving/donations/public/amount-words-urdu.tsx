import { amountInUrduWords } from "#app/lib/amount-in-words-urdu.ts";

/** An amount in Urdu, as a cheque has it: دو ہزار پانچ سو روپے صرف. */
export const AmountWords = ({ paisa }: { paisa: number }) => amountInUrduWords(paisa);
