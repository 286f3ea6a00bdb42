import type { PaymentAttempt } from "./payments.ts";

/** The longest return URL that every provider takes. */
const maxReturnUrl = 200;
const reference = /^[A-Za-z0-9]{1,20}$/;

export const isReference = (text: string): boolean => reference.test(text);

/**
 * What every provider asks of an attempt. Our own server makes it, so a fault is a fault of the program.
 * @throws RangeError that names the field
 */
export function assertAttempt(attempt: PaymentAttempt): void {
  const faults = {
    reference: !isReference(attempt.reference),
    donationReference: !isReference(attempt.donationReference),
    amountPaisa: !Number.isSafeInteger(attempt.amountPaisa) || attempt.amountPaisa <= 0,
    expiresAt: !(attempt.createdAt < attempt.expiresAt),
    returnUrl: attempt.returnUrl.length > maxReturnUrl || !URL.canParse(attempt.returnUrl),
  };
  const wrong = Object.entries(faults).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  if (wrong.length > 0) throw new RangeError(`A payment attempt cannot have this ${wrong.join(", ")}`);
}
