import type { AuditChange } from "./audit.schema.ts";

/* The audit log in words for staff. A noun or an action that is not listed here reads as it was recorded. */

type Noun = { label: string; page?: string };

/** What is changed, with the page of the dashboard where it stands. */
export const auditNouns: Record<string, Noun> = {
  "blog post": { label: "blog post", page: "/dashboard/blogs" },
  "blog category": { label: "blog category", page: "/dashboard/blogs" },
  event: { label: "event", page: "/dashboard/events" },
  "gallery item": { label: "gallery item", page: "/dashboard/gallery" },
  advertisement: { label: "advertisement", page: "/dashboard/ads" },
  "hero slide": { label: "hero slide", page: "/dashboard/herosection" },
  banner: { label: "banner", page: "/dashboard/banner" },
  headline: { label: "headline" },
  "impact feed": { label: "home feed", page: "/dashboard/feed" },
  content: { label: "text of the site", page: "/dashboard/content" },
  message: { label: "message", page: "/dashboard/messages" },
  registration: { label: "registration", page: "/dashboard/registrations" },
  "blood donor": { label: "blood donor", page: "/dashboard/blood-donors" },
  "donor call": { label: "call to a donor", page: "/dashboard/blood-donors" },
  "blood request": { label: "blood request", page: "/dashboard/blood-requests" },
  "shared story": { label: "shared story", page: "/dashboard/shared-stories" },
  "event guest": { label: "guest of an event", page: "/dashboard/event-guests" },
  "personal data": { label: "personal data of one person", page: "/dashboard/personal-data" },
  newsletter: { label: "newsletter", page: "/dashboard/newsletters" },
  subscriber: { label: "subscriber", page: "/dashboard/subscribers" },
  "transfer report": { label: "report of a transfer", page: "/dashboard/transfers" },
  "bank statement": { label: "bank statement", page: "/dashboard/transfers" },
  // Booked, it is a donation, which is found there by its reference.
  "statement line": { label: "money without a report", page: "/dashboard/donations" },
  donation: { label: "gift", page: "/dashboard/donations" },
  "sealed day": { label: "sealed day", page: "/dashboard/open-books" },
  payout: { label: "payout", page: "/dashboard/funds" },
  "monthly support": { label: "monthly support", page: "/dashboard/pledges" },
  approval: { label: "approval of", page: "/dashboard/approvals" },
  "approval limit": { label: "limit above which requests wait", page: "/dashboard/approvals" },
  user: { label: "user", page: "/dashboard/user" },
  invitation: { label: "invitation", page: "/dashboard/user" },
  session: { label: "session", page: "/dashboard/sessions" },
  mail: { label: "mail", page: "/dashboard/outbox" },
  backup: { label: "backup", page: "/dashboard/system" },
  "retention term": { label: "term of", page: "/dashboard/retention" },
  "sample content": { label: "sample content", page: "/dashboard/sample-content" },
  failure: { label: "wrong password" },
};

/** What was done, as the beginning of a sentence. */
export const auditActions: Record<string, string> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  cancel: "Cancelled",
  publish: "Published",
  export: "Exported",
  stop: "Stopped",
  test: "Sent a test mail of",
  send: "Began to send",
  pause: "Paused",
  resume: "Went on with",
  "bring back": "Brought back",
  "mail link": "Sent a donor the link of",
  "send again": "Sent again",
  withdraw: "Withdrew",
  "accept invitation": "Accepted an invitation and is now",
  answer: "Answered",
  retry: "Retried",
  "ask for": "Asked for",
  decline: "Declined",
  erase: "Erased",
  restore: "Brought back",
  reset: "Brought back the original of",
  "delete for good": "Deleted for good",
  verify: "Verified",
  reject: "Rejected",
  import: "Imported",
  keep: "Kept",
  "record donation": "Recorded a donation of",
  book: "Booked",
  confirm: "Confirmed",
  refund: "Recorded a refund of",
  "ask gateway": "Asked the gateway about",
  "send receipt": "Resent the receipt of",
  resolve: "Investigated",
  download: "Downloaded",
  "sign in": "Signed in",
  "sign out": "Logged out",
  "end session": "Ended another session",
  "reset password": "Reset the password by email",
};

const failures: Record<string, string> = {
  "sign in": "wrong password at the sign-in",
  "change password": "wrong current password",
  "download backup": "wrong password for a backup",
};

/** These say all without their noun. */
const whole = ["sign in", "sign out", "end session", "reset password"];

/** Nouns without a plural. */
const uncounted = ["sample content", "backup", "monthly support"];

export type AuditSentence = {
  /** "Changed the event", or all there is to say. */
  text: string;
  /** The record by its title or name; undefined where the log knows none. */
  name?: string;
  /** The record's page, unless it was deleted or has none. */
  href?: string;
};

/** A change as a sentence, with the record's name and the page where it stands. */
export function auditSentence(change: AuditChange): AuditSentence {
  const { action, noun } = change;
  if (noun === "failure") {
    const times = change.after?.times;
    const count = typeof times === "number" && times > 1 ? `${times} times in an hour a` : "A";
    const account = change.after?.account;
    const name = typeof account === "string" ? account : undefined;
    return { text: `${count} ${failures[action] ?? "wrong password"} of`, name };
  }
  const done = auditActions[action] ?? sentenceCase(action);
  if (whole.includes(action)) return { text: done };
  const { label, page } = auditNouns[noun] ?? { label: noun, page: undefined };
  const name = recordName(change);
  const all = change.noun_id === "all";
  const text = `${done} ${all ? `${label}${label.endsWith("s") || uncounted.includes(noun) ? "" : "s"}` : `the ${label}`}`;
  if (noun === "content") return { text: `${done} the text`, name, href: `${page}/${change.noun_id}` };
  if (!page || action === "delete") return { text, name };
  return { text, name, href: name && !all ? `${page}?q=${encodeURIComponent(name)}` : page };
}

const nameFields = ["title", "headline", "name", "email", "slug", "reference"];

/** The record by its title or name, as it was after the change or, if it went, before. */
function recordName({ after, before, noun, noun_id }: AuditChange): string | undefined {
  for (const fields of [after, before]) {
    for (const field of nameFields) {
      const value = fields?.[field];
      if (typeof value === "string" && value.trim() !== "") return value;
    }
  }
  // The name of a text of the site is its number.
  if (noun === "content") return noun_id;
  return undefined;
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
