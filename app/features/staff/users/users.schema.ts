import { z } from "zod";
import { permissions, roles } from "#app/contract/permissions.ts";
import { done } from "#app/contract/reply-schemas.ts";
import {
  emailPattern,
  emailText,
  integer,
  requiredEmail,
  requiredText,
  rowId,
  searchTerm,
  shortText,
} from "#app/lib/call-rules.ts";
import { changedPassword, passwordText } from "#app/lib/password-rules.ts";
import { maxNameLength, maxUsersPerCall, minFirstPasswordLength, usersMessages } from "./users.messages.ts";
import { invitationMessages } from "./users-invitations.messages.ts";

const { incomplete, passwordShort, badEmail, badId, badQuery } = usersMessages;

const name = (message: string) => requiredText(message, { label: "The name", max: maxNameLength });

/** What a user may do, each role once. */
const roleList = z
  .array(z.enum(roles, usersMessages.badRoles), usersMessages.badRoles)
  .min(1, usersMessages.noRoles)
  .max(roles.length, usersMessages.badRoles)
  .refine((held) => new Set(held).size === held.length, usersMessages.badRoles);

/** All fields filled first, then the password's length, then the address: the order of USER-02. */
export const userForm = z
  .object(
    {
      name: name(incomplete),
      email: requiredEmail(incomplete),
      password: passwordText(incomplete),
      /** Whoever is added without a role may do everything, as before there were roles. */
      roles: roleList.default(["administrator"]),
    },
    incomplete,
  )
  .refine(({ password }) => password.length >= minFirstPasswordLength, {
    error: passwordShort,
    path: ["password"],
  })
  .refine((user) => emailPattern.test(user.email), { error: badEmail, path: ["email"] });
export type UserForm = z.infer<typeof userForm>;

/** Omitted fields are not changed. */
export const userUpdate = z
  .object(
    {
      id: rowId(badId),
      name: name(usersMessages.noName).optional(),
      email: emailText(badEmail, badEmail).optional(),
      password: changedPassword(usersMessages.noPassword).optional(),
      disabled: z.boolean(usersMessages.badDisabled).optional(),
      roles: roleList.optional(),
    },
    badId,
  )
  .refine(({ id: _id, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: usersMessages.nothing,
  });
export type UserUpdate = z.infer<typeof userUpdate>;

/** The dashboard's form for a user that is there. An empty password keeps the old one. */
export const userEdit = z.object({
  name: name(usersMessages.noName),
  email: emailText(badEmail, badEmail),
  password: z.union([z.literal(""), changedPassword(usersMessages.noPassword)]),
  roles: roleList,
});

export const userRemoval = z.object({ id: rowId(badId) }, badId);

export const listUsersQuery = z.object({
  /** Searches names and addresses. */
  q: searchTerm(badQuery).optional(),
  limit: integer(badQuery, 1, maxUsersPerCall).default(maxUsersPerCall),
  /** The id of the last user on the page before, from its X-Next-Cursor header. */
  cursor: rowId(badQuery).optional(),
  /** Only this user. */
  id: rowId(badQuery).optional(),
});

export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  created_at: z.string().describe("UTC, ISO 8601"),
  disabled: z.boolean().describe("Whether this user may not sign in"),
  roles: z.array(z.enum(roles)),
});
export type User = z.infer<typeof user>;

/** A bare array (USER-01); the next page's cursor is in the X-Next-Cursor header. */
export const listUsersReply = z.array(user);
export const createUserReply = done({ user });

export const readOwnUserReply = done({
  user: user.pick({ id: true, name: true, email: true, roles: true }),
  permissions: z.array(z.enum(permissions)).describe("What the roles allow"),
  parts_off: z.array(z.string()).describe("The parts of the program that are turned off"),
  administrators: z.array(z.string()).describe("The names of those who can change roles"),
  second_factor: z.object({
    needed: z.boolean().describe("Whether only one's own account is open until one is set up"),
    due: z.string().nullable().describe("From when that is so; null: never, or one is set up. UTC"),
  }),
});

export const invitationForm = z.object(
  {
    name: name(invitationMessages.noName),
    email: emailText(invitationMessages.noEmail, badEmail),
    roles: roleList,
  },
  invitationMessages.noName,
);
export type InvitationForm = z.infer<typeof invitationForm>;

export const namedInvitation = z.object({ id: rowId(invitationMessages.badId) }, invitationMessages.badId);

const invitation = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  invited_by: z.string().describe("The name of whoever invites"),
  invited_at: z.string().describe("UTC, ISO 8601"),
  ends_at: z.string(),
  ended: z.boolean().describe("Whether the link's time is over"),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitationsReply = done({ invitations: z.array(invitation) });

export const invitedReply = done({
  invitation,
  link: z.string().optional().describe("Without a mail server: the link to hand over. It is told this once."),
});

/** What the invited send. */
export const acceptanceForm = z.object(
  {
    token: shortText(invitationMessages.dead, 22).regex(/^[\w-]{22}$/, invitationMessages.dead),
    password: changedPassword(invitationMessages.noPassword),
  },
  invitationMessages.dead,
);
