import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as newsletterForms from "./newsletter.form.ts";
import type * as newsletter from "./newsletters.schema.ts";
import type * as newsletters from "./newsletters.schema.ts";
import type { subscribersTable } from "./subscribers.table.ts";

const { get, post, put, remove } = staffCalls("newsletter:write");

export const newsletterCalls = calls({
  subscribe: publicCalls.post<{ body: ReturnType<typeof newsletterForms.subscriptionCall> }>(
    "newsletter",
    "Ask for the newsletter",
  ),
  confirmSubscription: publicCalls.post<{ body: typeof newsletter.subscriptionLink }>(
    "newsletter/confirm",
    "Confirm a subscription",
  ),
  unsubscribe: publicCalls.post<{ body: typeof newsletter.subscriptionLink }>(
    "newsletter/leave",
    "Unsubscribe",
  ),
  listNewsletters: get<{
    query: typeof newsletters.listNewslettersQuery;
    reply: typeof newsletters.listNewslettersReply;
  }>("newsletters", "Newsletters, with what became of them"),
  createNewsletter: post<{
    body: typeof newsletters.newsletterForm;
    reply: typeof newsletters.createNewsletterReply;
  }>("newsletters", "Create the draft of a newsletter"),
  updateNewsletter: put<{
    body: typeof newsletters.newsletterUpdate;
    reply: typeof newsletters.updateNewsletterReply;
  }>("newsletters", "Change the draft of a newsletter"),
  deleteNewsletter: remove<{ body: typeof newsletters.newsletterNamed }>(
    "newsletters",
    "Delete the draft of a newsletter",
  ),
  previewNewsletter: post<{
    body: typeof newsletters.newsletterToPreview;
    reply: typeof newsletters.previewNewsletterReply;
  }>("newsletters/preview", "The mail that a text becomes"),
  testNewsletter: post<{ body: typeof newsletters.newsletterTest }>(
    "newsletters/test",
    "Send oneself a draft",
  ),
  sendNewsletter: post<{
    body: typeof newsletters.newsletterSending;
    reply: typeof newsletters.sendNewsletterReply;
  }>("newsletters/send", "Send a newsletter"),
  pauseNewsletter: post<{ body: typeof newsletters.newsletterNamed }>(
    "newsletters/pause",
    "Pause a newsletter that is being sent",
  ),
  resumeNewsletter: post<{ body: typeof newsletters.newsletterResumption }>(
    "newsletters/resume",
    "Go on with a paused newsletter",
  ),
  cancelNewsletter: post<{ body: typeof newsletters.newsletterNamed }>(
    "newsletters/cancel",
    "Cancel the rest of a newsletter",
  ),
  listSubscribers: get<InboxList<typeof subscribersTable, typeof newsletter.subscriberFilter>>(
    "subscribers",
    "List and search: subscriber",
  ),
  bringBackSubscriber: post<{ body: typeof newsletters.subscriberNamed }>(
    "subscribers/bring-back",
    "Write again to a reader who was set aside",
  ),
  updateSubscriber: put<InboxUpdate>("subscribers", "Mark or note: subscriber"),
  deleteSubscriber: remove<InboxRemoval>("subscribers", "Delete: subscriber"),
  exportSubscribers: get<InboxExport<typeof newsletter.subscriberFilter>>(
    "subscribers.csv",
    "All as CSV: subscriber",
  ),
});
