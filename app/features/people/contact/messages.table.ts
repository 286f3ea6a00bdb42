import { email, months, number, received, table, text, time, touched, worked } from "#app/contract/table.ts";

/** Messages of the contact form, who is on them, and what was answered. */
export const messagesTable = table("messages", {
  noun: "message",
  label: "Messages",
  page: "/dashboard/messages",
  ofPerson: true,
  exported: "Messages of the contact form, who is on them, and what was answered",
  columns: {
    ...received,
    name: text("Name", { searched: true, csv: "Name" }),
    email: email("Email", { searched: true, csv: "Email" }),
    subject: text("Subject", { searched: true, csv: "Subject" }),
    message: text("Message", { searched: true, csv: "Message" }),
    answered_at: time("Answered", {
      later: true,
      orNull: true,
      csv: "Answered",
      describe: "UTC; null: nobody has answered",
    }),
    answered_by: text("Answered by", {
      later: true,
      csv: "Answered by",
      describe: "The name of whoever answered",
    }),
    answer: text("Our answer", {
      later: true,
      csv: "Answer",
      describe: "As it was mailed from here; empty when it was answered elsewhere",
    }),
    taken_by: text("Taken by", {
      later: true,
      csv: "On it",
      describe: "The name of whoever is on it; empty: nobody",
    }),
    taken_by_id: number(undefined, {
      later: true,
      orNull: true,
      told: true,
      describe: "Their number as a user",
    }),
    taken_at: time("Taken on", { later: true, orNull: true, told: false }),
    ...worked,
    touched_at: touched,
  },
  kept: months(24, {
    min: 6,
    since: "the day they came, or were last marked or noted",
    explanation: "At least 6 months, so that no conversation is cut off.",
  }),
});
