import type { z } from "zod";
import type { ad } from "./ads.replies.ts";

/* Types only, so that public pages carry none of zod. */

export type Ad = z.infer<typeof ad>;
