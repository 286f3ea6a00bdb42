import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as bloodDonors from "./blood-donors.form.ts";

const { post } = publicCalls;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

export const bloodDonorsCalls = calls({
  sendDonorLead: post<{ body: SchemaOf<typeof bloodDonors.donorRules> }>(
    "api_send_donor_lead.php",
    "Blood donor registration",
  ),
});
