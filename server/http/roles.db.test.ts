import Fastify from "fastify";
import { expect, test } from "vitest";
import type { z } from "zod";
import { type Permission, type Role, roles } from "#app/contract/permissions.ts";
import { donorQuery } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { bloodDonorsTable } from "#app/features/people/blood-donors/blood-donors.table.ts";
import { inboxReply } from "#app/lib/inbox-rules.ts";
import { startTestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";
import { fields as event } from "#tests/support/events.ts";
import { addUser, roleAccounts } from "#tests/support/users.ts";
import { leaveOutRestrictedFields, withheldNames } from "./restricted-fields.ts";
import type { Session } from "./session-check.ts";

test("several roles allow what any of them allows", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await addUser(app, "both", ["editor", "auditor"]);
  for (const name of ["listContents", "listAuditLog", "listDonations"] as const)
    expect((await app.call(name, { token })).status, name).toBe(200);
  expect((await app.call("listMessages", { token })).status).toBe(403);
});

test("a role taken away or given acts on the very next call: ROLE-02", async () => {
  const app = await startTestApp();
  const administrator = await app.signIn();
  const token = await addUser(app, "desk", ["care"]);
  const setRoles = async (roles: Role[]) => {
    const { body } = await app.call("listUsers", { token: administrator });
    const [{ id }] = body;
    return app.call("updateUser", { token: administrator, json: { id, roles } });
  };
  expect((await app.call("listMessages", { token })).status).toBe(200);
  expect((await setRoles(["editor"])).status).toBe(200);
  expect((await app.call("listMessages", { token })).status).toBe(403);
  expect((await app.call("listContents", { token })).status).toBe(200);
  const own = (await app.call("readOwnUser", { token })).body;
  expect(own).toMatchObject({ user: { name: "desk", roles: ["editor"] }, administrators: ["Administrator"] });
  expect(own.permissions).toContain("posts:write");
});

test("who may not write posts sees of them what visitors see", { tags: "any-database" }, async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  await app.deps.db.updateTable("blog_posts").set({ status: "draft" }).execute();
  const tokens = await roleAccounts(app);
  const seen = async (token?: string) => (await app.call("listBlogs", { token })).body.total;
  expect(await seen(tokens.editor)).toBeGreaterThan(0);
  expect([await seen(tokens.care), await seen(tokens.treasurer), await seen()]).toEqual([0, 0, 0]);
});

test("whoever could sign in before there were roles is an administrator: ROLE-03", async () => {
  const app = await startTestApp();
  const { body } = await app.call("listUsers", { token: await app.signIn() });
  expect(body).toMatchObject([{ name: "Administrator", roles: ["administrator"] }]);
});

test("fields that a role does not get are left out of replies: ROLE-05", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const { db } = app.deps;
  const { id } = await db.selectFrom("events").select("id").limit(1).executeTakeFirstOrThrow();
  const guest = {
    event_id: id,
    event_title: "Camp",
    event_date: "2026-12-01",
    name: "Amna",
    phone: "923001234567",
  };
  const time = "2026-11-21T06:00:00.000Z";
  const row = { ...guest, received_at: time, search_text: "" };
  await db.insertInto("event_guests").values(row).execute();
  const tokens = await roleAccounts(app);
  const seenBy = async (role: Role) => {
    const { body } = await app.call("listEvents", { token: tokens[role], query: { id } });
    return body[0].guests;
  };
  expect([await seenBy("editor"), await seenBy("care")]).toEqual([1, undefined]);

  const keysFor = async (role: Role) => {
    const { body: overview } = await app.call("readOverview", { token: tokens[role] });
    return [...Object.keys(overview), ...Object.keys(overview.waiting)].toSorted();
  };
  const whole = await keysFor("administrator");
  expect(whole).toEqual(
    expect.arrayContaining(["changes", "recent_posts", "donations_this_month", "messages"]),
  );
  const money =
    /^success$|^last_month_until$|^posts_|^views_|^donation|^waiting$|^changes$|^approvals$|^sealed_days$|^transfers$/;
  expect(await keysFor("auditor")).toEqual(whole.filter((key) => money.test(key)));
});

/** What people send from pages, with a text that each role either sees or cannot search for. */
const person = { email: "p@home.example", phone: "0300 1234567", city: "Lahore" };
const sent: [CallName, object][] = [
  ["sendContactMessage", { name: "Amna", email: person.email, message: "Salam" }],
  [
    "sendRegistration",
    { ...person, kind: "volunteer", name: "Amna", skills: "Tea", availability: "Fridays" },
  ],
  ["sendDonorLead", { ...person, fullName: "Amna", bloodGroup: "O-", gender: "Female", medicalClear: true }],
  [
    "sendBloodRequest",
    {
      phone: person.phone,
      city: "Lahore",
      bloodGroup: "O-",
      units: 1,
      hospital: "Mayo Hospital",
      neededBy: "2026-12-01",
      contactName: "Amna",
      remarks: "Heart surgery",
    },
  ],
  ["sendSharedStory", { ...person, name: "Amna", story: "The pump came.", consent: true }],
  ["sendEventGuest", { name: "Amna", phone: person.phone, event: 1 }],
];
/** A question, and the field of a row that answers it. */
const questions = [
  ["1234567", "phone"],
  ["0300 1234567", "phone"],
  ["30", "phone"],
  ["surgery", "remarks"],
] as const;

test("no list finds, counts or exports by a field that its reply leaves out: ROLE-05a", {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  expect((await app.call("createEvent", { token, json: event })).status).toBe(201);
  for (const [name, json] of sent) expect((await app.call(name, { json })).status, name).toBe(200);
  const lists = (Object.keys(allCalls) as CallName[]).filter(
    (name) => /^list/.test(name) && allCalls[name].method === "GET" && allCalls[name].access !== "public",
  );
  const tokens = await roleAccounts(app);
  const found: Record<string, string[]> = {};
  for (const role of roles) {
    const token = tokens[role];
    for (const name of lists) {
      const { status, body } = await app.call(name, { token });
      if (status !== 200 || !Array.isArray(body.rows) || body.rows.length === 0) continue;
      for (const [q, field] of questions) {
        const searched = await app.call(name, { token, query: { q } });
        if (searched.status !== 200) continue;
        const holds = body.rows.some((row: Record<string, unknown>) => row[field] !== undefined);
        const { rows, total = rows.length } = searched.body;
        expect({ role, name, q, total }).toEqual({ role, name, q, total: holds ? 1 : 0 });
        if (total > 0) found[name] = [...new Set([...(found[name] ?? []), role])];
      }
    }
  }
  const care = ["administrator", "care"];
  expect(found).toEqual({
    listRegistrations: care,
    listBloodDonors: care,
    listBloodRequests: care,
    listSharedStories: care,
    listEventGuests: care,
  });
});

test("a filter and a column of a file tell nothing that the reply leaves out: ROLE-05a", () => {
  const withheld = (schema: z.ZodType, held: Permission[]) => withheldNames(schema, new Set(held));
  expect(withheld(donorQuery, ["blood:read"])).toEqual(["eligible"]);
  expect(withheld(donorQuery, ["blood:read", "medical:read"])).toEqual([]);
  expect(withheld(inboxReply(bloodDonorsTable), ["medical:read"])).toEqual(["phone"]);
  expect(withheld(inboxReply(bloodDonorsTable), ["phones:read"])).toEqual(["dob", "last_donation_date"]);
});

test("a call that filters by such a field is refused", async () => {
  const app = Fastify();
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request) => {
    const roles: Role[] = request.headers.role === "care" ? ["care"] : ["editor"];
    const session: Session = {
      userId: 1,
      name: "",
      email: "",
      tokenHash: "",
      roles,
      secondFactorDue: undefined,
      startedAt: new Date(0),
      provedAt: new Date(0),
      access: "signed-in",
    };
    request.session = session;
  });
  leaveOutRestrictedFields(app);
  app.setValidatorCompiler(() => () => true);
  app.get("/donors", { schema: { querystring: donorQuery } }, async () => "listed");
  const asked = async (role: string, query: string) =>
    (await app.inject({ url: `/donors${query}`, headers: { role } })).statusCode;
  expect(await asked("editor", "?city=Lahore")).toBe(200);
  expect(await asked("editor", "?eligible=1")).toBe(403);
  expect(await asked("care", "?eligible=1")).toBe(200);
});
