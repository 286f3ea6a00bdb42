import * as z from "zod/mini";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import { anEmail, emailLimits, fieldMessages, fieldsIn } from "#app/lib/form-rules.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { contactWords } from "./contact.words.ts";

export type ContactForm = z.infer<ReturnType<typeof contactRules>["schema"]>;

/** All fields filled before the address is looked at: CONTACT-04. */
export function contactRules(t: TextOf<typeof contactWords>, form: TextOf<typeof formWords>) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const incomplete = t("incomplete");
  const schema = z.object({
    ...formTrap,
    name: filled(incomplete, { label: form("theName"), max: 200 }),
    email: filled(incomplete, { ...emailLimits, label: form("theEmail") }, ...anEmail(form("badEmail"))),
    message: filled(incomplete, { label: form("theMessage"), max: 10_000 }),
    /** Set by links that open the form for one purpose. */
    subject: maybeFilled({ label: form("theSubject"), max: 200 }),
  });
  /** Said at the empty field; the form as a whole says the required text. */
  const missing = { name: t("noName"), email: t("noEmail"), message: t("noMessage") };
  return { schema, missing } satisfies FormRules;
}
