import { type FormValues, faultsOf } from "#app/lib/form-faults.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import type { Services } from "#server/services.ts";
import { contactMessages, contactRules } from "./contact.messages.ts";
import { type ContactForm, contactForm } from "./contact.schema.ts";
import { contactGuard, receiveMessage } from "./contact.service.server.ts";

/** The contact form, sent without JavaScript. The same rules, trap and words as the call `sendContactMessage`. */
export function sendByForm(services: Services, request: Request, address: string) {
  const form = {
    schema: contactForm,
    fields: ["name", "email", "subject", "message"],
    faults: (values: FormValues) => faultsOf(contactRules, values),
    guard: contactGuard(services),
    contact: ({ email }: ContactForm) => email,
    thanks: contactMessages.sent,
  };
  return handlePageForm(request, address, form, (message) => receiveMessage(services, message));
}
