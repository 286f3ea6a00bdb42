import * as z from "zod/mini";
import { filled, formTrap, rule } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";

export const eventGuestMessages = {
  incomplete: "Please enter your name and your phone number.",
  noName: "Please enter your name.",
  noPhone: "Please enter your phone number.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  noEvent: "The event is not named.",
  over: "This event is over or has been cancelled.",
  counted: "You are on the list. We call you if the day or the place changes.",
  sending: "Sending...",
  failed: "Your name could not be sent. Please call us, or try again.",
} as const;

const { incomplete, badPhone, noEvent } = eventGuestMessages;

/** Who comes to an event: EVENT-14. */
export const eventGuestRules = {
  schema: z.object({
    ...formTrap,
    name: filled(incomplete, { label: "The name", max: 200 }),
    phone: filled(incomplete, { label: "The phone number", max: 40 }, rule(isPhone, badPhone)),
    /** The event's number, as JSON sends it, or its text, as a form does. */
    event: z.pipe(
      z.transform((value) => (typeof value === "number" ? String(value) : value)),
      filled(noEvent, { label: "The event", max: 10 }),
    ),
  }),
  missing: { name: eventGuestMessages.noName, phone: eventGuestMessages.noPhone },
};
export type EventGuestForm = z.infer<typeof eventGuestRules.schema>;
