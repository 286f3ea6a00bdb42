import { z } from "zod";
import { westernDigits } from "./digits.ts";

/** A code as somebody types it: of an authenticator app, or one to recover with. */
export const factorText = z
  .string("Please enter the code.")
  .max(40, "This is not a code.")
  .transform((text) => westernDigits(text).replace(/[\s-]/g, ""))
  .pipe(z.string().min(1, "Please enter the code."));
