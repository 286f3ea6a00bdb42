import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as users from "./users.schema.ts";
import type * as invitations from "./users-invitations.schema.ts";

const { get, post, put, remove } = staffCalls;

export const usersCalls = calls({
  listUsers: get<{ query: typeof users.listUsersQuery; reply: typeof users.listUsersReply }>(
    "api_get_users.php",
    "users:read",
    "Users",
  ),
  readOwnUser: get<{ reply: typeof users.readOwnUserReply }>(
    "users/own",
    "signed-in",
    "Who is signed in, and what they may do",
    { own: true },
  ),
  createUser: post<{ body: typeof users.userForm; reply: typeof users.createUserReply }>(
    "api_add_user.php",
    "users:write",
    "Add a user",
    { proof: "recent" },
  ),
  updateUser: put<{ body: typeof users.userUpdate }>(
    "users",
    "users:write",
    "Change, disable or enable a user",
    { proof: "by content" },
  ),
  deleteUser: remove<{ body: typeof users.userRemoval }>("users", "users:write", "Remove a user", {
    proof: "recent",
  }),
  listInvitations: get<{ reply: typeof invitations.listInvitationsReply }>(
    "invitations",
    "users:read",
    "Open invitations",
  ),
  createInvitation: post<{
    body: typeof invitations.invitationForm;
    reply: typeof invitations.invitedReply;
  }>("invitations", "users:write", "Invite a colleague", { proof: "recent" }),
  renewInvitation: put<{
    body: typeof invitations.namedInvitation;
    reply: typeof invitations.invitedReply;
  }>("invitations", "users:write", "Send an invitation again", { proof: "recent" }),
  deleteInvitation: remove<{ body: typeof invitations.namedInvitation }>(
    "invitations",
    "users:write",
    "Withdraw an invitation",
  ),
});
