import { expect, test } from "vitest";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { ownSessionMessages } from "./session.messages.ts";

const agents = {
  phone: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  office: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
};

async function signInFrom(app: TestApp, device: keyof typeof agents, account: object = administrator) {
  const { body } = await app.call("signIn", { json: account, headers: { "user-agent": agents[device] } });
  return body.token as string;
}

test("one sees where one is signed in, by device and time, without tokens", async () => {
  const app = await startTestApp();
  const phone = await signInFrom(app, "phone");
  app.clock.forward(60_000);
  const office = await signInFrom(app, "office");
  const { status, body, text } = await app.call("listSessions", { token: office });
  expect(status).toBe(200);
  expect(body.sessions).toEqual([
    {
      id: 2,
      device: "Firefox on Windows",
      created_at: "2026-11-21T07:01:00.000Z",
      last_used_at: "2026-11-21T07:01:00.000Z",
      current: true,
    },
    expect.objectContaining({ id: 1, device: "Chrome on Android", current: false }),
  ]);
  expect(text).not.toContain("token");
  expect(text).not.toContain(phone);

  // The phone's has not been used for 12 hours.
  app.clock.forward(11 * 3_600_000);
  await app.call("listSessions", { token: office });
  app.clock.forward(3_600_000);
  expect((await app.call("listSessions", { token: office })).body.sessions).toHaveLength(1);
});

test("one ends another session of one's own, once, and not the one in use", async () => {
  const app = await startTestApp();
  const phone = await signInFrom(app, "phone");
  const office = await signInFrom(app, "office");
  const end = (id: unknown) => app.call("deleteSession", { token: office, json: { id } });
  expect(await end(2)).toMatchObject({ status: 409, body: { message: ownSessionMessages.current } });
  expect(await end(1)).toMatchObject({ status: 200, body: { message: ownSessionMessages.ended } });
  expect((await app.call("listSessions", { token: phone })).status).toBe(401);
  expect(await end(1)).toMatchObject({ status: 404, body: { message: ownSessionMessages.notFound } });
  for (const id of [undefined, 0, "x", 1.5]) {
    expect(await end(id)).toMatchObject({ status: 422, body: { message: ownSessionMessages.badId } });
  }
  const { body } = await app.call("listAuditLog", { token: office, query: { noun: "session" } });
  expect(body.changes[0]).toMatchObject({ action: "end session", before: { device: "Chrome on Android" } });
});

test("all others end at once, and nobody else's do", async () => {
  const app = await startTestApp();
  const office = await signInFrom(app, "office");
  const second = { name: "Second", email: "second@umeed.example", password: "canals" };
  await app.call("createUser", { token: office, json: second });
  const theirs = await signInFrom(app, "phone", second);
  const phone = await signInFrom(app, "phone");

  const { sessions } = (await app.call("listSessions", { token: theirs })).body;
  expect(sessions).toHaveLength(1);
  const [{ id }] = sessions;
  expect((await app.call("deleteSession", { token: office, json: { id } })).status).toBe(404);

  const endOthers = () => app.call("deleteOtherSessions", { token: office });
  expect(await endOthers()).toMatchObject({
    status: 200,
    body: { ended: 1, message: "1 other session ended." },
  });
  expect((await app.call("listSessions", { token: phone })).status).toBe(401);
  expect((await app.call("listSessions", { token: office })).status).toBe(200);
  expect((await app.call("listSessions", { token: theirs })).status).toBe(200);
  expect(await endOthers()).toMatchObject({ body: { ended: 0, message: "There were no other sessions." } });
});

test("visitors neither see nor end sessions", async () => {
  const app = await startTestApp();
  for (const name of ["listSessions", "deleteSession", "deleteOtherSessions"] as const) {
    expect((await app.call(name, name === "deleteSession" ? { json: { id: 1 } } : {})).status).toBe(401);
  }
});
