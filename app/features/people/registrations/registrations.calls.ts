import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as registrations from "./registrations.schema.ts";
import type { registrationsTable } from "./registrations.table.ts";

const read = staffCalls("registrations:read");
const write = staffCalls("registrations:write");

export const registrationsCalls = calls({
  sendRegistration: publicCalls.post<{ body: ReturnType<typeof registrations.registrationForm> }>(
    "registrations",
    "Register as intern, member, volunteer or for a job",
  ),
  listRegistrations: read.get<InboxList<typeof registrationsTable, typeof registrations.registrationQuery>>(
    "registrations",
    "List and search: registration",
  ),
  updateRegistration: write.put<InboxUpdate>("registrations", "Mark or note: registration"),
  deleteRegistration: write.remove<InboxRemoval>("registrations", "Delete: registration"),
  setRegistrationState: write.post<{
    body: typeof registrations.registrationStateForm;
    reply: typeof registrations.registrationStateReply;
  }>("registrations/state", "New, in touch, approved or declined: registration"),
  readRegistrationMails: read.get<{
    query: typeof registrations.registrationMailsQuery;
    reply: typeof registrations.registrationMailsReply;
  }>("registrations/mails", "The mails about registrations"),
  exportRegistrations: read.get<InboxExport<typeof registrations.registrationQuery>>(
    "registrations.csv",
    "All as CSV: registration",
  ),
});
