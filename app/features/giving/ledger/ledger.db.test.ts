import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import {
  changeTestDonation as change,
  newTestDonation as donation,
  confirmation as paid,
  startTestDonation,
} from "#tests/support/ledger.ts";
import { startDonation } from "./start-donation.server.ts";

test("a confirmed gift is paid once, with one receipt and one mail; a repeat changes nothing", async () => {
  const app = await startTestApp();
  const { id } = await startTestDonation(app.deps);
  const first = await change(app.deps, id, paid());
  expect(first).toMatchObject({
    changed: true,
    from: "started",
    donation: { state: "paid", paid_on: "2026-11-21" },
  });
  expect(await change(app.deps, id, paid())).toMatchObject({
    changed: false,
    donation: { state: "paid" },
  });
  expect(await change(app.deps, id, { to: "failed", cause: "gateway" })).toMatchObject({
    changed: false,
    donation: { state: "paid" },
  });

  const { db } = app.deps;
  expect(await db.selectFrom("receipts").selectAll().execute()).toMatchObject([
    { number: "UWF-2027-000001", amount_paisa: 2500_00, fund_title: "General" },
  ]);
  expect(await db.selectFrom("outbox").select("subject").execute()).toHaveLength(1);
  const events = await db.selectFrom("donation_events").select(["kind", "to_state"]).orderBy("id").execute();
  expect(events).toEqual([
    { kind: "started", to_state: "started" },
    { kind: "state", to_state: "paid" },
  ]);
});

test("twenty confirmations of one gift at once make one receipt, and fifty gifts at once have numbers without gaps", async () => {
  const app = await startTestApp();
  const one = await startTestDonation(app.deps);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => change(app.deps, one.id, paid())));
  expect(outcomes.filter((outcome) => outcome?.changed)).toHaveLength(1);

  const many = await Promise.all(Array.from({ length: 49 }, () => startTestDonation(app.deps)));
  await Promise.all(
    many.map(({ id }, index) => change(app.deps, id, paid({ paymentReference: `IBFT-${index + 2}` }))),
  );
  const receipts = await app.deps.db.selectFrom("receipts").select("serial").orderBy("serial").execute();
  expect(receipts.map(({ serial }) => serial)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test("the same idempotency key is the same gift, also when it comes twice at once; another gift under it is refused", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const asked = donation();
  const start = (values: typeof asked) =>
    db.transaction().execute((trx) => startDonation(trx, clock.now(), values));
  const [first, second] = await Promise.all([start(asked), start(asked)]);
  expect("donation" in first && "donation" in second && first.donation.id === second.donation.id).toBe(true);
  expect(await start({ ...asked, amountPaisa: 5000_00 })).toEqual({ fault: "other-donation" });
  expect(await db.selectFrom("donations").select("id").execute()).toHaveLength(1);
});

test("another amount than the gift's, or a second payment, is left to staff and pays nothing", async () => {
  const app = await startTestApp();
  const { id } = await startTestDonation(app.deps);
  const wrong = paid({ amountPaisa: 25_00 });
  expect(await change(app.deps, id, wrong)).toMatchObject({
    problem: "mismatch",
    donation: { state: "started", needs_review: 1 },
  });
  await change(app.deps, id, wrong);
  await change(app.deps, id, paid());
  expect(await change(app.deps, id, paid({ paymentReference: "IBFT-2" }))).toMatchObject({
    problem: "second-payment",
    donation: { state: "paid" },
  });
  const events = await app.deps.db.selectFrom("donation_events").select("kind").orderBy("id").execute();
  expect(events.map(({ kind }) => kind)).toEqual(["started", "mismatch", "state", "second-payment"]);
});

test("a refund voids the receipt; nothing makes the gift paid again", async () => {
  const app = await startTestApp();
  const { id } = await startTestDonation(app.deps);
  await change(app.deps, id, paid());
  expect(await change(app.deps, id, { to: "refunded", cause: "staff", actor: "Admin" })).toMatchObject({
    changed: true,
  });
  expect(await change(app.deps, id, paid())).toMatchObject({
    changed: false,
    donation: { state: "refunded" },
  });
  const receipt = await app.deps.db.selectFrom("receipts").select("voided_at").executeTakeFirstOrThrow();
  expect(receipt.voided_at).not.toBeNull();
});

test("the database itself refuses to change an event, and to delete one of a gift that was paid", async () => {
  const app = await startTestApp();
  const { id } = await startTestDonation(app.deps);
  await change(app.deps, id, paid());
  const { db } = app.deps;
  await expect(db.updateTable("donation_events").set({ actor: "x" }).execute()).rejects.toThrow(
    "append-only",
  );
  await expect(db.deleteFrom("donation_events").execute()).rejects.toThrow("append-only");
});
