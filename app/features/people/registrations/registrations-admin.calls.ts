import { calls, staffCalls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as registrations from "./registrations.schema.ts";

const read = staffCalls("registrations:read");
const write = staffCalls("registrations:write");

const inbox = inboxCalls<typeof registrations.registration, typeof registrations.registrationQuery>(
  "registrations",
  "registration",
  { read: "registrations:read", write: "registrations:write" },
);

export const registrationsAdminCalls = calls({
  listRegistrations: inbox.list,
  updateRegistration: inbox.update,
  deleteRegistration: inbox.remove,
  setRegistrationState: write.post<{
    body: typeof registrations.registrationStateForm;
    reply: typeof registrations.registrationStateReply;
  }>("registrations/state", "New, in touch, approved or declined: registration"),
  readRegistrationMails: read.get<{
    query: typeof registrations.registrationMailsQuery;
    reply: typeof registrations.registrationMailsReply;
  }>("registrations/mails", "The mails about registrations"),
  exportRegistrations: inbox.export,
});

export const registrationInbox = {
  list: registrationsAdminCalls.listRegistrations,
  update: registrationsAdminCalls.updateRegistration,
  remove: registrationsAdminCalls.deleteRegistration,
  export: registrationsAdminCalls.exportRegistrations,
};
