import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as donations from "#app/features/giving/donations/donations.schema.ts";
import type * as pledgeForms from "./pledges.form.ts";
import type * as pledges from "./pledges.schema.ts";

const { get, put, post } = publicCalls;

type PledgeRules = ReturnType<typeof pledgeForms.pledgeRules>;

export const pledgesCalls = calls({
  readPledge: get<{ query: PledgeRules["key"]; reply: Done & { pledge: pledges.PledgeView } }>(
    "pledges/own",
    "Read one's monthly support",
  ),
  updatePledge: put<{ body: PledgeRules["change"] }>("pledges/own", "Change one's monthly support"),
  stepPledge: put<{ body: PledgeRules["step"] }>(
    "pledges/own/state",
    "Confirm, pause, resume, stop or restart monthly support",
  ),
  payPledge: post<{
    body: PledgeRules["payment"];
    reply: Done & { path: string; checkout: donations.Checkout };
  }>("pledges/own/gifts", "Give the gift of a month"),
});
