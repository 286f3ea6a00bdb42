import { mailboxOf } from "#app/contract/email-address.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";

const day = 24 * 60 * 60;

/** Mails to one mailbox in a day, of all the forms together that send one to an address that anybody can type. */
const mailsToTypedAddress = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "typed-address", max: 3, seconds: day }),
);

/**
 * Whether a form may send a mail to an address that was typed into it, and counts the mail. The form's answer must be
 * the same when it may not: it says nothing about the address.
 */
export async function mayMailTypedAddress(deps: Deps, email: string): Promise<boolean> {
  return (await mailsToTypedAddress(deps).take(mailboxOf(email))) === undefined;
}
