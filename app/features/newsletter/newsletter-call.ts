import { callApi } from "#app/lib/call-api.ts";
import { newsletterMessages } from "./newsletter.messages.ts";

export type NewsletterResult = { good: boolean; message: string; status?: number };

/** Subscribes an address. Loaded when the form is sent: the form is on every page, few visitors use it. */
export async function subscribe(json: object): Promise<NewsletterResult> {
  const texts = { failed: newsletterMessages.failed };
  const result = await callApi<{ message?: string }>("subscribe", { json, texts });
  return result.ok
    ? { good: true, message: result.body.message ?? newsletterMessages.asked }
    : { good: false, message: result.message, status: result.status };
}
