import * as z from "zod/mini";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { filled, formTrap, maybeFilled, rule } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import { bloodRequestMessages as messages, mostUnits } from "./blood-requests.messages.ts";

const required = (label: string, max: number, ...rules: ReturnType<typeof rule>[]) =>
  filled(messages.incomplete, { label, max }, ...rules);

const isGroup = (text: string) => bloodGroups.some((group) => group === text);
const isUnits = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostUnits;

/**
 * In the order of the page: whoever asks for blood must not search for what is wrong.
 * @param today the Karachi day
 */
export const bloodRequestRules = (today: () => string) => ({
  schema: z.object({
    ...formTrap,
    phone: required("The phone number", 40, rule(isPhone, messages.badPhone)),
    contactName: required("The name", 200),
    bloodGroup: required("The blood group", 10, rule(isGroup, messages.badGroup)),
    /** A number, as JSON sends it, or its text, as a form does. */
    units: z.pipe(
      z.transform((value) => (typeof value === "number" ? String(value) : value)),
      required("The bags", 10, rule(isUnits, messages.badUnits)),
    ),
    neededBy: required(
      "The day",
      10,
      rule(isCalendarDay, messages.badDay),
      rule((day) => day >= today(), messages.pastDay),
    ),
    hospital: required("The hospital", 200),
    city: required("The city", 100),
    remarks: maybeFilled({ label: "The note", max: 2000 }),
  }),
  missing: {
    phone: messages.noPhone,
    contactName: messages.noName,
    bloodGroup: messages.noGroup,
    units: messages.noUnits,
    neededBy: messages.noDay,
    hospital: messages.noHospital,
    city: messages.noCity,
  },
});
export type BloodRequestForm = z.infer<ReturnType<typeof bloodRequestRules>["schema"]>;
