import { data, type RouterContextProvider } from "react-router";
import type { FormResult } from "#app/lib/form-faults.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import type { FormGuard } from "#server/http/form-guard.ts";
import { handlePageForm, type PageFormReply, type PublicForm } from "#server/http/public-form.ts";
import { optionalPart, visitorAddress } from "./loader-context.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed time of a form's trap, for its page; undefined when it could not be made. */
export const formToken = (context: Context, { guard }: { guard: FormGuard }) =>
  guard.token().catch(optionalPart(context, "the form's token"));

/** The action of a page with a form: what the page shows, with status and headers. */
export const sendForm = async <Form extends FormTrap>(
  context: Context,
  request: Request,
  form: PublicForm<Form>,
) => formReply(await handlePageForm(request, context.get(visitorAddress), form));

export const formReply = <Result extends FormResult = FormResult>({
  status,
  retryAfter,
  result,
}: Omit<PageFormReply, "result"> & { result: Result }) =>
  data(result, { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : undefined });
