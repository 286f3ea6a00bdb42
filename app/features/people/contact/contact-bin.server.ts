import type { BinKind } from "#server/bin/bin-kind.ts";

export const binnedMessages: BinKind = {
  noun: "message",
  table: "messages",
  lock: "note",
  title: ({ name, subject }) => (subject ? `${name}: ${subject}` : name),
  person: ({ email, touched_at, received_at }) => ({
    email,
    phone: "",
    touched_at: touched_at && touched_at > received_at ? touched_at : received_at,
  }),
};
