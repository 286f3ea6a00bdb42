import { expect, test } from "vitest";
import { usersMessages } from "#app/features/staff/users/users.messages.ts";
import {
  acceptsAllowed,
  invitationHours,
  maxInvitations,
  invitationMessages as messages,
} from "#app/features/staff/users/users-invitations.messages.ts";
import { linkMs } from "#server/access-links.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { loadInvitationPage, sendInvitationPage } from "./invitation-page.server.ts";

const sana = { name: "Sana", email: "sana@home.example", roles: ["editor"] };
const sharedApp = startedOnce(() => startTestApp());

test.for([
  ["nothing", {}, messages.noName],
  ["no name", { ...sana, name: " " }, messages.noName],
  ["no address", { ...sana, email: "" }, messages.noEmail],
  ["a word as address", { ...sana, email: "sana" }, usersMessages.badEmail],
  ["no role", { ...sana, roles: [] }, usersMessages.noRoles],
  ["a role twice", { ...sana, roles: ["editor", "editor"] }, usersMessages.badRoles],
  ["an unknown role", { ...sana, roles: ["king"] }, usersMessages.badRoles],
] as const)("an invitation with %s is refused", async ([, json, message]) => {
  const app = await sharedApp();
  const refused = await app.call("createInvitation", { token: await app.signIn(), json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
});

test("any text is no link", async () => {
  const app = await sharedApp();
  const context = pageContext(app);
  for (const token of ["", "x", "a".repeat(22), "y".repeat(5000), "'; --"]) {
    const request = new Request(`http://umeed.example/invitation?${new URLSearchParams({ token })}`);
    expect(await loadInvitationPage(context, request)).toEqual({ opened: undefined });
    const posted = postedForm("/invitation", { token, password: "Brand-new-8!" });
    const { data, init } = await sendInvitationPage(context, posted);
    expect(init?.status).toBe(422);
    expect(data).toEqual({ good: false, message: messages.dead, opened: undefined });
  }
});

test("a repeated request is answered without the link, which is told once", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const send = () =>
    app.call("createInvitation", { token, json: sana, headers: { "idempotency-key": "0123456789abcdef" } });
  const first = await send();
  expect(first.body.link).toContain("/invitation?token=");
  const again = await send();
  expect(again).toMatchObject({ status: 201, body: { invitation: { email: sana.email } } });
  expect(again.body).not.toHaveProperty("link");
  const kept = await app.deps.db.selectFrom("idempotent_replies").select("body").execute();
  expect(kept).toEqual([{ body: JSON.stringify({ success: true, id: 1 }) }]);
});

test("so many invitations are open, and so many tries are made", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const token = await app.signIn();
  const row = { name: "A", roles: '["editor"]', invited_by: 1, invited_at: "2026-11-21T07:00:00.000Z" };
  await app.deps.db
    .insertInto("invitations")
    .values(
      Array.from({ length: maxInvitations }, (_, place) => ({
        ...row,
        email: `a${place}@home.example`,
        ends_at: "2026-11-24T07:00:00.000Z",
      })),
    )
    .execute();
  const refused = await app.call("createInvitation", { token, json: sana });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.tooMany } });

  const attempt = () =>
    sendInvitationPage(pageContext(app), postedForm("/invitation", { token: "x", password: "y" }));
  for (let tried = 0; tried < acceptsAllowed; tried += 1) expect((await attempt()).init?.status).toBe(422);
  expect((await attempt()).init?.status).toBe(429);
});

test("texts and links speak of the same time", () => {
  expect(invitationHours * 60 * 60 * 1000).toBe(linkMs.invitation);
});
