import { isRouteErrorResponse } from "react-router";
import type { FormResult } from "#app/lib/form-faults.ts";

/**
 * Why the server's loader gave a client loader no data. refused: the server answered with an error. unreadable: its
 * answer makes no sense. unreachable: there was no answer.
 */
export type LoadFailure = "refused" | "unreadable" | "unreachable";

/**
 * Names what `serverLoader` has thrown, so that the page can show it in place.
 * @throws the error again when it is a Response: a redirect is not a failure
 */
export function loadFailure(error: unknown): LoadFailure {
  if (isRouteErrorResponse(error)) return "refused";
  if (error instanceof Response) throw error;
  // fetch fails with a TypeError.
  return error instanceof TypeError ? "unreachable" : "unreadable";
}

type ServerAction<Result> = { serverAction: () => Promise<Result> };

/**
 * The clientAction of a page with a form: what the server answers; or why no answer came, for which the form has words.
 * The form stays on the page with what was typed.
 */
export async function clientFormAction<Result extends FormResult>({
  serverAction,
}: ServerAction<Result>): Promise<Result | FormResult> {
  try {
    return await serverAction();
  } catch (reason) {
    // The way to another page.
    if (reason instanceof Response) throw reason;
    // fetch fails with a TypeError.
    return { good: false, message: "", failure: reason instanceof TypeError ? "unreachable" : "broken" };
  }
}
