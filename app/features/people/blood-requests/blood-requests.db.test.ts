import { expect, test } from "vitest";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { bloodRequestMessages as messages } from "./blood-requests.messages.ts";
import { requestForm } from "./blood-requests.service.server.ts";
import { bloodRequestWords } from "./blood-requests.words.ts";

const t = textIn("en", bloodRequestWords);
const form = textIn("en", formWords);

const request = {
  phone: "0300 1234567",
  bloodGroup: "B-",
  units: 2,
  hospital: "Services Hospital, Lahore",
  city: "Lahore",
  neededBy: "2026-11-21",
  contactName: "A brother",
  remarks: "Ward 7",
};

const stored = (app: TestApp) => app.deps.db.selectFrom("blood_requests").selectAll().execute();

test("a request is stored, and the office told with the phone to call", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  expect(await app.call("sendBloodRequest", { json: request })).toMatchObject({
    status: 200,
    body: { success: true, message: t("received"), reference: "BR-0001" },
  });
  expect(await stored(app)).toMatchObject([
    { phone: "0300 1234567", blood_group: "B-", units: 2, needed_by: "2026-11-21", read_at: null },
  ]);
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  expect(mail).toMatchObject({ recipient: "office@umeed.example", subject: "Blood needed: B-, Lahore" });
  for (const fact of ["0300 1234567", "BR-0001"]) expect(mail?.text).toContain(fact);
});

test("staff find it by hospital, ward or phone; nobody else sees it", async () => {
  const app = await startTestApp();
  await app.call("sendBloodRequest", { json: request });
  await app.call("sendBloodRequest", {
    json: { ...request, phone: "0321 7654321", hospital: "Civil Hospital", city: "Kasur" },
  });
  expect((await app.call("listBloodRequests")).status).toBe(401);
  expect((await app.call("exportBloodRequests")).status).toBe(401);
  const token = await app.signIn();
  for (const q of ["services hosp", "0300 123", "br-0001"]) {
    const { body } = await app.call("listBloodRequests", { token, query: { q } });
    expect(body, q).toMatchObject({ total: 1, rows: [{ id: 1, remarks: "Ward 7", units: 2 }] });
  }
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["nothing", {}, t("noPhone")],
  ["no phone", { ...request, phone: " " }, t("noPhone")],
  ["no name", { ...request, contactName: "" }, t("noName")],
  ["six digits", { ...request, phone: "123456" }, form("badPhone")],
  ["an unknown group", { ...request, bloodGroup: "C+" }, form("badBloodGroup")],
  ["no bag", { ...request, units: 0 }, t("badUnits", { most: 20 })],
  ["half a bag", { ...request, units: 0.5 }, t("badUnits", { most: 20 })],
  ["21 bags", { ...request, units: 21 }, t("badUnits", { most: 20 })],
  ["a day that never was", { ...request, neededBy: "2026-02-30" }, t("badDay")],
  ["yesterday", { ...request, neededBy: "2026-11-20" }, t("pastDay")],
  ["a long note", { ...request, remarks: "x".repeat(2001) }, "The note must be at most 2,000 characters."],
] as const)("%s is refused and nothing is stored", { tags: "any-database" }, async ([, json, message]) => {
  const app = await sharedApp();
  expect(await app.call("sendBloodRequest", { json })).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect(await stored(app)).toEqual([]);
});

test("the page's form works without JavaScript, and keeps what was typed", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const context = pageContext(app);
  const page = requestForm(app.deps);
  const token = (await formToken(context, page)) ?? "";
  app.clock.forward(3_000);
  const fields = { ...request, units: "2", form_token: token };
  const path = "/registration/blood-request";
  const late = await sendForm(context, postedForm(path, { ...fields, neededBy: "2026-11-20" }), page);
  expect(late.init?.status).toBe(422);
  expect(late.data).toMatchObject({
    message: t("pastDay"),
    faults: [{ field: "neededBy", text: t("pastDay") }],
    values: { hospital: request.hospital, units: "2" },
  });
  const good = await sendForm(context, postedForm(path, fields), page);
  expect(good.data).toMatchObject({
    good: true,
    message: t("received"),
    more: {
      reference: "BR-0001",
      needed: "Blood needed: B-, 2 bags, Services Hospital, Lahore, Lahore, until Nov 21, 2026.",
      contact: "Call A brother: 0300 1234567",
    },
  });
  expect(await stored(app)).toHaveLength(1);
});

test("what is sent on says the hour, and that the group is not known; a mail is promised only if one can go", {
  tags: "any-database",
}, async () => {
  const email = "brother@home.example";
  for (const [env, asked] of [
    [{ SMTP_URL: "smtp://127.0.0.1:1" }, "mail"],
    [{}, undefined],
  ] as const) {
    const app = await startTestApp({ env });
    const fields = { ...request, units: "2", bloodGroup: "unknown", neededWhen: "now", neededBy: "", email };
    const page = requestForm(app.deps);
    const { data } = await sendForm(
      pageContext(app),
      postedForm("/registration/blood-request", fields),
      page,
    );
    expect(data.more).toMatchObject({
      unknown: "group",
      needed:
        "Blood needed: group not known yet, 2 bags, Services Hospital, Lahore, Lahore, at once (Nov 21, 2026, 12:00).",
    });
    expect(data.more?.asked).toBe(asked);
  }
});

test("a request with a robot's marks is kept, answered and told to the office as any, and marked for staff", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example", RATE_LIMITS: "on" } });
  const token = await app.signIn();
  const form_token = await requestForm(app.deps).guard.token();
  const robots = [
    { website: "http://spam.example" },
    { website: "x".repeat(501) },
    { website: 7 },
    // Sent at once, with a time of its own, and with one that is none.
    { form_token },
    { form_token: form_token.replace(/^[^.]+/, "zzzzzzz") },
    { form_token: "x".repeat(201) },
  ];
  for (const [place, marks] of robots.entries()) {
    const json = { ...request, phone: `0300 123456${place}`, ...marks };
    expect(await app.call("sendBloodRequest", { json }), JSON.stringify(marks)).toMatchObject({
      status: 200,
      body: { message: t("received"), reference: `BR-000${place + 1}` },
    });
  }
  await app.call("sendBloodRequest", { json: request });
  const { body } = await app.call("listBloodRequests", { token });
  expect(body).toMatchObject({ rows: [...robots.map(() => ({ suspect: true })), { suspect: false }] });
  const mails = await app.deps.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    ...robots.map(() => "Blood needed: B-, Lahore (possibly a robot)"),
    "Blood needed: B-, Lahore",
  ]);
  const [, newest = "", first = ""] = (await app.call("exportBloodRequests", { token })).text.split("\n");
  expect(newest).not.toContain("Possibly a robot");
  expect(first).toContain("Possibly a robot");
});

test("the page answers a request with a robot's marks as any other", async () => {
  const app = await startTestApp();
  const fields = { ...request, units: "2", website: "http://spam.example" };
  const page = requestForm(app.deps);
  const { data } = await sendForm(pageContext(app), postedForm("/registration/blood-request", fields), page);
  expect(data).toMatchObject({ good: true, more: { reference: "BR-0001" } });
  expect(await stored(app)).toMatchObject([{ suspect: 1 }]);
});

test("a hospital's address sends many requests an hour; more than five of one phone are kept and marked", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const send = (json: object) => app.call("sendBloodRequest", { json: { ...request, ...json } });
  for (let patient = 10; patient < 50; patient += 1)
    expect((await send({ phone: `0300 12345${patient}` })).status).toBe(200);
  for (const phone of ["0301 1234567", "+92 301 1234567", "0301-1234567", "923011234567", "03011234567"])
    expect((await send({ phone })).status).toBe(200);
  expect((await send({ phone: "0092 301 1234567" })).status).toBe(200);
  expect((await send({ phone: "0302 1234567" })).status).toBe(200);
  const marks = (await stored(app)).map(({ suspect }) => suspect);
  expect(marks.slice(-3)).toEqual([0, 1, 0]);
});

test("a request is arranged, closed and opened again, and listed by its state", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendBloodRequest", { json: request });
  await app.call("sendBloodRequest", { json: { ...request, phone: "0321 7654321" } });
  const set = (json: object) => app.call("setBloodRequestState", { token, json });
  const listed = async (query: Record<string, string>) =>
    (await app.call("listBloodRequests", { token, query })).body.rows.map(({ id }: { id: number }) => id);
  expect(await listed({ state: "open" })).toEqual([1, 2]);
  for (const [state, message] of [
    ["closed", "Closed."],
    ["open", "Open again."],
    ["arranged", "Marked as arranged."],
  ])
    expect(await set({ id: 1, state })).toMatchObject({ status: 200, body: { message } });
  expect(await listed({ state: "open" })).toEqual([2]);
  expect(await listed({ state: "arranged" })).toEqual([1]);
  expect(await listed({})).toEqual([2, 1]);
  const log = await app.deps.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").execute();
  expect(log[0]).toMatchObject({ action: "update", noun: "blood request", after: '{"state":"arranged"}' });
  expect(await set({ id: 9, state: "open" })).toMatchObject({ status: 404 });
  expect(await set({ id: 1, state: "lost" })).toMatchObject({
    status: 422,
    body: { message: messages.badState },
  });
  expect((await app.call("listBloodRequests", { token, query: { state: "lost" } })).status).toBe(422);
});

test("a request from an Urdu page is answered in Urdu and marked for staff, and lies at its city's English name", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  const fields = { ...request, phone: "۰۳۰۰ ۱۲۳۴۵۶۷", units: "۲", city: "لاہور", contactName: "بھائی" };
  const { data } = await sendForm(
    pageContext(app),
    postedForm("/registration/blood-request", fields),
    requestForm(app.deps, "ur"),
  );
  const ur = textIn("ur", bloodRequestWords);
  expect(data).toMatchObject({
    good: true,
    message: ur("received"),
    more: {
      until: "21 نومبر 2026",
      phone: "0300 1234567",
      needed: ur("needed", {
        group: "B-",
        units: 2,
        hospital: request.hospital,
        city: "لاہور",
        when: ur("byDay", { day: "21 نومبر 2026" }),
      }),
      contact: ur("contact", { name: "بھائی", phone: "0300 1234567" }),
    },
  });
  expect(await stored(app)).toMatchObject([
    { phone: "0300 1234567", units: 2, city: "لاہور", contact_name: "بھائی", language: "ur" },
  ]);
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  expect(mail?.text).toContain("Wrote in: Urdu");
  const token = await app.signIn();
  for (const q of ["lahore", "لاہور"]) {
    const { body } = await app.call("listBloodRequests", { token, query: { q } });
    expect(body, q).toMatchObject({ total: 1, rows: [{ language: "ur" }] });
  }
  const csv = (await app.call("exportBloodRequests", { token })).text.split("\n");
  expect(csv[0]).toMatch(/,Language\r?$/);
  expect(csv[1]).toMatch(/,Urdu\r?$/);
});
