import type { BinKind } from "#server/bin/bin-kind.ts";
import type { Feature } from "#server/deps.ts";
import { contactRoutes } from "./contact.routes.server.ts";
import { messagesTable } from "./messages.table.ts";

const binnedMessages: BinKind = {
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

export const contactFeature: Feature = {
  group: { name: "Contact", description: "Messages of the contact form and their inbox." },
  routes: contactRoutes,
  tables: [messagesTable],
  bin: [binnedMessages],
};
