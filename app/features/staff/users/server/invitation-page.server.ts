import type { RouterContextProvider } from "react-router";
import { serverMessages } from "#app/contract/replies.ts";
import { acceptanceForm } from "#app/features/staff/users/users.schema.ts";
import {
  acceptsAllowed,
  invitationMessages as messages,
} from "#app/features/staff/users/users-invitations.messages.ts";
import { formReply } from "#app/form-reply.server.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { deps, visitorAddress } from "#app/loader-context.server.ts";
import type { Deps } from "#server/deps.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { deviceOf } from "#server/http/session-device.ts";
import { memoize } from "#server/memoize.ts";
import { acceptInvitation, type NewSession } from "./users-invitations.service.server.ts";
import { openInvitation } from "./users-invitations.store.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page says of the invitation that its link opens; undefined when it opens none. */
export async function loadInvitationPage(context: Context, request: Request) {
  return { opened: await invitationOf(context, new URL(request.url).searchParams.get("token")) };
}

async function invitationOf(context: Context, token: unknown) {
  const { db, clock } = deps(context);
  // Longer than any token of ours is no token of ours.
  if (typeof token !== "string" || token.length > 100) return undefined;
  const invitation = await openInvitation(db, token, clock.now());
  if (!invitation) return undefined;
  const { name, email, roles, invited_by, ends_at } = invitation;
  return { token, name, email, roles, invited_by, ends_at };
}

/** What came of the form. With `opened` the link is still good, for another password. */
export type InvitationPageResult = {
  good: boolean;
  message: string;
  opened?: Awaited<ReturnType<typeof invitationOf>>;
  /** Of the account that was made: the browser is signed in with it. */
  session?: NewSession;
};

/** Takes the password of the invited: USER-06. */
export async function sendInvitationPage(context: Context, request: Request) {
  const posted = (await readPageForm(request)) ?? {};
  const wait = await tries(deps(context)).take(context.get(visitorAddress));
  if (wait) return refuse(429, serverMessages.tooManyTries(Math.ceil(wait / 60)), wait);
  const form = acceptanceForm.safeParse(posted);
  const device = deviceOf(request.headers.get("user-agent") ?? undefined);
  const result = form.success ? await acceptInvitation(deps(context), form.data, device) : "refused";
  if (typeof result === "object")
    return reply(200, { good: true, message: messages.accepted, session: result });
  if (result === "waits") return reply(200, { good: true, message: messages.waits });
  if (result === "taken") return reply(409, { good: false, message: messages.alreadyUser });
  if (result === "dead link") return reply(422, { good: false, message: messages.dead });
  const fault = form.success ? passwordMessages.tooCommon : form.error.issues[0]?.message;
  return refuse(422, fault ?? messages.dead);

  async function refuse(status: 422 | 429, message: string, retryAfter?: number) {
    const opened = await invitationOf(context, posted.token);
    return reply(status, { good: false, message, opened }, retryAfter);
  }
}

const tries = memoize((app: Deps) =>
  createRateLimit(app, { name: "invitation-try", max: acceptsAllowed, seconds: 60 * 60 }),
);

const reply = (status: 200 | 409 | 422 | 429, result: InvitationPageResult, retryAfter?: number) =>
  formReply({ status, result, retryAfter });
