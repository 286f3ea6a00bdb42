import { expect, test } from "vitest";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { startTestApp } from "#tests/support/app.ts";
import { forgetSetUps } from "#tests/support/approvals.ts";
import { general, give } from "#tests/support/donations-desk.ts";
import { asked, visitSeen } from "#tests/support/help.ts";
import { addUser } from "#tests/support/users.ts";

const aid = {
  outcome: "approved",
  fund: "general",
  amount: "5,000",
  months: 1,
  from: "2026-11",
  payee_kind: "family",
  pay_way: "cash",
};

/** Two of care, and what the foundation allows before a visit. */
async function startDesk(limitPaisa: number) {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await addUser(app, "care", ["care"]);
  const visitor = await addUser(app, "visitor", ["care"]);
  await forgetSetUps(app);
  const { db } = app.deps;
  const limit = { name: "firstAid" as const, limit_paisa: limitPaisa, version: 1 };
  await db.insertInto("approval_limits").values(limit).execute();
  const read = async (id: number) =>
    (await app.call("readHelpRequest", { token, query: { id } })).body.request;
  const decide = async (id: number, json: object) =>
    app.call("decideHelpRequest", { token, json: { id, version: (await read(id)).version, ...json } });
  return { app, db, token, visitor, read, decide };
}

test("before the visit one payment up to the limit is decided, as a case of its own; the request goes on to its visit: FAMILY-13b", async () => {
  const { app, db, visitor, read, decide } = await startDesk(5_000_00);
  const { id } = await asked(app);
  for (const more of [{ amount: "5,001" }, { months: 2 }])
    expect(await decide(id, { ...aid, ...more })).toMatchObject({
      status: 409,
      body: { message: messages.firstAid(5_000_00) },
    });
  expect((await decide(id, { ...aid, fund: "zakat" })).body.message).toBe(messages.zakatUnknown);

  expect((await decide(id, aid)).status).toBe(200);
  const request = await read(id);
  expect(request).toMatchObject({
    state: "new",
    decision_paisa: null,
    first_aid_of: null,
    doubles: 0,
    same: [],
  });
  const given = await read(request.first_aid.id);
  expect(given).toMatchObject({
    state: "approved",
    name: "Sakina Bibi",
    household: 6,
    decision_paisa: 5_000_00,
    decided_by: "care",
    first_aid_of: { id },
  });
  expect(request.events.at(-1)).toMatchObject({ note: messages.firstAidOpened(given.reference) });
  expect((await decide(id, aid)).body.message).toBe(messages.firstAidGiven(given.reference));
  const audited = await db.selectFrom("audit_log").select("after").where("action", "=", "decide").execute();
  expect(JSON.stringify(audited)).not.toContain("Sakina");

  const treasurer = await addUser(app, "treasurer", ["treasurer"]);
  await give(app.deps, { state: "paid", fund: general, amountPaisa: 9_000_00, receivedOn: "2026-11-01" });
  const payments = [{ id: given.id, month: "2026-11", fund: "general", amount: 5000 }];
  const paid = await app.call("payHelp", { token: treasurer, json: { paid_on: "2026-11-20", payments } });
  expect(paid.status).toBe(201);
  expect(await db.selectFrom("payouts").select("method").execute()).toEqual([{ method: "cash" }]);
  expect((await read(given.id)).state).toBe("closed");

  const { version } = await read(id);
  const visit = { ...visitSeen, id, version, household: 8 };
  expect((await app.call("recordHelpVisit", { token: visitor, json: visit })).status).toBe(200);
  expect((await decide(id, { ...aid, amount: "12,000", months: 3 })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: "approved", household: 8, decision_months: 3 });
  const month = await app.call("readHelpMonth", { token: visitor, query: { month: "2026-11" } });
  expect(month.body).toMatchObject({ asked: 1, visited: 1, helped: 1 });
});

test("without a limit nothing is decided before the visit, and first aid that was decided keeps to it: FAMILY-13b", async () => {
  const { app, db, read, decide } = await startDesk(0);
  const { id } = await asked(app);
  expect((await decide(id, aid)).body.message).toBe(messages.notVisited);
  await db
    .updateTable("approval_limits")
    .set({ limit_paisa: 6_000_00 })
    .where("name", "=", "firstAid")
    .execute();
  expect((await decide(id, aid)).status).toBe(200);
  const { first_aid } = await read(id);
  expect((await decide(first_aid.id, { ...aid, amount: "6,000" })).status).toBe(200);
  expect(await read(first_aid.id)).toMatchObject({ decision_paisa: 6_000_00 });
  expect((await decide(first_aid.id, { ...aid, amount: "6,001" })).body.message).toBe(
    messages.firstAid(6_000_00),
  );
});
