import { readPageForm } from "#server/http/page-forms.ts";
import type { Services } from "#server/services.ts";
import { contactMessages } from "./contact.messages.ts";
import { contactForm } from "./contact.schema.ts";
import { contactGuard, receiveMessage } from "./contact.service.server.ts";

/** What was typed, so that a refused form loses nothing. */
export type ContactFields = { name: string; email: string; subject: string; message: string };
export type ContactPageResult = {
  status: number;
  good: boolean;
  message: string;
  fields?: ContactFields;
  retryAfter?: number;
};

/** The contact form, sent without JavaScript. The same rules, trap and words as the call `sendContactMessage`. */
export async function sendByForm(
  services: Services,
  request: Request,
  address: string,
): Promise<ContactPageResult> {
  const posted = (await readPageForm(request)) ?? {};
  const text = (name: string) => (typeof posted[name] === "string" ? posted[name].slice(0, 20_000) : "");
  const fields = {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
  };
  const form = contactForm.safeParse(posted);
  if (!form.success) {
    const message = form.error.issues[0]?.message ?? contactMessages.incomplete;
    return { status: 422, good: false, message, fields };
  }
  const result = await contactGuard(services).check(form.data, { address, contact: form.data.email });
  if (result.verdict === "refused") {
    const { status, retryAfter, body } = result;
    return { status, good: false, message: body.message, fields, retryAfter };
  }
  if (result.verdict === "person") await receiveMessage(services, form.data);
  return { status: 200, good: true, message: contactMessages.sent };
}
