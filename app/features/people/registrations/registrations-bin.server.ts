import type { BinKind } from "#server/bin/bin-kind.ts";

export const binnedRegistrations: BinKind = {
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
