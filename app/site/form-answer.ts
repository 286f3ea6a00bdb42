import type { FormResult } from "#app/lib/form-faults.ts";

/**
 * The clientAction of a page with a form: what the server answers, or words for an answer that did not come. The form
 * stays on the page with what was typed.
 * @param broken said when the server has failed; `unreachable` by default
 */
export const formAnswer =
  (unreachable: string, broken = unreachable) =>
  async <Result extends FormResult>({
    serverAction,
  }: {
    serverAction: () => Promise<Result>;
  }): Promise<Result | FormResult> => {
    try {
      return await serverAction();
    } catch (reason) {
      // The way to another page.
      if (reason instanceof Response) throw reason;
      return { good: false, message: reason instanceof TypeError ? unreachable : broken };
    }
  };
