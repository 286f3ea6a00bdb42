/** The instant of yyyyMMddHHmmss in Karachi, in ms since the epoch; NaN when there is none. */
export function instantOf(stamp: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(stamp) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:00`);
}

const hourMs = 60 * 60 * 1000;

/**
 * What is wrong with the times of a payment, which must be Karachi's: UTC would be five hours off.
 * @returns undefined when they are right
 */
export function checkKarachiTimes(begun: string, expiry: string, now: Date): string | undefined {
  const [from, until] = [instantOf(begun), instantOf(expiry)];
  if (Number.isNaN(from) || Number.isNaN(until)) return "110 a time is not valid";
  // A donor may come back to a form some hours later; UTC is five hours off.
  const age = now.getTime() - from;
  if (age < -hourMs || age > 4 * hourMs) return "110 the time is not Karachi's";
  if (until <= from || until - from > 93 * 24 * hourMs) return "110 the expiry is not valid";
  return until <= now.getTime() ? "116 the payment is expired" : undefined;
}
