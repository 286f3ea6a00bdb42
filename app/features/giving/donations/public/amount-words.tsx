import { amountInWords } from "#app/lib/amount-in-words.ts";

/** An amount as a cheque has it: Two thousand five hundred rupees only. */
export const AmountWords = ({ paisa }: { paisa: number }) => amountInWords(paisa);
