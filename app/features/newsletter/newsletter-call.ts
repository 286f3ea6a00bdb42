import type { BodyOf, TypesOf } from "#app/contract/endpoint.ts";
import type { publicEndpoints } from "#app/contract/public-endpoints.ts";
import { callApi } from "#app/lib/call-api.ts";
import { newsletterMessages } from "./newsletter.messages.ts";

export type NewsletterResult = { good: boolean; message: string; status?: number };

/** Subscribes an address. Loaded when the form is sent: the form is on every page, few visitors use it. */
export async function subscribe(
  body: BodyOf<TypesOf<typeof publicEndpoints.subscribe>>,
): Promise<NewsletterResult> {
  const texts = { failed: newsletterMessages.failed };
  const result = await callApi("subscribe", { body, texts });
  return result.ok
    ? { good: true, message: result.body.message ?? newsletterMessages.asked }
    : { good: false, message: result.message, status: result.status };
}
