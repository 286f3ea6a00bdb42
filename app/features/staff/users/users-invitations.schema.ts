import { z } from "zod";
import { roles } from "#app/contract/permissions.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { emailText, requiredText, rowId, shortText } from "#app/lib/call-rules.ts";
import { changedPassword } from "#app/lib/password-rules.ts";
import { maxNameLength, usersMessages } from "./users.messages.ts";
import { roleList } from "./users.schema.ts";
import { invitationMessages as messages } from "./users-invitations.messages.ts";

export const invitationForm = z.object(
  {
    name: requiredText(messages.noName, { label: "The name", max: maxNameLength }),
    email: emailText(messages.noEmail, usersMessages.badEmail),
    roles: roleList,
  },
  messages.noName,
);
export type InvitationForm = z.infer<typeof invitationForm>;

export const namedInvitation = z.object({ id: rowId(messages.badId) }, messages.badId);

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
    token: shortText(messages.dead, 22).regex(/^[\w-]{22}$/, messages.dead),
    password: changedPassword(messages.noPassword),
  },
  messages.dead,
);
