import { expect } from "vitest";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import {
  loadPledgePage,
  type PledgeResult,
  sendPledgePage,
} from "#app/parts/pledges/server/pledge-page.server.ts";
import type { TestApp } from "./app.ts";
import { testLedger } from "./ledger.ts";
import { pageContext, postedForm } from "./page-posts.ts";

/* For tests only: a pledge that begins with a donation, its key as the mail tells it, its page, and donations that arrive. */

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

/** The donor's page as the key opens it. */
export async function openPledgePage(app: TestApp, key: string) {
  const request = new Request(`http://umeed.example/pledge?key=${key}`);
  const { data, init } = await loadPledgePage(pageContext(app), request);
  return { status: init?.status, pledge: data.pledge };
}

type PledgeAnswer = Partial<PledgeResult> & { status: number | undefined; location?: string | null };

/** Posts a form of the donor's page. @returns what the page says, or where it leads */
export async function postPledge(
  app: TestApp,
  key: string,
  fields: Record<string, string>,
): Promise<PledgeAnswer> {
  try {
    const form = postedForm(`/pledge?key=${key}`, fields);
    const { data, init } = await sendPledgePage(pageContext(app), form);
    return { status: init?.status, ...data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, location: thrown.headers.get("location") };
  }
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
