import { expect, test } from "vitest";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { forgetSetUps } from "#tests/support/approvals.ts";
import { addPapers, asked, visitSeen } from "#tests/support/help.ts";
import { photograph } from "#tests/support/pictures.ts";
import { addUser } from "#tests/support/users.ts";

/** Care staff at work. */
async function startDesk(env: Record<string, string> = {}) {
  const app = await startTestApp({ env: { RATE_LIMITS: "off", ...env } });
  let token = await addUser(app, "care", ["care"]);
  let decider = await addUser(app, "decider", ["care"]);
  await forgetSetUps(app);
  const { db } = app.deps;
  /** Sessions end while the clock goes on. */
  const later = async (time: string) => {
    app.clock.set(time);
    const signIn = async (name: string) => {
      const account = { email: `${name}@umeed.example`, password: administrator.password };
      return (await app.call("signIn", { json: account })).body.token;
    };
    token = await signIn("care");
    decider = await signIn("decider");
  };
  const get = async (name: Parameters<TestApp["call"]>[0], query = {}) => app.call(name, { token, query });
  const read = async (id: number) => (await app.call("readHelpRequest", { token, query: { id } })).body;
  /** A write with the version that stands now. Whoever visits does not decide. */
  const act = async (name: Parameters<TestApp["call"]>[0], id: number, json: object, by?: string) => {
    const usual = name === "decideHelpRequest" ? decider : token;
    return app.call(name, {
      token: by ?? usual,
      json: { id, version: (await read(id)).request.version, ...json },
    });
  };
  const { id: carer } = await db
    .selectFrom("users")
    .select("id")
    .where("name", "=", "care")
    .executeTakeFirstOrThrow();
  return { app, db, token, decider, carer, read, act, get, later };
}

const approval = {
  outcome: "approved",
  fund: "general",
  amount: "12,000",
  months: 3,
  from: "2026-12",
  payee_kind: "family",
  pay_way: "cash",
};

test("from asking to the decision: each step has its person and time, and the office learns the reference alone: FAMILY-01, FAMILY-10, FAMILY-12, FAMILY-13", async () => {
  const { app, db, carer, read, act } = await startDesk({ OFFICE_EMAIL: "office@umeed.example" });
  const { id, reference } = await asked(app);
  expect(reference).toMatch(/^HELP-[0-9A-Z]{10}$/);
  const [mail] = await db.selectFrom("outbox").selectAll().where("recipient", "like", "office%").execute();
  const { html, text, subject } = mail ?? {};
  expect(`${subject} ${text}`).toContain(reference);
  for (const word of ["Sakina", "1234567", "Kasur", "husband"])
    expect(`${subject} ${text} ${html}`).not.toContain(word);

  expect((await act("decideHelpRequest", id, approval)).body.message).toBe(messages.notVisited);
  expect((await act("planHelpVisit", id, { visit_on: "2026-11-20", responsible: carer })).status).toBe(422);
  expect((await act("planHelpVisit", id, { visit_on: "2026-11-23", responsible: carer })).status).toBe(200);
  expect((await act("recordHelpVisit", id, visitSeen)).status).toBe(200);
  expect((await act("decideHelpRequest", id, approval)).status).toBe(200);
  const { request } = await read(id);
  expect(request).toMatchObject({
    state: "approved",
    district: "Kasur",
    zakat_eligible: true,
    zakat_by: "care",
    visit: { rent: "8,000" },
    decision_fund: "general",
    decision_paisa: 12_000_00,
    decision_months: 3,
    decision_from: "2026-12",
    decided_by: "decider",
    events: [
      { state: "new", by_name: messages.form },
      { state: "visit-planned", by_name: "care" },
      { state: "visited", by_name: "care" },
      { state: "approved", by_name: "decider" },
    ],
  });
  const audited = JSON.stringify(
    await db.selectFrom("audit_log").selectAll().where("noun", "=", "help request").execute(),
  );
  for (const word of ["Sakina", "1234567", "tailor", "Two rooms"]) expect(audited).not.toContain(word);
  expect(app.log.join("")).not.toMatch(/Sakina|1234567/);
});

test("Zakat is decided upon only where the recorded answers allow it: FAMILY-14", async () => {
  const { app, read, act } = await startDesk();
  const { id } = await asked(app);
  const zakat = { ...approval, fund: "zakat" };
  await act("recordHelpVisit", id, { ...visitSeen, answers: {} });
  expect(await act("decideHelpRequest", id, zakat)).toMatchObject({
    status: 409,
    body: { message: messages.zakatUnknown },
  });
  expect((await act("recordHelpVisit", id, { ...visitSeen, answers: { muslim: "yes" } })).body.message).toBe(
    messages.noAnswer,
  );
  await act("recordHelpVisit", id, { ...visitSeen, answers: { ...visitSeen.answers, sayyid: "yes" } });
  expect((await act("decideHelpRequest", id, zakat)).body.message).toBe(messages.zakatNo);
  await act("recordHelpVisit", id, visitSeen);
  expect((await act("decideHelpRequest", id, zakat)).status).toBe(200);
  expect((await read(id)).request.zakat_answers[0]).toEqual({
    id: "muslim",
    question: "Is the family Muslim?",
    answer: "yes",
  });
});

test("of two who decide at once one does, and the other is told: FAMILY-13", async () => {
  const { app, read, act } = await startDesk();
  const other = await addUser(app, "second", ["care"]);
  for (const said of [{}, { phone: "0300 7654321" }, { phone: "0300 7654322" }]) {
    const { id } = await asked(app, said);
    await act("recordHelpVisit", id, visitSeen);
    const decline = { outcome: "declined", reason: "ہم لاہور میں مدد کرتے ہیں۔" };
    // Both have opened it before either decides.
    const { version } = (await read(id)).request;
    const both = await Promise.all([
      act("decideHelpRequest", id, { ...approval, version }),
      act("decideHelpRequest", id, { ...decline, version }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(messages.stale);
    const { request } = await read(id);
    expect(request.events).toHaveLength(3);
    expect(request.reason === "").toBe(request.state === "approved");
  }
});

test("above the limit for all payments together a second of the care staff decides: FAMILY-13", async () => {
  const { app, decider, read, act } = await startDesk();
  const other = await addUser(app, "second", ["care"]);
  await forgetSetUps(app);
  const { id, reference } = await asked(app);
  await act("recordHelpVisit", id, visitSeen);
  const waits = await act("decideHelpRequest", id, { ...approval, months: 5 });
  expect(waits.status).toBe(202);
  expect((await read(id)).request.state).toBe("visited");
  const { rows } = (await app.call("listApprovals", { token: other })).body;
  expect(rows).toMatchObject([{ title: `Help of PKR 60,000 for ${reference}`, can_decide: true }]);
  expect(JSON.stringify(rows)).not.toContain("Sakina");
  const decision = { id: rows[0].id, decision: "approve" };
  expect((await app.call("decideApproval", { token: decider, json: decision })).status).toBe(403);
  expect((await app.call("decideApproval", { token: other, json: decision })).status).toBe(200);
  expect((await read(id)).request).toMatchObject({
    state: "approved",
    decided_by: "decider, approved by second",
  });
});

test("whoever has visited a family does not decide alone, neither for it nor against it: FAMILY-13a", async () => {
  const { app, token, decider, read, act } = await startDesk();
  const small = { ...approval, amount: "500", months: 1 };
  const decline = { outcome: "declined", reason: "Enough of their own." };
  for (const [decision, state, phone] of [
    [small, "approved", "0300 7654321"],
    [decline, "declined", "0300 7654322"],
  ] as const) {
    const { id } = await asked(app, { phone });
    await act("recordHelpVisit", id, visitSeen);
    expect((await act("decideHelpRequest", id, decision, token)).status).toBe(202);
    expect((await read(id)).request.state).toBe("visited");
    const { rows } = (await app.call("listApprovals", { token: decider })).body;
    expect(JSON.stringify(rows)).not.toMatch(/Sakina|Enough of/);
    const approve = { id: rows[0].id, decision: "approve" };
    expect((await app.call("decideApproval", { token, json: approve })).status).toBe(403);
    expect((await app.call("decideApproval", { token: decider, json: approve })).status).toBe(200);
    expect((await read(id)).request).toMatchObject({ state, decided_by: "care, approved by decider" });
  }
});

test("where a foundation says so, a visitor decides alone, and the dialog says what waits: FAMILY-13a", async () => {
  const { app, db, token, read, act } = await startDesk();
  const { id } = await asked(app);
  await act("recordHelpVisit", id, visitSeen);
  expect((await read(id)).waits).toEqual({ above_paisa: 50_000_00, visitor: true, first_aid_paisa: 0 });
  await db
    .insertInto("approval_limits")
    .values({ name: "visitors", limit_paisa: null, version: 1 })
    .execute();
  expect((await read(id)).waits).toEqual({ above_paisa: 50_000_00, visitor: false, first_aid_paisa: 0 });
  const small = { ...approval, amount: "500", months: 1 };
  expect((await act("decideHelpRequest", id, small, token)).status).toBe(200);
});

test("doubles are seen by phone and CNIC across kinds, and a person joins them: FAMILY-11", async () => {
  const { app, token, read, act } = await startDesk();
  const cnic = "35201-1234567-1";
  const first = await asked(app, { cnic });
  const second = await asked(app, { kind: "ration" });
  const third = await asked(app, { kind: "school", phone: "0321 9999999", cnic: "3520112345671" });
  const stranger = await asked(app, { phone: "0333 1111111" });
  const { rows } = (await app.call("listHelpRequests", { token })).body;
  expect(rows.map(({ id, doubles }: { id: number; doubles: number }) => [id, doubles])).toEqual([
    [stranger.id, 0],
    [third.id, 1],
    [second.id, 1],
    [first.id, 2],
  ]);
  expect((await read(first.id)).request.same).toMatchObject([
    { id: third.id, by: "cnic" },
    { id: second.id, by: "phone" },
  ]);
  expect((await act("joinHelpRequests", first.id, { other: stranger.id })).body.message).toBe(
    messages.otherFamily,
  );
  expect((await act("joinHelpRequests", first.id, { other: second.id })).status).toBe(200);
  expect((await read(second.id)).request).toMatchObject({ state: "closed", joined_to: { id: first.id } });
  // The family is told how far the one that goes on is, and its photos go there.
  await act("recordHelpVisit", first.id, visitSeen);
  const step = await app.call("helpStatus", { json: { reference: second.reference, digits: "4567" } });
  expect(step.body).toEqual({ success: true, step: "visit" });
  const photo = { paper1: await photograph(60, 40) };
  expect((await addPapers(app, second.papersToken, photo)).status).toBe(200);
  expect((await read(first.id)).request.papers).toHaveLength(1);
  const versions = [(await read(third.id)).request.version, (await read(first.id)).request.version];
  const [one, two] = await Promise.all([
    act("joinHelpRequests", third.id, { other: first.id, version: versions[0] }),
    act("joinHelpRequests", first.id, { other: third.id, version: versions[1] }),
  ]);
  expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
});

test("what is new, cannot wait, or waits longer than the term is counted, an urgent kind after a day: FAMILY-16", async () => {
  const { app, get, later } = await startDesk();
  await asked(app, { kind: "ration" });
  const urgent = await asked(app, { phone: "0300 7654321" });
  const waiting = async () => (await get("readOverview")).body.waiting;
  const late = async () => (await waiting()).help_late;
  expect(await waiting()).toMatchObject({ help_new: 2, help_today: 1, help_late: 0 });
  expect((await get("listHelpRequests", { show: "today" })).body.rows).toMatchObject([
    { id: urgent.id, urgent: true },
  ]);
  await later("2026-11-22T07:00:00.000Z");
  expect(await late()).toBe(1);
  await later("2026-11-25T07:00:00.000Z");
  expect(await late()).toBe(2);
  const { rows } = (await get("listHelpRequests", { show: "late", order: "oldest" })).body;
  expect(rows).toMatchObject([
    { kind: "ration", waits: 4, late: true },
    { kind: "medicine", late: true },
  ]);
});

test("to be visited this week is what is planned until the seventh day, the soonest first: FAMILY-10", async () => {
  const { app, carer, act, get } = await startDesk();
  const today = karachiDay(app.clock.now());
  const planned: number[] = [];
  for (const days of [8, 7, 0]) {
    const { id } = await asked(app, { phone: `0300 765432${days}` });
    const plan = { visit_on: addDays(today, days), responsible: carer };
    expect((await act("planHelpVisit", id, plan)).status).toBe(200);
    planned.unshift(id);
  }
  const { rows } = (await get("listHelpRequests", { show: "week" })).body;
  expect(rows.map(({ id }: { id: number }) => id)).toEqual(planned.slice(0, 2));
});

test("a month is counted by kind and district, with the days that families waited, and nobody's name: FAMILY-17", async () => {
  const { app, get, later, act } = await startDesk();
  const first = await asked(app);
  const second = await asked(app, { phone: "0300 7654321", city: "Lahore" });
  await asked(app, { phone: "0300 7654322", kind: "ration" });
  await act("recordHelpVisit", first.id, visitSeen);
  await later("2026-11-25T07:00:00.000Z");
  await act("recordHelpVisit", second.id, { ...visitSeen, visited_on: "2026-11-25", district: "" });
  await act("decideHelpRequest", second.id, { outcome: "declined", reason: "Enough of their own." });
  await act("closeHelpRequest", first.id, { helped: true, reason: "Medicine was given." });
  const month = (await get("readHelpMonth", { month: "2026-11" })).body;
  expect(month).toMatchObject({
    asked: 3,
    visited: 2,
    helped: 1,
    declined: 1,
    to_visit: { median: 2, longest: 4 },
    to_help: { median: 4, longest: 4 },
    kinds: [
      { kind: "medicine", asked: 2, visited: 2, helped: 1, declined: 1 },
      { kind: "ration", asked: 1, visited: 0 },
    ],
    cities: [
      { city: "Kasur", asked: 2 },
      { city: "Lahore", asked: 1 },
    ],
  });
  const { text } = await get("exportHelpMonth", { month: "2026-11" });
  expect(text).toContain("All,2026-11,3,2,1,1,2,4,4,4");
  expect(text).not.toContain("Sakina");
  expect((await get("readHelpMonth", { month: "2026-10" })).body).toMatchObject({
    asked: 0,
    to_visit: { median: null, longest: null },
  });
});

test("a family that asks for it is taken out: what was decided stays without it, the rest goes with its papers: FAMILY-21", async () => {
  const { app, db, act } = await startDesk();
  const admin = await app.signIn();
  const helped = await asked(app);
  const waiting = await asked(app, { kind: "ration" });
  expect((await addPapers(app, helped.papersToken, { paper1: await photograph(600, 400) })).status).toBe(200);
  await act("recordHelpVisit", helped.id, visitSeen);
  await act("decideHelpRequest", helped.id, approval);
  const json = { person: "+92 300 1234567" };
  const found = (await app.call("findPersonalData", { token: admin, json })).body;
  expect(found.tables).toMatchObject([
    { name: "help_requests", total: 2, rows: [{ name: "Sakina Bibi" }, {}] },
    { name: "help_events", total: 4 },
    { name: "help_papers", total: 1 },
  ]);
  const erased = await app.call("erasePersonalData", {
    token: admin,
    json: { ...json, expected: found.total },
  });
  expect(erased.status).toBe(200);
  const rows = await db.selectFrom("help_requests").selectAll().execute();
  expect(rows).toMatchObject([
    {
      id: helped.id,
      state: "approved",
      kind: "medicine",
      district: "Kasur",
      name: "",
      phone: "",
      salt: "",
      visit: "",
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Sakina|1234567|tailor|Basti/);
  expect(rows.some(({ id }) => id === waiting.id)).toBe(false);
  expect(await db.selectFrom("help_papers").selectAll().execute()).toEqual([]);
  expect(await app.deps.media.list("help-papers")).toEqual([]);
  expect((await act("planHelpVisit", helped.id, { visit_on: "2026-11-23", responsible: 1 })).status).toBe(
    404,
  );
});
