import { type RouterContextProvider, redirect } from "react-router";
import { paymentMethods } from "#app/contract/payment-methods.ts";
import { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { Checkout, StartedDonation } from "#app/features/giving/donations/donations.schema.ts";
import { donationWords } from "#app/features/giving/donations/donations.words.ts";
import {
  donateForm,
  donationGuard,
  donationPath,
  type Given,
  give,
} from "#app/features/giving/donations/server/give-donation.server.ts";
import { listOpenFunds } from "#app/features/giving/ledger/funds.server.ts";
import { generalFund } from "#app/features/giving/ledger/giving.limits.ts";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { readLastGift } from "#app/features/giving/ledger/last-gift.server.ts";
import { formReply, formToken } from "#app/form-reply.server.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { isPakistaniIban } from "#app/lib/iban.ts";
import {
  content,
  deps,
  languageOf,
  optionalPart,
  readSite,
  visitorAddress,
  wordsOf,
} from "#app/loader-context.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { readDonateLink } from "./donate-link.ts";

type Context = Readonly<RouterContextProvider>;

/** What /donate needs of the server. */
export async function loadDonatePage(context: Context, request: Request) {
  const app = deps(context);
  const language = languageOf(context);
  const [{ raastQr, ...giving }, open, english, token, { siteUrl, identity }] = await Promise.all([
    content(context, "giving"),
    listOpenFunds(app, language),
    language === "en" ? [] : listOpenFunds(app),
    formToken(context, { guard: donationGuard(app) }),
    readSite(context),
  ]);
  const funds = open.map(({ slug, title }, place) => ({ slug, title, english: english[place]?.title }));
  const slugs = funds.map(({ slug }) => slug);
  const link = readDonateLink(new URL(request.url).searchParams, slugs);
  const fund = link.fund === generalFund ? undefined : funds.find(({ slug }) => slug === link.fund);
  return {
    giving,
    funds,
    link,
    lastGift: await readLastGift(app, language, fund).catch(optionalPart(context, "the last gift")),
    online: paymentMethods.filter((method) => app.payments.gatewayFor(method).name !== "manual"),
    raastQr: raastQr === "shown" && isPakistaniIban(identity.accounts.bank.iban),
    siteUrl,
    token,
    words: wordsOf(context, donateWords, donationWords, givingWords),
  };
}

/**
 * What came of a gift that was sent to the page. `started`: to a page with script, which goes on by itself; `onward` leads
 * to the gateway without it.
 */
export type SentDonation = FormResult & { started?: StartedDonation; onward?: Checkout };

/**
 * A gift that was sent to the page: the same rules, trap and ledger as the call `startDonation`. Without script, and so
 * without a key of its own, it ends on the page of the gift, which says what to do next, or with the way to the gateway.
 */
export async function sendDonatePage(context: Context, request: Request) {
  const app = deps(context);
  const language = languageOf(context);
  let given: (Given & { byScript: boolean }) | undefined;
  const reply = await handlePageForm(request, context.get(visitorAddress), {
    ...donateForm(app, language),
    receive: async (donation, { address }) => {
      const taken = await give(app, donation, { address, language });
      if ("fault" in taken) return { refused: { status: 422, message: taken.fault } };
      given = { ...taken, byScript: donation.idempotency_key !== undefined };
      return {};
    },
  });
  // Refused, or from a robot.
  if (!given) return formReply<SentDonation>({ ...reply, result: { ...reply.result, good: false } });
  const { donation, key, checkout, byScript } = given;
  if (byScript) {
    const { reference, state } = donation;
    const started = { reference, key, state, checkout };
    return formReply<SentDonation>({ status: 200, result: { good: true, message: "", started } });
  }
  if (checkout.kind === "manual") throw redirect(donationPath(key), 303);
  return formReply<SentDonation>({ status: 200, result: { good: true, message: "", onward: checkout } });
}
