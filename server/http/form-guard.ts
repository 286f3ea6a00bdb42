import { canonicalEmail, emailPattern, mailboxOf } from "#app/contract/email-address.ts";
import type { Language } from "#app/contract/language.ts";
import { refuse } from "#app/contract/replies.ts";
import { formWords } from "#app/lib/form.words.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { isPhone, phoneKey } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createSigner } from "#server/signing.ts";
import { createRateLimit } from "./rate-limits.ts";

/**
 * A form that is submitted sooner than this is a robot's, later than maxAgeMs it is stale. Counted from the
 * second in which the page was rendered, so that all pages of one second are equal.
 */
const minFillMs = 2_000;
const maxAgeMs = 48 * 60 * 60 * 1000;
const hour = 60 * 60;
const usualPerAddress = 20;
const barePerAddress = 10;

export type GuardVerdict =
  | { verdict: "person" }
  /**
   * Perhaps a robot, or more than five an hour of one phone: received as a person's, and marked. Only of a form that must
   * lose nothing.
   */
  | { verdict: "suspect" }
  /** A robot: gets a success reply, and nothing is stored. */
  | { verdict: "robot" }
  | { verdict: "refused"; status: 422 | 429; body: ReturnType<typeof refuse>; retryAfter?: number };

export type Sender = {
  /** The rate limit keys: IP address, and the email or phone of the form. */
  address: string;
  contact: string;
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
 * How many an hour of one address are taken of a form that must not wait: gifts, monthly support, requests for blood. A
 * mobile network or a hospital puts thousands of people behind one address; the number only bounds how fast one visitor
 * can fill the disk.
 */
export const sharedAddress = 1000;

type GuardOptions = {
  /** How many an hour one address may send, with or without the signed time; left out, 20 with it and 10 without. */
  perAddress?: number;
  /** What becomes of a form with a robot's marks: thanked or refused and not kept, or kept and marked. */
  robots?: "stopped" | "marked";
};

/**
 * Guards one public form: a field that only robots fill, a signed time trap, and limits by address and by what
 * the sender says of himself. Clients that know neither field nor token are let in (ALL-19), under a
 * tighter limit.
 */
export function createFormGuard(
  deps: Deps,
  form: string,
  { perAddress, robots = "stopped" }: GuardOptions = {},
): FormGuard {
  const { db, clock, env } = deps;
  const limits = {
    address: createRateLimit(deps, {
      name: `${form}-address`,
      max: perAddress ?? usualPerAddress,
      seconds: hour,
    }),
    bare: createRateLimit(deps, { name: `${form}-bare`, max: barePerAddress, seconds: hour }),
    contact: createRateLimit(deps, { name: `${form}-contact`, max: 5, seconds: hour }),
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
    async check({ website, form_token }, { address, contact, language = "en" }) {
      const badTime = form_token ? await tooSoonOrForged(form_token) : false;
      if (robots === "stopped") {
        if (website) return { verdict: "robot" };
        if (badTime)
          return { verdict: "refused", status: 422, body: refuse(textIn(language, formWords)("again")) };
      }
      const byAddress = form_token || perAddress !== undefined ? limits.address : limits.bare;
      let wait = await byAddress.take(address);
      const byContact = wait === undefined ? await limits.contact.take(contactKey(contact)) : undefined;
      // Anybody may know a family's phone: what is sent with it keeps nobody from asking for help or blood.
      if (robots === "stopped") wait ??= byContact;
      if (wait === undefined)
        return { verdict: website || badTime || byContact !== undefined ? "suspect" : "person" };
      const body = refuse(textIn(language, formWords)("tooManyTries", { minutes: Math.ceil(wait / 60) }));
      return { verdict: "refused", status: 429, body, retryAfter: wait };
    },
  };
}
