import { data } from "react-router";
import type { PageFormReply } from "#server/http/public-form.ts";

/** What a page's action returns for a form: what the page shows, with status and headers. */
export const formReply = ({ status, retryAfter, result }: PageFormReply) =>
  data(result, { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : undefined });
