import { randomUUID } from "node:crypto";
import { apiBase } from "#app/contract/call.ts";
import { type Language, pathIn } from "#app/contract/language.ts";
import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { type DonationForm, donationRules } from "#app/features/giving/donations/donations.form.ts";
import { donationWords } from "#app/features/giving/donations/donations.words.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { ledgerContext, tellFollowers } from "#app/features/giving/ledger/donation-followers.server.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { findOpenFund } from "#app/features/giving/ledger/funds.server.ts";
import {
  type AttemptRow,
  type DonationRow,
  type NewDonation,
  openAttempt,
  startDonation,
} from "#app/features/giving/ledger/start-donation.server.ts";
import { formWords } from "#app/lib/form.words.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard, sharedAddress } from "#server/http/form-guard.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { hasPage } from "#server/parts.ts";
import type { Checkout, Gateway } from "#server/payments/payments.ts";

export const donationGuard = memoize((deps: Deps) =>
  createFormGuard(deps, "donation", { perAddress: sharedAddress }),
);

/** In each language. */
export const donationRulesIn = rulesIn(donationRules, donationWords);

/** The form of a gift, but for what becomes of it: that is one thing for a page and another for a call. */
export const donateForm = (deps: Deps, language: Language = "en") => ({
  rules: donationRulesIn[language],
  language,
  guard: donationGuard(deps),
  /** Without a mail address the gift itself is the sender. */
  contact: ({ email, idempotency_key }: DonationForm) => email || idempotency_key || randomUUID(),
  thanks: textIn(language, formWords)("again"),
});

/** @property key opens the donor's page of the donation */
export type Given = { donation: DonationRow; key: string; checkout: Checkout };

/** So many promises of one visitor's address in an hour mail the address that was typed. The others are kept without. */
const startMails = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "pledge-start-mails", max: 200, seconds: 60 * 60 }),
);

/**
 * Takes a donation of the form: DONATE-05..07.
 * @param sender.address the visitor's key for rate limits
 * @param sender.language that of the form, in which a fault is said, too
 */
export async function give(
  deps: Deps,
  form: DonationForm,
  { address, language = "en" }: { address: string; language?: Language },
): Promise<Given | { fault: string }> {
  const taken = await takeDonation(deps, form.fund, {
    mailPledge: form.monthly && (await startMails(deps).take(address)) === undefined,
    language,
    idempotencyKey: form.idempotency_key ?? randomUUID(),
    amountPaisa: form.amountPaisa,
    method: form.paymentMethod,
    donorName: form.name,
    donorEmail: form.email,
    donorReference: form.reference,
    anonymous: form.anonymous,
    dedication: form.dedication,
    taxNumber: form.tax_number || undefined,
    postalAddress: form.postal_address,
    monthly: form.monthly,
  });
  return "fault" in taken ? { fault: textIn(language, donationWords)(taken.fault) } : taken;
}

/**
 * Takes a donation: the donation is in the ledger before the donor leaves the site, and so is the try to pay it. The same
 * idempotency key again leads to the same donation.
 * @returns a fault by the key of its word in `donationWords`
 */
export async function takeDonation(
  deps: Deps,
  fundSlug: string,
  {
    mailPledge = false,
    ...input
  }: Omit<NewDonation, "fund" | "gateway" | "method"> & {
    method: PaymentMethod;
    /** Whether the pledge that it begins is mailed to the donor. */
    mailPledge?: boolean;
  },
): Promise<Given | { fault: "badFund" | "badKey" | "noMonthly" }> {
  const { db, clock, payments } = deps;
  const fund = await findOpenFund(deps, fundSlug);
  if (!fund) return { fault: "badFund" };
  if (input.monthly && !(await hasPage(deps, "/pledge"))) return { fault: "noMonthly" };
  const gateway = payments.gatewayFor(input.method);
  const now = clock.now();
  const context = ledgerContext(deps, now);
  const started = await db.transaction().execute(async (trx) => {
    const result = await startDonation(trx, now, { ...input, fund, gateway: gateway.name });
    if ("fault" in result) return result;
    const { donation, repeated } = result;
    if (!repeated)
      await tellFollowers(trx, context, donation, {
        to: "started",
        monthly: input.monthly === true,
        mailPledge,
      });
    const attempt = await attemptFor(trx, deps, now, donation, gateway);
    const key = await issueDonationKey(trx, now, donation.id);
    if (!attempt || donation.state === "pending") return { donation, key, attempt };
    const pending = { to: "pending", cause: "donor", actor: gateway.name } as const;
    const changed = await changeDonation(trx, context, donation.id, pending);
    return { donation: changed?.donation ?? donation, key, attempt };
  });
  if ("fault" in started) return { fault: "badKey" };
  const { donation, key, attempt } = started;
  const checkout = attempt
    ? await gateway.checkout(toAttempt(deps, input.method, { donation, key }, attempt))
    : manual;
  return { donation, key, checkout };
}

const manual: Checkout = { kind: "manual" };

/** The donor's open try at this gateway, or a new one. None for what is paid, or for a gateway that is not asked. */
async function attemptFor(
  trx: Db,
  { payments, env }: Deps,
  now: Date,
  donation: DonationRow,
  gateway: Gateway,
): Promise<AttemptRow | undefined> {
  if (gateway.name === "manual" || hasBeenPaid(donation.state)) return undefined;
  if (!isPaymentMethod(donation.method)) return undefined;
  if (payments.gatewayFor(donation.method).name !== gateway.name) return undefined;
  const open = await trx
    .selectFrom("payment_attempts")
    .selectAll()
    .where("donation_id", "=", donation.id)
    .where("gateway", "=", gateway.name)
    .where("state", "=", "open")
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (open) return open;
  return openAttempt(trx, now, donation, {
    gateway: gateway.name,
    firstCheckMs: gateway.inquire === undefined ? undefined : env.payments.firstAskMs,
  });
}

/** The attempt as the gateways' port takes it. */
function toAttempt(
  { env }: Deps,
  method: PaymentMethod,
  { donation, key }: Pick<Given, "donation" | "key">,
  attempt: AttemptRow,
) {
  return {
    reference: attempt.reference,
    donationReference: donation.reference,
    method,
    amountPaisa: attempt.amount_paisa,
    createdAt: new Date(attempt.created_at),
    expiresAt: new Date(attempt.expires_at),
    returnUrl:
      attempt.gateway === "bank"
        ? env.siteUrl + pathIn(donation.language, donationPath(key))
        : returnUrlOf(env.siteUrl, attempt.reference),
  };
}

/**
 * Where a provider sends the browser: a call that reads what it brings along. Only the bank's gateway sends it to the
 * page that the documents name.
 */
export const returnUrlOf = (siteUrl: string, attemptReference: string): string =>
  `${siteUrl}${apiBase}/payments/returns/${attemptReference}`;

/** The donor's page of a donation: what became of it. */
export const donationPath = (key: string): string => `/donation-success?key=${key}`;
