import * as z from "zod/mini";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { filled, formTrap, maybeFilled, rule } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import { bloodRequestMessages as messages, mostUnits } from "./blood-requests.messages.ts";

const isGroup = (text: string) => bloodGroups.some((group) => group === text);
const isUnits = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostUnits;

/**
 * In the order of the page: whoever asks for blood must not search for what is wrong.
 * @param today the Karachi day
 */
export const bloodRequestRules = (today: () => string) => ({
  schema: z.object({
    ...formTrap,
    phone: filled(messages.noPhone, { label: "The phone number", max: 40 }, rule(isPhone, messages.badPhone)),
    contactName: filled(messages.noName, { label: "The name", max: 200 }),
    bloodGroup: filled(
      messages.noGroup,
      { label: "The blood group", max: 10 },
      rule(isGroup, messages.badGroup),
    ),
    /** A number, as JSON sends it, or its text, as a form does. */
    units: z.pipe(
      z.transform((value) => (typeof value === "number" ? String(value) : value)),
      filled(messages.noUnits, { label: "The bags", max: 10 }, rule(isUnits, messages.badUnits)),
    ),
    neededBy: filled(
      messages.noDay,
      { label: "The day", max: 10 },
      rule(isCalendarDay, messages.badDay),
      rule((day) => day >= today(), messages.pastDay),
    ),
    hospital: filled(messages.noHospital, { label: "The hospital", max: 200 }),
    city: filled(messages.noCity, { label: "The city", max: 100 }),
    remarks: maybeFilled({ label: "The note", max: 2000 }),
  }),
});
export type BloodRequestForm = z.infer<ReturnType<typeof bloodRequestRules>["schema"]>;
