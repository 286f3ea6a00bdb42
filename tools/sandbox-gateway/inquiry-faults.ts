import { type Answer, json, redirect } from "./sandbox-http.ts";
import type { Behaviour } from "./sandbox-payments.ts";

/** Where an inquiry is redirected to: what is answered there must not count. */
export const elsewhere = "/elsewhere";

/**
 * How an inquiry goes wrong, whatever it asks for.
 * @param good what would have been answered
 * @returns undefined when this behaviour lets it be answered
 */
export function inquiryFault(behaviour: Behaviour, good: object): Answer | undefined {
  switch (behaviour) {
    case "server-error":
      return json(good, 500);
    case "slow":
      return { hang: true };
    case "broken-json":
      return { status: 200, type: "application/json", body: JSON.stringify(good).slice(0, -1) };
    case "huge-reply":
      // Spaces after JSON are still JSON: only the size is wrong.
      return { status: 200, type: "application/json", body: JSON.stringify(good) + " ".repeat(1_000_000) };
    case "redirect":
      return redirect(`${elsewhere}?answer=${encodeURIComponent(JSON.stringify(good))}`);
    default:
      return undefined;
  }
}
