import * as z from "zod/mini";
import { addDays, isCalendarDay } from "#app/lib/dates.ts";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import {
  anEmail,
  countPattern,
  emailLimits,
  fieldMessages,
  fieldsIn,
  hasPattern,
  isPresent,
  rule,
} from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import { isRequestGroup, mostUnits, type NeededTime, neededChoices } from "./blood-requests.messages.ts";
import type { bloodRequestWords } from "./blood-requests.words.ts";

const isChoice = (text: string) => neededChoices.some((choice) => choice === text);
export const unitsPattern = countPattern(mostUnits);

/**
 * In the order of the page: whoever asks for blood must not search for what is wrong.
 * @param today the Karachi day
 */
export function bloodRequestRules(
  t: TextOf<typeof bloodRequestWords>,
  form: TextOf<typeof formWords>,
  today: () => string,
) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const schema = z
    .object({
      ...formTrap,
      phone: filled(t("noPhone"), { label: form("thePhone"), max: 40 }, rule(isPhone, form("badPhone"))),
      contactName: filled(t("noName"), { label: form("theName"), max: 200 }),
      bloodGroup: filled(
        t("noGroup"),
        { label: form("theBloodGroup"), max: 10 },
        rule(isRequestGroup, form("badBloodGroup")),
      ),
      /** A number, as JSON sends it, or its text, as a form does. */
      units: z.pipe(
        z.transform((value) => (typeof value === "number" ? String(value) : value)),
        filled(
          t("noUnits"),
          { label: t("theBags"), max: 10 },
          rule(hasPattern(unitsPattern), t("badUnits", { most: mostUnits })),
        ),
      ),
      /** Left out by a call that names a day. */
      neededWhen: maybeFilled({ label: t("theDay"), max: 10 }, rule(isChoice, t("noTime"))),
      neededBy: maybeFilled(
        { label: t("theDay"), max: 10 },
        rule(isCalendarDay, t("badDay")),
        rule((day) => day >= today(), t("pastDay")),
      ),
      hospital: filled(t("noHospital"), { label: t("theHospital"), max: 200 }),
      city: filled(t("noCity"), { label: form("theCity"), max: 100 }),
      remarks: maybeFilled({ label: t("theNote"), max: 2000 }),
      email: maybeFilled({ ...emailLimits, label: form("theEmail") }, ...anEmail(form("badEmail"))),
    })
    .check(
      z.refine(({ neededWhen, neededBy }) => Boolean(neededWhen || neededBy), {
        error: t("noTime"),
        path: ["neededWhen"],
        when: isPresent,
      }),
      z.refine(({ neededWhen, neededBy }) => neededWhen !== "day" || Boolean(neededBy), {
        error: t("noDay"),
        path: ["neededBy"],
        when: isPresent,
      }),
    );
  return { schema } satisfies FormRules;
}
export type BloodRequestForm = z.infer<ReturnType<typeof bloodRequestRules>["schema"]>;

/** Day and time as they are stored. @param today the Karachi day on which the form came */
export function neededAt(
  { neededWhen, neededBy }: Pick<BloodRequestForm, "neededWhen" | "neededBy">,
  today: string,
): { day: string; time: NeededTime } {
  if (neededWhen === "now" || neededWhen === "tonight") return { day: today, time: neededWhen };
  return { day: neededWhen === "tomorrow" ? addDays(today, 1) : neededBy, time: "day" };
}
