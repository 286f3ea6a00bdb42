import { choice, email, number, received, table, text, time, worked } from "#app/contract/table.ts";

export const subscriberStates = ["pending", "confirmed", "left", "set aside"] as const;

/** Readers of the newsletter. */
export const subscribersTable = table("subscribers", {
  noun: "subscriber",
  label: "Subscribers",
  page: "/dashboard/subscribers",
  ofPerson: true,
  exported: "Readers of the newsletter",
  columns: {
    ...received,
    received_at: time("Received", { csv: "Asked" }),
    email: email("Email", { searched: true, csv: "Email" }),
    /** set aside: mail servers refuse what is sent there. Such a reader gets nothing until somebody brings them back. */
    state: choice("State", subscriberStates, { words: { left: "Unsubscribed" }, csv: "State" }),
    confirmed_at: time("Confirmed", { orNull: true, csv: "Confirmed" }),
    bounces: number(undefined, {
      later: true,
      told: true,
      describe: "Newsletters that bounced since one arrived",
    }),
    bounce_reply: text(undefined, {
      later: true,
      orNull: true,
      told: true,
      describe: "The mail server's last refusal, by its codes",
    }),
    ...worked,
  },
});
