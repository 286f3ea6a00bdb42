import { callApi } from "#app/lib/call-api.ts";
import { newsletterMessages } from "./newsletter.messages.ts";

export type NewsletterAnswer = { good: boolean; message: string; status?: number };

/** Asks for the letter. A module of its own, fetched when it is needed: the form stands on every page, few use it. */
export async function subscribe(json: object): Promise<NewsletterAnswer> {
  const texts = { failed: newsletterMessages.failed };
  const result = await callApi<{ message?: string }>("subscribe", { json, texts });
  return result.ok
    ? { good: true, message: result.body.message ?? newsletterMessages.asked }
    : { good: false, message: result.message, status: result.status };
}
