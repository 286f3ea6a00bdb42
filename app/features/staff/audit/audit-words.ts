import type { AuditChange } from "./audit.schema.ts";
import { auditFields } from "./audit-values.ts";

/* The audit log in words for staff. `audit-words.test.ts` fails for an action that is not listed here. */

/** What was done, as the beginning of a sentence. */
export const auditActions: Record<string, string> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  "turn on": "Turned on the",
  "turn off": "Turned off the",
  cancel: "Cancelled",
  "move back": "Moved back",
  split: "Split",
  "close past": "Closed all past",
  close: "Closed",
  note: "Noted something on",
  "add papers": "Added papers to",
  "remove papers": "Removed papers from",
  "make link": "Made a link for papers of",
  "plan visit": "Planned the visit of",
  "record visit": "Recorded the visit of",
  decide: "Decided on",
  join: "Joined",
  replace: "Replaced",
  "seal again": "Sealed again",
  publish: "Published",
  restore: "Brought back an earlier version of",
  reset: "Brought back the original of",
  export: "Exported",
  "save paper": "Saved the yearly paper with",
  "change email": "Changed the email of",
  "change phone": "Changed the phone of",
  "change tax number": "Changed the tax number of",
  "change postal address": "Changed the postal address of",
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
  "delete for good": "Deleted for good",
  verify: "Verified",
  reject: "Rejected",
  import: "Imported",
  keep: "Kept",
  "record donation": "Recorded a donation of",
  "take over proposal": "Took over what a form proposed for",
  "dismiss proposal": "Dismissed what a form proposed for",
  book: "Booked",
  link: "Linked a gift to",
  use: "Used",
  "set aside": "Set aside",
  "take back": "Took back",
  confirm: "Confirmed",
  refund: "Recorded a refund of",
  correct: "Corrected",
  "ask gateway": "Asked the gateway about",
  "send receipt": "Resent the receipt of",
  resolve: "Investigated",
  download: "Downloaded",
  "sign in": "Signed in",
  "sign out": "Logged out",
  "end session": "Ended another session",
  "reset password": "Reset the password by email",
  "use recovery code": "Used a recovery code",
  "take away factors": "Took away the second factors of",
};

/** Wrong passwords, by what was tried. */
export const auditFailures: Record<string, string> = {
  "sign in": "wrong password at the sign-in",
  "change password": "wrong current password",
  "change email": "wrong password for a new email",
  "download backup": "wrong password for a backup",
  "second factor": "wrong second factor at the sign-in",
  "confirm identity": "wrong password or code, asked for again,",
};

/** These say all without their noun. */
const whole = ["sign in", "sign out", "end session", "reset password", "use recovery code"];

/** A change of one field that has words of its own, around the record: for when it became set, and for the other way. */
const switches: Record<string, readonly [on: string, off: string]> = {
  disabled_at: ["Disabled {}", "Enabled {}"],
  cancelled: ["Cancelled {}", "Reopened {}"],
  is_active: ["Activated {}", "Deactivated {}"],
  taken: ["Took on {}", "Let go of {}"],
  read: ["Marked {} as read", "Marked {} as unread"],
};

export type AuditSentence = {
  /** "Changed the location of the event", or all there is to say. */
  text: string;
  /** The record by its title or name; undefined where the log knows none. */
  name?: string;
  /** "from Lahore to Kasur". */
  rest?: string;
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
    return { text: `${count} ${auditFailures[action] ?? "wrong password"} of`, name };
  }
  const done = auditActions[action] ?? sentenceCase(action);
  if (whole.includes(action)) return { text: done };
  const name = change.name || undefined;
  const href = pageOf(change);
  const record = recordOf(change);
  if (change.noun_id === "all" && change.after?.order)
    return { text: `${done} the order of ${record}`, href };
  if (action !== "update" || !change.before)
    return { text: plainText(change, `${done} ${record}`), name, href };
  return { ...updateText(change, record, name), name, href };
}

/** "the event", "events" for all of them; of a text of the site its name says enough. */
function recordOf({ noun, noun_words, noun_id, name }: AuditChange): string {
  const { label, many = `${label}s` } = noun_words;
  if (noun_id === "all") return many;
  return noun === "content" && name ? "" : `the ${label}`;
}

/** What was done, where nothing is known of how it stood before. */
function plainText({ action, after }: AuditChange, text: string): string {
  const isPassword = action === "update" && after?.password !== undefined;
  return (isPassword ? text.replace("Changed", setPassword) : text).trim();
}

const setPassword = "Set a new password for";

function updateText(change: AuditChange, record: string, name: string | undefined) {
  const named = (text: string) => `${text} ${record}`.trim();
  const of = (what: string) => named(`${what} of`);
  // Who asked and who approved stands beside the sentence.
  const fields = auditFields(change).filter(({ name }) => name !== "asked_by" && name !== "approved_by");
  const [field] = fields;
  // Entries from before wrote down less than who, when and which.
  if (!field) return { text: named("Changed") };
  if (fields.length === 1) {
    const [on, off] = switches[field.name] ?? [];
    if (on && off) return { text: (change.after?.[field.name] ? on : off).replace("{}", record) };
    if (field.name === "password") return { text: named(setPassword) };
    const label = inSentence(field.label);
    // "Changed the user Amna from Amna to Amna Bibi" says all of a new name.
    const text = change.after?.[field.name] === name ? named("Changed") : of(`Changed the ${label}`);
    const { before = emptyValue, after = emptyValue } = field;
    // "(a new note)" stands for what the log does not hold.
    const isTold = [before, after].every((value) => value.length <= maxQuoted && !value.startsWith("("));
    if (!isTold) return { text };
    if (before === emptyValue) return { text, rest: `to ${after}` };
    return { text, rest: `from ${before} to ${after}` };
  }
  if (fields.length > maxNamedFields) return { text: of(`Changed ${fields.length} fields`) };
  const labels = fields.map(({ label }) => inSentence(label));
  return { text: of(`Changed the ${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`) };
}

/** Longer values stand below the sentence alone. */
const maxQuoted = 60;
const maxNamedFields = 3;
const emptyValue = "empty";

/** A field's name within a sentence: "Email" is "email", "CTA" and "X" stay. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

function pageOf(change: AuditChange): string | undefined {
  const { action, noun, noun_words, noun_id, name } = change;
  const { page, by } = noun_words;
  if (!page || action === "delete") return undefined;
  if (noun === "content") {
    const fields = auditFields(change);
    const field = fields.length === 1 ? `?field=${encodeURIComponent(fields[0]?.name ?? "")}` : "";
    return `${page}/${noun_id}${field}`;
  }
  if (noun_id === "all") return page;
  if (by === "edit") return `${page}?edit=${encodeURIComponent(noun_id)}`;
  if (by === "path" && name) return `${page}/${encodeURIComponent(name)}`;
  if (by === "search" && name) return `${page}?q=${encodeURIComponent(name)}`;
  return page;
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
