import * as z from "zod/mini";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import { fieldMessages, fieldsIn, rule } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { eventsWords } from "./events.words.ts";

export type EventGuestForm = z.infer<ReturnType<typeof eventGuestRules>["schema"]>;

/** Who comes to an event: EVENT-14. */
export function eventGuestRules(t: TextOf<typeof eventsWords>, form: TextOf<typeof formWords>) {
  const { filled, formTrap } = fieldsIn(fieldMessages(form));
  const incomplete = t("incomplete");
  const schema = z.object({
    ...formTrap,
    name: filled(incomplete, { label: form("theName"), max: 200 }),
    phone: filled(incomplete, { label: t("thePhone"), max: 40 }, rule(isPhone, t("badPhone"))),
    /** The event's number, as JSON sends it, or its text, as a form does. */
    event: z.pipe(
      z.transform((value) => (typeof value === "number" ? String(value) : value)),
      filled(t("noEvent"), { label: t("theEvent"), max: 10 }),
    ),
  });
  return { schema, missing: { name: t("noName"), phone: t("noPhone") } } satisfies FormRules;
}
