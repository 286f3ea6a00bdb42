import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as newsletterForms from "./newsletter.form.ts";
import type * as newsletter from "./newsletter.schema.ts";

const { post } = publicCalls;

export const newsletterCalls = calls({
  subscribe: post<{ body: ReturnType<typeof newsletterForms.subscriptionCall> }>(
    "newsletter",
    "Ask for the newsletter",
  ),
  confirmSubscription: post<{ body: typeof newsletter.subscriptionLink }>(
    "newsletter/confirm",
    "Confirm a subscription",
  ),
  unsubscribe: post<{ body: typeof newsletter.subscriptionLink }>("newsletter/leave", "Unsubscribe"),
});
