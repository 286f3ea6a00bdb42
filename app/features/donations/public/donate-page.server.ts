import type { RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import {
  donationFaults,
  donationMessages as messages,
  type PaymentMethod,
  paymentMethods,
} from "#app/features/donations/donations.messages.ts";
import { type DonationForm, donationForm } from "#app/features/donations/donations.schema.ts";
import { listOpenFunds } from "#app/features/donations/funds/funds.server.ts";
import {
  donationGuard,
  donationPath,
  donorContact,
  give,
} from "#app/features/donations/server/give-donation.server.ts";
import { content, optionalPart, readSite, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { readGiftLink } from "./gift-link.ts";

type Context = Readonly<RouterContextProvider>;

/** What /donate needs of the server. */
export async function loadDonatePage(context: Context, request: Request) {
  const app = services(context);
  const [{ raastQr, ...giving }, funds, token, { siteUrl, identity }] = await Promise.all([
    content(context, "giving"),
    listOpenFunds(app),
    donationGuard(app).token().catch(optionalPart(context, "the donation form's token")),
    readSite(context),
  ]);
  const query = new URL(request.url).searchParams;
  const online = paymentMethods.filter((method) => app.payments.gatewayFor(method).name !== "manual");
  return {
    giving,
    funds: funds.map(({ slug, title }) => ({ slug, title })),
    link: readGiftLink(
      query,
      funds.map(({ slug }) => slug),
    ),
    online: online satisfies PaymentMethod[],
    raastQr: raastQr && isIban(identity.accounts.bank.iban),
    siteUrl,
    token,
  };
}

/**
 * A gift that was posted without JavaScript: the same rules, trap and ledger as the call `startDonation`. It ends on the
 * page of the gift, which says what to do next; a reload there sends nothing again.
 */
export async function sendDonatePage(context: Context, request: Request) {
  const app = services(context);
}
