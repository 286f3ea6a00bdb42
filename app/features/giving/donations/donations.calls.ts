import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as donationForms from "./donations.form.ts";
import type * as donations from "./donations.schema.ts";

const { post, get } = publicCalls;

export const donationsCalls = calls({
  startDonation: post<{
    body: SchemaOf<typeof donationForms.donationRules>;
    reply: Done & donations.StartedDonation;
  }>("donations", "Start a donation"),
  readDonation: get<{
    query: typeof donations.donationKey;
    reply: Done & { donation: donations.DonationStatus };
  }>("donations/state", "Read the state of a donation"),
  returnFromGateway: get<{ reply: Blob }>(
    "payments/returns/:attempt",
    "Come back from a gateway, with a query",
  ),
  returnFromGatewayForm: post<{ reply: Blob }>(
    "payments/returns/:attempt",
    "Come back from a gateway, with a form",
  ),
  notifyPayment: get<{ reply: Blob }>("payments/notifications/:gateway", "Tell of a payment, with a query"),
  notifyPaymentForm: post<{ reply: Blob }>(
    "payments/notifications/:gateway",
    "Tell of a payment, with a body",
  ),
});
