import { expect, test } from "vitest";
import { deskMessages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { approvalTexts } from "#server/approvals.ts";
import { addColleague, startWithTreasurer } from "#tests/support/approvals.ts";
import { give } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";

const amountPaisa = 60_000_00;

/** A paid gift whose refund the administrator asks for. */
async function startRefund() {
  const started = await startWithTreasurer();
  const { app, token, db } = started;
  const gift = await give(app.deps, { state: "paid", amountPaisa });
  const refund = (by = token, id = gift.id) =>
    app.call("refundDonation", { token: by, json: { id, reason: "Sent twice", bank_reference: "RB-1" } });
  const stateOf = async (id = gift.id) =>
    (await db.selectFrom("donations").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
  const entries = (noun: string) =>
    db.selectFrom("audit_log").selectAll().where("noun", "=", noun).orderBy("id").execute();
  const mailsTo = (recipient: string) =>
    db.selectFrom("outbox").select(["subject", "text"]).where("recipient", "=", recipient).execute();
  return { ...started, gift, refund, stateOf, entries, mailsTo };
}

/** The same, with the refund waiting. */
async function startWaiting() {
  const started = await startRefund();
  await started.refund();
  const [asked] = await started.waiting();
  return { ...started, id: asked?.id ?? 0 };
}

test("a refund above the limit waits, and is done once a colleague approves it, who is named with the asker", async () => {
  const { app, token, treasurer, waiting, decide, refund, stateOf, gift, entries, mailsTo, db } =
    await startRefund();
  const title = "Refund of PKR 60,000";
  expect(await refund()).toMatchObject({ status: 202, body: { message: approvalTexts.waits(title) } });
  expect(await stateOf()).toBe("paid");
  const [row] = await waiting(treasurer.token);
  expect(row).toMatchObject({
    title,
    amount_paisa: amountPaisa,
    asked_by: "Administrator",
    mine: false,
    can_decide: true,
    link: `/dashboard/donations/${gift.reference}`,
    subject: `donation ${gift.reference}`,
    hindrance: null,
    facts: [
      { label: "Gift", value: gift.reference },
      { label: "Reason", value: "Sent twice" },
      { label: "Reference of the refund", value: "RB-1" },
    ],
  });
  const [told] = await mailsTo(treasurer.email);
  expect(told?.subject).toBe("Something waits for your approval");
  expect(told?.text).toContain(title);
  expect(told?.text).not.toContain("A donor");

  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({
    status: 200,
    body: { message: messages.approved },
  });
  expect(await stateOf()).toBe("refunded");
  const entry = (await entries("donation")).find(({ action }) => action === "refund");
  expect(entry?.user_name).toBe("Bilal");
  expect(JSON.parse(entry?.after ?? "{}")).toMatchObject({ asked_by: "Administrator", approved_by: "Bilal" });
  const details = await app.call("readDonationDetails", { token, query: { reference: gift.reference } });
  expect(details.body.donation.events.at(-1)).toMatchObject({ actor: "Administrator, approved by Bilal" });
  expect((await mailsTo("admin@umeed.example")).at(-1)?.subject).toBe("What you asked for was approved");
  expect(await waiting()).toEqual([]);
  // What the call was sent is not kept.
  expect(await db.selectFrom("approvals").select(["state", "body", "waits_for"]).execute()).toEqual([
    { state: "approved", body: null, waits_for: null },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("an amount up to the limit does not wait, nor does anything once one person alone has been able to do it for 14 days", async () => {
  const { app, token, treasurer, refund, stateOf } = await startRefund();
  const small = await give(app.deps, { state: "paid", amountPaisa: 50_000_00 });
  expect(await refund(token, small.id)).toMatchObject({ status: 200 });
  expect(await stateOf(small.id)).toBe("refunded");
  await app.call("updateUser", { token, json: { id: treasurer.id, disabled: true } });
  app.clock.forward(14 * 24 * 3600_000);
  expect(await refund(await app.signIn())).toMatchObject({
    status: 200,
    body: { message: deskMessages.refunded },
  });
});

test("nobody approves what they asked for, in whichever session, and nobody without the role sees it", async () => {
  const { app, token, decide, id, stateOf, waiting, treasurer } = await startWaiting();
  const otherTab = await app.signIn();
  const own = { status: 403, body: { message: messages.own } };
  const replies = await Promise.all(
    [token, otherTab].flatMap((tab) => [decide(tab, id, "approve"), decide(tab, id, "decline", "No")]),
  );
  for (const reply of replies) expect(reply).toMatchObject(own);
  const editor = await addColleague(app, "Ayesha", ["editor"]);
  expect(await app.call("listApprovals", { token: editor.token })).toMatchObject({ status: 403 });
  expect(await decide(editor.token, id, "approve")).toMatchObject({ status: 404 });
  const auditor = await addColleague(app, "Omar", ["auditor"]);
  expect(await waiting(auditor.token)).toMatchObject([{ id, can_decide: false }]);
  expect(await decide(auditor.token, id, "approve")).toMatchObject({ status: 403 });
  expect(await decide(treasurer.token, id, "withdraw")).toMatchObject({
    status: 403,
    body: { message: messages.others },
  });
  expect(await stateOf()).toBe("paid");
});

test("of two who approve at once, and in two tabs each, one does it", async () => {
  const { app, treasurer, decide, id, stateOf, entries, db } = await startWaiting();
  const other = await addColleague(app, "Sana", ["treasurer"]);
  const tabs = [treasurer.token, await treasurer.signIn(), other.token, await other.signIn()];
  const replies = await Promise.all(tabs.map((tab) => decide(tab, id, "approve")));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [refused] = replies.filter(({ status }) => status === 409);
  expect(refused?.body.message).toMatch(/^(Bilal|Sana) has already approved this\.$/);
  expect(await stateOf()).toBe("refunded");
  expect((await entries("donation")).filter(({ action }) => action === "refund")).toHaveLength(1);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("of an approval and a withdrawal at once, one counts", async () => {
  const { token, treasurer, decide, id, stateOf, db } = await startWaiting();
  const [approved, withdrawn] = await Promise.all([
    decide(treasurer.token, id, "approve"),
    decide(token, id, "withdraw"),
  ]);
  const statuses = [approved, withdrawn].map((reply) => reply?.status);
  expect(statuses.sort()).toEqual([200, 409]);
  const { state } = await db.selectFrom("approvals").select("state").executeTakeFirstOrThrow();
  expect(state).toBe(approved?.status === 200 ? "approved" : "withdrawn");
  expect(await stateOf()).toBe(state === "approved" ? "refunded" : "paid");
});

test("the same asked for twice at once waits once, and can be asked for anew once it is decided", async () => {
  const { treasurer, waiting, decide, refund, stateOf, token } = await startRefund();
  const replies = await Promise.all([refund(), refund(treasurer.token), refund()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
  const [{ id } = { id: 0 }, ...others] = await waiting();
  expect(others).toEqual([]);
  const asker = replies[1]?.status === 202 ? treasurer.token : token;
  const colleague = asker === token ? treasurer.token : token;
  expect(await decide(colleague, id, "decline")).toMatchObject({
    status: 422,
    body: { message: messages.noReason },
  });
  expect(await decide(colleague, id, "decline", "The donor called again")).toMatchObject({ status: 200 });
  expect(await decide(asker, id, "withdraw")).toMatchObject({ status: 409 });
  expect(await stateOf()).toBe("paid");
  expect(await refund(asker)).toMatchObject({ status: 202 });
  const [again] = await waiting();
  expect(await decide(asker, again?.id ?? 0, "withdraw")).toMatchObject({
    status: 200,
    body: { message: messages.withdrawn },
  });
});

test("what can no longer be done is refused in its own words, and goes on waiting", async () => {
  const { app, treasurer, decide, id, gift, waiting, db } = await startWaiting();
  await db.updateTable("donations").set({ state: "failed" }).where("id", "=", gift.id).execute();
  expect(await decide(treasurer.token, id, "approve")).toMatchObject({
    status: 409,
    body: { message: deskMessages.notPaid },
  });
  expect(await waiting()).toMatchObject([{ id }]);
  expect(await app.deps.db.selectFrom("receipts").select("voided_at").execute()).toEqual([
    { voided_at: null },
  ]);
});

test("an asker who has lost the role, or left, has nothing approved; a role lost by who approves refuses too", async () => {
  const { app, token, treasurer, decide, refund, waiting, stateOf } = await startRefund();
  const other = await addColleague(app, "Sana", ["treasurer"]);
  await refund(treasurer.token);
  const [{ id } = { id: 0 }] = await waiting();
  await app.call("updateUser", { token, json: { id: treasurer.id, roles: ["auditor"] } });
  const lost = messages.askerLost("Bilal");
  expect(await waiting()).toMatchObject([{ id, hindrance: lost }]);
  expect(await decide(other.token, id, "approve")).toMatchObject({ status: 409, body: { message: lost } });
  await app.call("deleteUser", { token, json: { id: treasurer.id } });
  expect(await decide(other.token, id, "approve")).toMatchObject({ status: 409, body: { message: lost } });
  await app.call("updateUser", { token, json: { id: other.id, roles: ["editor"] } });
  expect(await decide(other.token, id, "approve")).toMatchObject({ status: 404 });
  expect(await decide(token, id, "decline", "He has left")).toMatchObject({ status: 200 });
  expect(await stateOf()).toBe("paid");
});

test("what nobody decides ends after 30 days", async () => {
  const { app, treasurer, decide, id, waiting, refund, db, stateOf } = await startWaiting();
  app.clock.forward(30 * 24 * 3600_000);
  const session = await treasurer.signIn();
  expect(await decide(session, id, "approve")).toMatchObject({
    status: 409,
    body: { message: messages.ended },
  });
  expect(await waiting(session)).toEqual([]);
  const ended = await app.call("listApprovals", { token: session, query: { state: "decided" } });
  expect(ended.body.rows).toMatchObject([{ id, state: "expired", can_decide: false }]);
  expect(await refund(session)).toMatchObject({ status: 202 });
  expect(await db.selectFrom("approvals").select(["state", "body"]).orderBy("id").execute()).toMatchObject([
    { state: "expired", body: null },
    { state: "waiting" },
  ]);
  expect(await stateOf()).toBe("paid");
});
