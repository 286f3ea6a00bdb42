import { isRouteErrorResponse } from "react-router";

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
