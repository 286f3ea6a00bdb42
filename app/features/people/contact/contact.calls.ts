import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as contact from "./contact.form.ts";

const { post } = publicCalls;

export const contactCalls = calls({
  sendContactMessage: post<{ body: SchemaOf<typeof contact.contactRules> }>(
    "api_send_contact_form.php",
    "Contact form",
  ),
});
