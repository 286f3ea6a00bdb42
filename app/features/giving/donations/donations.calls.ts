import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as donationForms from "./donations.form.ts";
import type * as donations from "./donations.schema.ts";

const { post, get } = publicCalls;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

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
