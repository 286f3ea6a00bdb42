/* How providers write times, amounts and codes. */

/** Karachi is five hours ahead of UTC, all year. */
const aheadMs = 5 * 60 * 60 * 1000;

/** A time in Karachi as yyyyMMddHHmmss. */
export function karachiStamp(instant: Date): string {
  return new Date(instant.getTime() + aheadMs).toISOString().replace(/\D/g, "").slice(0, 14);
}

/** 250000 is "2500", 250050 is "2500.50". @param decimals how many places a whole amount has, at least */
export function rupeesText(paisa: number, decimals: 0 | 1 = 0): string {
  const rupees = Math.trunc(paisa / 100);
  const rest = String(paisa % 100).padStart(2, "0");
  if (rest === "00") return decimals === 0 ? String(rupees) : `${rupees}.0`;
  return decimals === 1 && rest.endsWith("0") ? `${rupees}.${rest[0]}` : `${rupees}.${rest}`;
}

/** "500", "500.0" and "500.00" are 50000 paisa. @returns undefined when it is not a plain amount of rupees */
export function paisaOf(rupees: string): number | undefined {
  const [, whole, fraction = ""] = /^(\d{1,10})(?:\.(\d{1,2})0{0,4})?$/.exec(rupees) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** A provider's code as it may be logged. */
export function codeOf(text: string | undefined): string {
  if (!text) return "none";
  return /^[A-Za-z0-9.-]{1,40}$/.test(text) ? text : "other";
}

/** A provider's own number of a payment. @returns undefined when there is none, or when it is a text of another kind */
export function providerReferenceOf(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined && text !== "null" && /^[\w.:/-]{1,64}$/.test(text));
}
