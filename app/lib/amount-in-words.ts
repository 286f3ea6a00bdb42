/* Amounts as a receipt writes them: in English, with lakh (100,000) and crore (10,000,000). */

const small = (
  "zero one two three four five six seven eight nine ten " +
  "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
).split(" ");
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** The largest first. Above a crore the number of crores is written in words itself: "one lakh crore". */
const scales = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
] as const;

/** A whole number in words: 125000 is "one lakh twenty-five thousand". */
function numberInWords(value: number): string {
  if (value < 20) return small[value] ?? "";
  if (value < 100) {
    const unit = value % 10;
    return `${tens[Math.floor(value / 10)]}${unit ? `-${small[unit]}` : ""}`;
  }
  const [size, name] = scales.find(([size]) => value >= size) ?? scales[3];
  const rest = value % size;
  return `${numberInWords(Math.floor(value / size))} ${name}${rest ? ` ${numberInWords(rest)}` : ""}`;
}

/**
 * "Two thousand five hundred rupees only", "One rupee and fifty paisa only".
 * @param paisa a whole number from 0 up to the largest safe integer; anything else throws
 */
export function amountInWords(paisa: number): string {
  if (!Number.isSafeInteger(paisa) || paisa < 0) throw new RangeError(`not an amount in paisa: ${paisa}`);
  const rupees = Math.floor(paisa / 100);
  const rest = paisa % 100;
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`${numberInWords(rupees)} ${rupees === 1 ? "rupee" : "rupees"}`] : []),
    ...(rest > 0 ? [`${numberInWords(rest)} paisa`] : []),
  ];
  const words = `${parts.join(" and ")} only`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
