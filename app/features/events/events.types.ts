import type { z } from "zod";
import type { event } from "./events.replies.ts";

/* Types only, so that public pages carry none of zod. */

/** An event as lists, its own page and the dashboard show it. */
export type FoundationEvent = z.infer<typeof event>;
