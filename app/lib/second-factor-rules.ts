import { z } from "zod";
import { typedCode } from "./digits.ts";

/** A code as somebody types it: of an authenticator app, or one to recover with. */
export const factorText = z
  .string("Please enter the code.")
  .max(40, "This is not a code.")
  .transform((text) => typedCode(text).replace(/[\s-]/g, ""))
  .pipe(z.string().min(1, "Please enter the code."));
