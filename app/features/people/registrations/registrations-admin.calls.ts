import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as registrations from "./registrations.schema.ts";

const { get, put, remove, post } = staffCalls;

export const registrationsAdminCalls = calls({
  listRegistrations: get<
    InboxList<typeof registrations.registration, typeof registrations.registrationQuery>
  >("registrations", "registrations:read", "List and search: registration"),
  updateRegistration: put<InboxUpdate>("registrations", "registrations:write", "Mark or note: registration"),
  deleteRegistration: remove<InboxRemoval>("registrations", "registrations:write", "Delete: registration"),
  setRegistrationState: post<{
    body: typeof registrations.registrationStateForm;
    reply: typeof registrations.registrationStateReply;
  }>("registrations/state", "registrations:write", "New, in touch, approved or declined: registration"),
  readRegistrationMails: get<{
    query: typeof registrations.registrationMailsQuery;
    reply: typeof registrations.registrationMailsReply;
  }>("registrations/mails", "registrations:read", "The mails about registrations"),
  exportRegistrations: get<InboxExport<typeof registrations.registrationQuery>>(
    "registrations.csv",
    "registrations:read",
    "All as CSV: registration",
    { proof: "recent" },
  ),
});
