import { type RouterContextProvider, redirect } from "react-router";
import { paymentMethods } from "#app/contract/payment-methods.ts";
import { donationFaults } from "#app/features/donations/donations.messages.ts";
import { type Checkout, type DonationForm, donationForm } from "#app/features/donations/donations.schema.ts";
import { listOpenFunds } from "#app/features/donations/ledger/funds.server.ts";
import {
  donationGuard,
  donationPath,
  donorContact,
  type Given,
  give,
  isQuietDonation,
} from "#app/features/donations/server/give-donation.server.ts";
import type { FormResult, FormValues } from "#app/lib/form-faults.ts";
import { formTrapMessages } from "#app/lib/form-rules.ts";
import { rupees } from "#app/lib/money.ts";
import { content, optionalPart, readSite, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { isPakistaniIban } from "#server/payments/iban.ts";
import { readDonateLink } from "./donate-link.ts";

type Context = Readonly<RouterContextProvider>;

/** What /donate needs of the server. */
export async function loadDonatePage(context: Context, request: Request) {
  const app = services(context);
  const [{ raastQr, ...giving }, open, token, { siteUrl, identity }] = await Promise.all([
    content(context, "giving"),
    listOpenFunds(app),
    donationGuard(app).token().catch(optionalPart(context, "the donation form's token")),
    readSite(context),
  ]);
  const funds = open.map(({ slug, title }) => ({ slug, title }));
  const slugs = funds.map(({ slug }) => slug);
  return {
    giving,
    funds,
    link: readDonateLink(new URL(request.url).searchParams, slugs),
    online: paymentMethods.filter((method) => app.payments.gatewayFor(method).name !== "manual"),
    raastQr: raastQr === "shown" && isPakistaniIban(identity.accounts.bank.iban),
    siteUrl,
    token,
  };
}

/** What came of a donation that was posted to the page; `onward` leads to the gateway. */
export type PostedDonation = FormResult & { onward?: Checkout };

const fields = [
  "amount",
  "paymentMethod",
  "name",
  "email",
  "reference",
  "dedication",
  "fund",
  "anonymous",
  "monthly",
];

/**
 * A donation that was posted without JavaScript: the same rules, trap and ledger as the call `startDonation`. It ends on the
 * page of the donation, which says what to do next, or with the way to the gateway.
 */
export async function sendDonatePage(context: Context, request: Request) {
  const app = services(context);
  let sent: DonationForm | undefined;
  let given: Given | { fault: string } | undefined;
  const form = {
    schema: donationForm,
    fields,
    faults: donationFaults,
    guard: donationGuard(app),
    contact: donorContact,
    quiet: isQuietDonation,
    thanks: formTrapMessages.again,
  };
  const reply = await handlePageForm(request, context.get(visitorAddress), form, async (donation) => {
    sent = donation;
    given = await give(app, donation);
  });
  // Refused, or from a robot.
  if (!sent || !given) return formReply<PostedDonation>(reply);
  if ("fault" in given) {
    const result = { good: false, message: given.fault, values: valuesOf(sent) };
    return formReply<PostedDonation>({ status: 422, result });
  }
  if (given.checkout.kind === "manual") throw redirect(donationPath(given.key), 303);
  return formReply<PostedDonation>({
    status: 200,
    result: { good: true, message: "", onward: given.checkout },
  });
}

/** What was typed, so that a donation that the ledger refuses loses nothing. */
const valuesOf = ({ amountPaisa, anonymous, monthly, ...donation }: DonationForm): FormValues => ({
  amount: rupees(amountPaisa),
  paymentMethod: donation.paymentMethod,
  name: donation.name,
  email: donation.email,
  reference: donation.reference,
  dedication: donation.dedication,
  fund: donation.fund,
  anonymous: String(anonymous),
  monthly: String(monthly),
});
