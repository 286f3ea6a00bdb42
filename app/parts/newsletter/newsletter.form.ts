import * as z from "zod/mini";
import type { Language } from "#app/contract/language.ts";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import { anEmail, emailLimits, fieldMessages, fieldsIn } from "#app/lib/form-rules.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { newsletterWords } from "./newsletter.words.ts";

type Rules = ReturnType<typeof subscriptionRules>;
export type SubscriptionForm = z.infer<Rules["schema"]>;

export function subscriptionRules(t: TextOf<typeof newsletterWords>, form: TextOf<typeof formWords>) {
  const { filled, formTrap } = fieldsIn(fieldMessages(form));
  const bad = t("badEmail");
  const limits = { ...emailLimits, label: form("theEmail") };
  return {
    schema: z.object({ ...formTrap, email: filled(bad, limits, ...anEmail(bad)) }),
  } satisfies FormRules;
}

/**
 * The form as the footer's script sends it: with the language of its page, so that a refusal is said in it. English where
 * none is named.
 */
export const subscriptionCall = ({ en, ur }: Readonly<Record<Language, Rules>>) =>
  z.pipe(
    z.transform((sent: z.input<Rules["schema"]> & { language?: Language }) => ({ language: "en", ...sent })),
    z.discriminatedUnion("language", [
      z.extend(en.schema, { language: z.literal("en") }),
      z.extend(ur.schema, { language: z.literal("ur") }),
    ]),
  );
