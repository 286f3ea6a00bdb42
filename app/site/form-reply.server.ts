import { data } from "react-router";
import type { FormResult } from "#app/lib/form-faults.ts";
import type { PageFormReply } from "#server/http/public-form.ts";

/** What a page's action returns for a form: what the page shows, with status and headers. */
export const formReply = <Result extends FormResult = FormResult>({
  status,
  retryAfter,
  result,
}: Omit<PageFormReply, "result"> & { result: Result }) =>
  data(result, { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : undefined });
