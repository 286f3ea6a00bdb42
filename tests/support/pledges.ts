import { expect } from "vitest";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import type { TestApp } from "./app.ts";
import { testLedger } from "./ledger.ts";

/* For tests only: a pledge that begins with a donation, its key as the mail tells it, and donations that arrive. */

export const donor = "donor@home.example";

/** Starts monthly support as the page does. @returns the reply, with the key of its first gift */
export async function begin(app: TestApp, more: object = {}) {
  const json = {
    amount: 2000,
    paymentMethod: "bank-transfer",
    fund: "zakat",
    email: donor,
    name: "A donor",
    monthly: true,
    ...more,
  };
  const reply = await app.call("startDonation", { json });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

export const mails = (app: TestApp, to = donor) =>
  app.deps.db.selectFrom("outbox").selectAll().where("recipient", "=", to).orderBy("id").execute();

export const subjects = async (app: TestApp, to = donor) =>
  (await mails(app, to)).map(({ subject }) => subject);

/** The key of the newest pledge, as its mails tell it. */
export async function keyOf(app: TestApp, to = donor): Promise<string> {
  const text = (await mails(app, to)).map((mail) => mail.text).findLast((each) => each.includes("/pledge?"));
  return /\/pledge\?key=([\w-]{22})/.exec(text ?? "")?.[1] ?? "";
}

export const pledgeRows = (app: TestApp) =>
  app.deps.db.selectFrom("pledges").selectAll().orderBy("id").execute();

/** The money of the newest donation arrives. */
export async function arrive(app: TestApp): Promise<void> {
  const { db, clock, env } = app.deps;
  const { id, amount_paisa } = await db
    .selectFrom("donations")
    .select(["id", "amount_paisa"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const outcome = await db.transaction().execute((trx) =>
    changeDonation(trx, testLedger(clock.now(), env.siteUrl), id, {
      to: "paid",
      cause: "staff",
      actor: "Administrator",
      confirmation: { amountPaisa: amount_paisa, paymentReference: `IBFT-${id}` },
    }),
  );
  expect(outcome?.changed).toBe(true);
}
