import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as contact from "./contact.form.ts";

const { post } = publicCalls;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

export const contactCalls = calls({
  sendContactMessage: post<{ body: SchemaOf<typeof contact.contactRules> }>(
    "api_send_contact_form.php",
    "Contact form",
  ),
});
