import { z } from "zod";
import { shortText } from "./text-rules.ts";

export const formTrapMessages = {
  again: "Please wait a moment and send the form again.",
} as const;

/** What every public form carries besides its own fields: one that people do not see, and a signed time. */
export const formTrap = z.object({
  website: shortText(formTrapMessages.again, 500).nullish(),
  form_token: shortText(formTrapMessages.again, 200).nullish(),
});
export type FormTrap = z.infer<typeof formTrap>;
