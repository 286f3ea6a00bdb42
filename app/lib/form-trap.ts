import { z } from "zod";

export const formTrapMessages = {
  again: "Please wait a moment and send the form again.",
} as const;

/** What every public form carries besides its own fields: one that people do not see, and a signed time. */
export const formTrap = z.object({
  website: z.string().max(500).nullish(),
  form_token: z.string().max(200).nullish(),
});
export type FormTrap = z.infer<typeof formTrap>;
