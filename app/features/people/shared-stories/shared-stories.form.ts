import * as z from "zod/mini";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import {
  anEmail,
  booleanField,
  emailLimits,
  fieldMessages,
  fieldsIn,
  isPresent,
  rule,
  ticked,
} from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { sharedStoryWords } from "./shared-stories.words.ts";

/** In characters. */
export const longestStory = 10_000;

export function sharedStoryRules(t: TextOf<typeof sharedStoryWords>, form: TextOf<typeof formWords>) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const schema = z
    .object({
      ...formTrap,
      story: filled(t("noStory"), { label: t("theStory"), max: longestStory }),
      programme: maybeFilled({ label: t("theProgramme"), max: 100 }),
      name: maybeFilled({ label: form("theName"), max: 200 }),
      unnamed: booleanField(t("noName")),
      city: filled(t("noCity"), { label: form("theCity"), max: 100 }),
      email: maybeFilled({ ...emailLimits, label: form("theEmail") }, ...anEmail(form("badEmail"))),
      phone: maybeFilled({ label: form("thePhone"), max: 40 }, rule(isPhone, form("badPhone"))),
      consent: ticked(t("noConsent")),
    })
    .check(
      z.refine(({ name, unnamed }) => Boolean(name || unnamed), {
        error: t("noName"),
        path: ["name"],
        when: isPresent,
      }),
      z.refine(({ email, phone }) => Boolean(email || phone), {
        error: t("noReach"),
        path: ["email"],
        when: isPresent,
      }),
    );
  return { schema } satisfies FormRules;
}
export type SharedStoryForm = z.infer<ReturnType<typeof sharedStoryRules>["schema"]>;
