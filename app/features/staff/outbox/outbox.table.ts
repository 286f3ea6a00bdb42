import { choice, email, flag, number, table, text, time } from "#app/contract/table.ts";

/** Mails that were sent or wait. Those to the office name whom they are about. */
export const outboxTable = table("outbox", {
  noun: "mail",
  label: "Mails",
  page: "/dashboard/outbox",
  ofPerson: true,
  exported: "Mails that were sent or wait, without the keys of their links",
  columns: {
    id: number(undefined, { later: true }),
    recipient: email("To"),
    reply_to: email("Replies go to", { orNull: true }),
    subject: text("Subject"),
    text: text("Text", { mentions: true }),
    html: text(),
    state: choice("State", ["queued", "sent", "failed"], { words: { queued: "Waiting" } }),
    tries: number(undefined, { later: true }),
    next_try_at: time(),
    queued_at: time("Written"),
    sent_at: time("Sent", { orNull: true }),
    last_error: text("Why it failed", { orNull: true }),
    /** Whether somebody of staff has written it. */
    by_hand: flag(undefined, { later: true }),
    /** Where a POST ends mails of this kind for this reader (RFC 8058); null: it is no mail that comes again. */
    unsubscribe_url: text(undefined, { later: true, orNull: true }),
    /** Whether it tells the office of what visitors send: then it goes after all mails to people. */
    to_office: flag(undefined, { later: true }),
    /** Of a mail that stands for all others about the same and of one span: unique. */
    stands_for: text(undefined, { later: true, orNull: true }),
  },
});
