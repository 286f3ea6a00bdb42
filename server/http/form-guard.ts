import { canonicalEmail, emailPattern, mailboxOf } from "#app/contract/email-address.ts";
import type { Language } from "#app/contract/language.ts";
import { refuse } from "#app/contract/replies.ts";
import { formWords } from "#app/lib/form.words.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { isPhone, phoneKey } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Services } from "#server/services.ts";
import { createSigner } from "#server/signing.ts";
import { createRateLimit } from "./rate-limits.ts";

/**
 * A form that is submitted sooner than this is a robot's, later than maxAgeMs it is stale. Counted from the
 * second in which the page was rendered, so that all pages of one second are equal.
 */
const minFillMs = 2_000;
const maxAgeMs = 48 * 60 * 60 * 1000;
const hour = 60 * 60;
const perAddress = 20;

export type GuardVerdict =
  | { verdict: "person" }
  /** A robot: gets a success reply, and nothing is stored. */
  | { verdict: "robot" }
  | { verdict: "refused"; status: 422 | 429; body: ReturnType<typeof refuse>; retryAfter?: number };

export type Sender = {
  /** The rate limit keys: IP address, and the email or phone of the form. */
  address: string;
  contact: string;
  /** What is sent mails nobody outside the foundation: many may send it from one address. */
  quiet?: boolean;
  /** That of the form: a refusal is said in it. */
  language?: Language;
};

export type FormGuard = {
  /** The signed time for the form; one per second. */
  token(): Promise<string>;
  check(trap: FormTrap, sender: Sender): Promise<GuardVerdict>;
};

/** One key for all spellings of a mailbox, and one for those of a phone number. */
function contactKey(contact: string): string {
  if (emailPattern.test(contact)) return mailboxOf(contact);
  return isPhone(contact) ? phoneKey(contact) : canonicalEmail(contact);
}

/**
 * How many donations and reports of one address are taken in an hour. A mobile network puts thousands of donors behind one
 * address; the number only bounds how fast one visitor can fill the disk.
 */
export const givingPerAddress = 1000;

/**
 * Guards one public form: a field that only robots fill, a signed time trap, and limits by address and by what
 * the sender says of himself. Clients that know neither field nor token are let in (ALL-19), under a
 * tighter limit.
 * @param options.quiet how many an hour of one address may mail nobody
 */
export function createFormGuard(
  services: Services,
  form: string,
  { quiet = perAddress }: { quiet?: number } = {},
): FormGuard {
  const { db, clock, env } = services;
  const limits = {
    address: createRateLimit(services, { name: `${form}-address`, max: perAddress, seconds: hour }),
    quiet: createRateLimit(services, { name: `${form}-quiet`, max: quiet, seconds: hour }),
    bare: createRateLimit(services, { name: `${form}-bare`, max: 10, seconds: hour }),
    contact: createRateLimit(services, { name: `${form}-contact`, max: 5, seconds: hour }),
  };
  const signer = createSigner(db, `form ${form}`);
  let current: { time: number; token: Promise<string> } | undefined;

  function token(): Promise<string> {
    const time = Math.floor(clock.now().getTime() / 1000) * 1000;
    if (current?.time !== time) current = { time, token: signer.sign(time.toString(36)) };
    return current.token;
  }

  async function tooSoonOrForged(token: string): Promise<boolean> {
    const time = await signer.read(token);
    if (time === undefined) return true;
    const age = clock.now().getTime() - Number.parseInt(time, 36);
    return (env.rateLimits && age < minFillMs) || age > maxAgeMs;
  }

  return {
    token,
    async check({ website, form_token }, { address, contact, quiet: isQuiet = false, language = "en" }) {
      if (website) return { verdict: "robot" };
      if (form_token && (await tooSoonOrForged(form_token))) {
        return { verdict: "refused", status: 422, body: refuse(textIn(language, formWords)("again")) };
      }
      const byAddress = form_token ? limits[isQuiet ? "quiet" : "address"] : limits.bare;
      const wait = (await byAddress.take(address)) ?? (await limits.contact.take(contactKey(contact)));
      if (wait === undefined) return { verdict: "person" };
      const body = refuse(textIn(language, formWords)("tooManyTries", { minutes: Math.ceil(wait / 60) }));
      return { verdict: "refused", status: 429, body, retryAfter: wait };
    },
  };
}
