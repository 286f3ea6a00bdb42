import { expect, test } from "vitest";
import { invitationMessages as messages } from "#app/features/staff/users/users-invitations.messages.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { forgetSetUps } from "#tests/support/approvals.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { mailServer } from "#tests/support/sites.ts";
import { addUser, startWithTwo } from "#tests/support/users.ts";
import { loadInvitationPage, sendInvitationPage } from "./invitation-page.server.ts";
import { forgetInvitations } from "./users-invitations.store.server.ts";

const sana = { name: "Sana", email: "sana@home.example", roles: ["editor", "care"] };
const password = "Brand-new-8!";
const hour = 60 * 60 * 1000;

const tokenOf = (link: string | undefined) => /\/invitation\?token=([\w-]{22})$/m.exec(link ?? "")?.[1] ?? "";
const invite = (app: TestApp, token: string, json: object = sana) =>
  app.call("createInvitation", { token, json });
const open = async (app: TestApp, token: string) =>
  (await loadInvitationPage(pageContext(app), new Request(`http://umeed.example/invitation?token=${token}`)))
    .opened;
const accept = (app: TestApp, token: string, chosen = password) =>
  sendInvitationPage(pageContext(app), postedForm("/invitation", { token, password: chosen }));
const dead = { good: false, message: messages.dead };

test("without a mail server the link is told once, and makes a user once: USER-06, USER-07", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const made = await invite(app, token, { ...sana, email: " Sana@HOME.example" });
  expect(made).toMatchObject({ status: 201, body: { message: messages.linked } });
  const link = tokenOf(made.body.link);
  const kept = await app.deps.db.selectFrom("access_links").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(link);
  const list = await app.call("listInvitations", { token });
  const invited = { ...sana, invited_by: "Administrator", ends_at: "2026-11-24T07:00:00.000Z", ended: false };
  expect(list.body.invitations).toMatchObject([invited]);
  expect(list.text).not.toContain(link);

  expect(await open(app, link)).toMatchObject({ token: link, name: "Sana", email: sana.email });
  const weak = await accept(app, link, "abcdefgh");
  expect(weak.init?.status).toBe(422);
  expect(weak.data).toMatchObject({
    good: false,
    message: passwordMessages.tooPlain,
    opened: { token: link },
  });
  const common = await accept(app, link, "P@ssw0rd");
  expect(common.data).toMatchObject({ good: false, message: passwordMessages.tooCommon });
  const { session, ...accepted } = (await accept(app, link)).data;
  expect(accepted).toEqual({ good: true, message: messages.accepted });

  expect(session?.user).toEqual({ name: "Sana", email: sana.email });
  const own = await app.call("readOwnUser", { token: session?.token });
  expect(own.body.user).toMatchObject({ name: "Sana", roles: sana.roles });
  expect((await app.call("listInvitations", { token })).body.invitations).toEqual([]);
  expect((await accept(app, link, "Another-9!x")).data).toMatchObject(dead);
  expect(await open(app, link)).toBeUndefined();
  const { body } = await app.call("listAuditLog", { token, query: { noun: "user" } });
  expect(body.changes).toMatchObject([
    {
      action: "accept invitation",
      user_name: "Sana",
      after: { password: "(not shown)", invited_by: "Administrator" },
    },
  ]);
});

test("with a mail server the link is mailed and nowhere else", { tags: "any-database" }, async () => {
  const app = await startTestApp({ env: mailServer });
  const token = await app.signIn();
  const made = await invite(app, token);
  expect(made.body).toMatchObject({ message: messages.mailed(sana.email) });
  expect(made.body).not.toHaveProperty("link");
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  expect(mail).toMatchObject({ recipient: sana.email, reply_to: "admin@umeed.example" });
  expect(mail?.text).toContain("Administrator invites you");
  expect(mail?.text).toContain("as Editor, Care.");
  expect(mail?.text).toContain("once, for 72 hours: until");
  expect(made.text).not.toContain(tokenOf(mail?.text));
  expect((await accept(app, tokenOf(mail?.text))).data.good).toBe(true);
});

test("of two who use one invitation at once, one becomes a user", async () => {
  const app = await startTestApp();
  const link = tokenOf((await invite(app, await app.signIn())).body.link);
  const both = await Promise.all([accept(app, link), accept(app, link, "Another-9!x")]);
  expect(both.map(({ data }) => data.good).toSorted()).toEqual([false, true]);
  const users = await app.deps.db.selectFrom("users").select("id").where("email", "=", sana.email).execute();
  expect(users).toHaveLength(1);
});

test("a link works for 72 hours; sent again it is another one, by whoever sends it", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const made = await invite(app, token);
  const first = tokenOf(made.body.link);
  const id = made.body.invitation.id;
  app.clock.forward(72 * hour - 1);
  expect(await open(app, first)).toBeDefined();
  app.clock.forward(1);
  expect(await open(app, first)).toBeUndefined();
  expect((await accept(app, first)).data).toMatchObject(dead);
  const other = await addUser(app, "Other", ["administrator"]);
  const listed = await app.call("listInvitations", { token: other });
  expect(listed.body.invitations).toMatchObject([{ id, ended: true }]);

  const again = await app.call("renewInvitation", { token: other, json: { id } });
  expect(again.body.invitation).toMatchObject({ id, invited_by: "Other", ended: false });
  const third = await app.call("renewInvitation", { token: other, json: { id } });
  expect(await open(app, tokenOf(again.body.link))).toBeUndefined();
  expect((await accept(app, tokenOf(third.body.link))).data.good).toBe(true);
  expect((await app.call("renewInvitation", { token: other, json: { id } })).status).toBe(404);
});

test("a withdrawn invitation opens nothing, and may be made anew", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const made = await invite(app, token);
  const json = { id: made.body.invitation.id };
  expect(await app.call("deleteInvitation", { token, json })).toMatchObject({
    status: 200,
    body: { message: messages.withdrawn },
  });
  expect((await app.call("deleteInvitation", { token, json })).status).toBe(404);
  expect((await accept(app, tokenOf(made.body.link))).data).toMatchObject(dead);
  expect((await invite(app, token)).status).toBe(201);
});

test.for([
  ["disabled", { disabled: true }],
  ["no administrator any more", { roles: ["editor"] }],
  ["removed", undefined],
] as const)(
  "whoever invited is %s: the invitation is gone for good",
  { tags: "any-database" },
  async ([, change]) => {
    const { app, token, id, otherToken } = await startWithTwo();
    const link = tokenOf((await invite(app, otherToken)).body.link);
    expect(await open(app, link)).toBeDefined();
    const ended = change
      ? await app.call("updateUser", { token, json: { id, ...change } })
      : await app.call("deleteUser", { token, json: { id } });
    expect(ended.status).toBe(200);
    expect((await accept(app, link)).data).toMatchObject(dead);
    if (change)
      await app.call("updateUser", { token, json: { id, disabled: false, roles: ["administrator"] } });
    expect(await open(app, link)).toBeUndefined();
    expect((await app.call("listInvitations", { token })).body.invitations).toEqual([]);
  },
);

test("disabling whoever invites and using the invitation at once is one after the other", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const link = tokenOf((await invite(app, otherToken)).body.link);
  const [ended, accepted] = await Promise.all([
    app.call("updateUser", { token, json: { id, disabled: true } }),
    accept(app, link),
  ]);
  expect(ended.status).toBe(200);
  const users = await app.deps.db.selectFrom("users").selectAll().where("email", "=", sana.email).execute();
  expect(users).toHaveLength(accepted.data.good ? 1 : 0);
  expect(await open(app, link)).toBeUndefined();
});

test("an address is invited once, and not when it is a user's already", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  expect((await invite(app, token, { ...sana, email: "admin@umeed.example" })).body.message).toBe(
    messages.taken,
  );
  const both = await Promise.all([invite(app, token), invite(app, token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toBe(messages.invited);

  const link = tokenOf(both.find(({ status }) => status === 201)?.body.link);
  await app.deps.db
    .insertInto("users")
    .values({ name: "Sana", email: sana.email, password_hash: "x", created_at: "2026-11-21T07:00:00.000Z" })
    .execute();
  expect((await accept(app, link)).data).toMatchObject({ good: false, message: messages.alreadyUser });
  expect((await app.call("listInvitations", { token })).body.invitations).toEqual([]);
});

test("who is added with a password is not invited any more, and what nobody takes up is forgotten", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const link = tokenOf((await invite(app, token)).body.link);
  await app.call("createUser", { token, json: { name: "Sana", email: sana.email, password: "canals" } });
  expect(await open(app, link)).toBeUndefined();
  await invite(app, token, { ...sana, email: "bilal@home.example" });
  app.clock.forward(72 * hour + 30 * 24 * hour);
  expect(await forgetInvitations(app.deps.db, app.clock.now())).toBe(0);
  app.clock.forward(1);
  expect(await forgetInvitations(app.deps.db, app.clock.now())).toBe(1);
});

test("whoever sent the invitation last is no second person for who took it up: APPROVE-15", async () => {
  const { app, token, otherToken } = await startWithTwo();
  const made = await invite(app, token, { ...sana, roles: ["administrator"] });
  const { body } = await app.call("renewInvitation", {
    token: otherToken,
    json: { id: made.body.invitation.id },
  });
  await forgetSetUps(app);
  const { session } = (await accept(app, tokenOf(body.link))).data;
  const raise = { name: "refunds", limit: "" };
  const asked = async (by: string) => {
    expect((await app.call("saveApprovalLimit", { token: by, json: raise })).status).toBe(202);
    return (await app.call("listApprovals", { token: by })).body.rows[0].id;
  };
  const decide = (by: string | undefined, id: number, decision: string) =>
    app.call("decideApproval", { token: by, json: { id, decision } });
  const ofOther = await asked(otherToken);
  expect((await decide(session?.token, ofOther, "approve")).status).toBe(409);
  await decide(otherToken, ofOther, "withdraw");
  expect((await decide(session?.token, await asked(token), "approve")).status).toBe(200);
});

test("where new users wait for a second person, who takes up an invitation waits: APPROVE-01", async () => {
  const { app, token, otherToken } = await startWithTwo();
  await forgetSetUps(app);
  await app.deps.db
    .insertInto("approval_limits")
    .values({ name: "users", limit_paisa: 0, version: 1 })
    .execute();
  const made = await invite(app, token);
  const accepted = await accept(app, tokenOf(made.body.link));
  expect(accepted.data).toEqual({ good: true, message: messages.waits });
  const signIn = () => app.call("signIn", { json: { email: sana.email, password } });
  expect((await signIn()).status).toBe(401);

  const { body } = await app.call("listApprovals", { token: otherToken });
  const [{ id }] = body.rows;
  const approve = (by: string) =>
    app.call("decideApproval", { token: by, json: { id, decision: "approve" } });
  expect((await approve(token)).status, "not by whoever invited").toBe(403);
  expect((await approve(otherToken)).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});
