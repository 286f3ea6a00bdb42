import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as users from "./users.schema.ts";

const read = staffCalls("users:read");
const write = staffCalls("users:write");

export const usersCalls = calls({
  listUsers: read.get<{ query: typeof users.listUsersQuery; reply: typeof users.listUsersReply }>(
    "api_get_users.php",
    "Users",
  ),
  readOwnUser: staffCalls("signed-in").get<{ reply: typeof users.readOwnUserReply }>(
    "users/own",
    "Who is signed in, and what they may do",
    { own: true },
  ),
  createUser: write.post<{ body: typeof users.userForm; reply: typeof users.createUserReply }>(
    "api_add_user.php",
    "Add a user",
  ),
  updateUser: write.put<{ body: typeof users.userUpdate }>("users", "Change, disable or enable a user"),
  deleteUser: write.remove<{ body: typeof users.userRemoval }>("users", "Remove a user"),
  listInvitations: read.get<{ reply: typeof users.listInvitationsReply }>("invitations", "Open invitations"),
  createInvitation: write.post<{
    body: typeof users.invitationForm;
    reply: typeof users.invitedReply;
  }>("invitations", "Invite a colleague"),
  renewInvitation: write.put<{
    body: typeof users.namedInvitation;
    reply: typeof users.invitedReply;
  }>("invitations", "Send an invitation again"),
  deleteInvitation: write.remove<{ body: typeof users.namedInvitation }>(
    "invitations",
    "Withdraw an invitation",
  ),
});
