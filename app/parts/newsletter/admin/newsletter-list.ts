import type { Language } from "#app/contract/language.ts";
import { call, callList, rowOf } from "#app/dashboard/call.ts";
import type { StatusTone } from "#app/dashboard/status-pill.tsx";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { type ListedNewsletter, newslettersMessages } from "#app/parts/newsletter/newsletters.schema.ts";

const texts = { failed: newslettersMessages.loadFailed };

type NewslettersPage = {
  rows: ListedNewsletter[];
  readers: number;
  readers_in: Record<Language, number>;
  configured: boolean;
};

/** The newsletters without their texts. */
export const newsletterList = () =>
  callList(
    newsletterCalls.listNewsletters,
    { query: { fields: "summary" }, texts },
    ({ newsletters, ...page }): NewslettersPage => ({ rows: newsletters, ...page }),
  );

/** A newsletter as it is stored now, with its text. */
export const fetchNewsletter = async ({ id }: { id: number }) =>
  rowOf(
    await call(newsletterCalls.listNewsletters, { query: { id }, texts }),
    ({ newsletters }) => newsletters.find((newsletter) => "content" in newsletter),
    newslettersMessages.notFound,
  );

export const newsletterStates: Record<ListedNewsletter["state"], { word: string; tone: StatusTone }> = {
  draft: { word: "Draft", tone: "plain" },
  sending: { word: "Sending", tone: "good" },
  paused: { word: "Paused", tone: "bad" },
  sent: { word: "Sent", tone: "good" },
  cancelled: { word: "Cancelled", tone: "faded" },
};

/** Readers who have not had their turn: while it is cancelled, those who do not get it. */
export const waitingOf = ({ recipients, sent, bounced, failed, skipped }: ListedNewsletter): number =>
  Math.max(0, recipients - sent - bounced - failed - skipped);

export const number = (count: number) => count.toLocaleString("en-US");

/** Why nothing goes out, for people; the mail server's own codes stand behind it. */
export function troubleText(trouble: string): string {
  const [, refused] = /^refused: (.*)$/.exec(trouble) ?? [];
  if (refused !== undefined)
    return `The mail server refused this mail ten times in a row (${refused}). Read its text again, or ask whoever runs the mail server, before you go on.`;
  if (/^4\d\d\b/.test(trouble))
    return `The mail server asks for fewer mails (${trouble}). They go on by themselves, more slowly.`;
  return `The mail server takes no mails at the moment (${trouble}). They go on by themselves once it does.`;
}
