import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as bloodDonors from "./blood-donors.form.ts";

const { post } = publicCalls;

export const bloodDonorsCalls = calls({
  sendDonorLead: post<{ body: SchemaOf<typeof bloodDonors.donorRules> }>(
    "api_send_donor_lead.php",
    "Blood donor registration",
  ),
});
