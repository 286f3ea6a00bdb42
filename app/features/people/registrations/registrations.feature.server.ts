import type { BinKind } from "#server/bin/bin-kind.ts";
import type { Feature } from "#server/deps.ts";
import { registrationRoutes } from "./registrations.routes.server.ts";
import { registrationsTable } from "./registrations.table.ts";

const binnedRegistrations: BinKind = {
  noun: "registration",
  table: "registrations",
  lock: "note",
  title: ({ name, kind }) => `${name}, ${kind}`,
  person: ({ email, phone, touched_at, received_at }) => ({
    email,
    phone,
    touched_at: touched_at && touched_at > received_at ? touched_at : received_at,
  }),
};

export const registrationsFeature: Feature = {
  group: {
    name: "Registrations",
    description: "Interns, members, volunteers and applicants, and their inbox.",
  },
  routes: registrationRoutes,
  tables: [registrationsTable],
  bin: [binnedRegistrations],
};
