import type { FormResult } from "#app/lib/form-faults.ts";

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
