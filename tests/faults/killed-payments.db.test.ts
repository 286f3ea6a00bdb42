import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { administrator } from "#tests/support/app.ts";
import { bringBack, type Started, startAtGateway, visit } from "#tests/support/donation-at-gateway.ts";
import { startHeldInquiries } from "#tests/support/held-inquiries.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";
import { shortDelay } from "#tests/support/stopped-save.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";
import { jazzCashPaths } from "#tools/sandbox-gateway/jazzcash-provider.ts";
import { startSandbox } from "#tools/sandbox-gateway/sandbox.ts";

/*
 * The real server is killed (SIGKILL) between any two steps of a payment, and started again. No step that it has
 * acknowledged is lost, nothing is paid twice, and the books add up.
 */

const timeout = 240_000;
const until = { timeout: 60_000 };

async function startSite() {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const inquiries = await startHeldInquiries(sandbox.url);
  const settings: Record<string, string> = {
    ...(await processSettings()),
    ...sandbox.env,
    PAY_JAZZCASH_API_URL: inquiries.url + jazzCashPaths.inquiry,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: "none",
    RATE_LIMITS: "off",
  };
  const site = {
    sandbox,
    inquiries,
    server: await startProcess(settings),
    db: await bareDatabase(settings),
    /** Ends the process in the middle of whatever it does, and starts another. */
    async kill(): Promise<void> {
      await site.end();
      site.server = await startProcess(settings);
    },
    async end(): Promise<void> {
      site.server.kill("SIGKILL");
      expect(await site.server.ended).toBeNull();
    },
    /** The time comes to ask the providers: also about what a killed process had claimed. */
    async askNow(): Promise<void> {
      const due = { next_check_at: new Date(0).toISOString(), asked_at: null };
      await site.db.updateTable("payment_attempts").set(due).where("state", "=", "open").execute();
    },
    stateOf: async ({ reference }: Started): Promise<string> =>
      (
        await site.db
          .selectFrom("donations")
          .select("state")
          .where("reference", "=", reference)
          .executeTakeFirstOrThrow()
      ).state,
    /** Locks what a receipt is written to. @returns takes the lock back */
    async lockReceipts(): Promise<() => Promise<void>> {
      const other = await bareDatabase(settings);
      // SQLite's transaction has the lock of all writers.
      const trx = await other.startTransaction().execute();
      return async () => void (await trx.rollback().execute());
    },
    /** Each paid donation has one receipt and one mail, and each attempt of a provider paid one donation. */
    async expectBooks(paid: number): Promise<void> {
      const { db } = site;
      expect(await ledgerDifferences(db)).toEqual([]);
      const count = (table: "receipts" | "outbox") => db.selectFrom(table).select("id").execute();
      expect(await count("receipts")).toHaveLength(paid);
      expect(await count("outbox")).toHaveLength(paid);
    },
  };
  return site;
}

/** What fetch says when the server is gone, before or within its reply. */
const brokenConnection = /fetch failed|terminated|Unexpected end/;

const donor = () => ({ email: `${randomUUID()}@home.example`, idempotency_key: randomUUID() });

// What each step writes at once is the same on both; those that many giving at once would mix up stand below.
test("killed after each step of one payment", { timeout, tags: "any-database" }, async () => {
  const site = await startSite();
  const person = donor();
  const donation = await startAtGateway(site.server, person);

  // Acknowledged: it is there, and the same press again is the same donation and the same try, under a new key.
  await site.kill();
  expect(await startAtGateway(site.server, person)).toEqual({ ...donation, key: expect.any(String) });

  // Paid at the provider, but the browser never comes back to a process that runs.
  const arrival = await visit(donation, "Pay");
  await site.end();
  await expect(bringBack(site.server, arrival)).rejects.toThrow();
  await site.kill();
  expect(await site.stateOf(donation)).toBe("pending");

  // Back, and killed before the provider has answered.
  const held = site.inquiries.hold();
  expect((await bringBack(site.server, arrival)).status).toBe(303);
  await held.arrived;
  await site.kill();
  expect(await site.stateOf(donation)).toBe("pending");

  // Answered, and killed while it writes: half of a receipt is none.
  const again = site.inquiries.hold();
  await site.askNow();
  await again.arrived;
  const unlock = await site.lockReceipts();
  again.release();
  await shortDelay();
  await site.end();
  await unlock();
  expect(await site.stateOf(donation)).toBe("pending");
  await site.expectBooks(0);

  // Booked, and killed at once; what comes again then changes nothing.
  await site.kill();
  await site.askNow();
  await expect.poll(() => site.stateOf(donation), until).toBe("paid");
  await site.kill();
  await bringBack(site.server, arrival);
  await site.askNow();
  const other = await startAtGateway(site.server, donor());
  await bringBack(site.server, await visit(other, "Pay"));
  await expect.poll(() => site.stateOf(other), until).toBe("paid");
  await site.expectBooks(2);
});

test("killed at any moment while many give", { timeout }, async () => {
  const site = await startSite();
  const people = Array.from({ length: 24 }, donor);
  const acknowledged = new Map<string, Started>();
  /** As far as the site answers; a browser whose connection breaks presses again later. */
  const give = async (server: ServerProcess, person: ReturnType<typeof donor>, started?: () => void) => {
    const donation = await startAtGateway(server, person);
    const earlier = acknowledged.get(person.idempotency_key);
    if (earlier) expect(donation.reference).toBe(earlier.reference);
    acknowledged.set(person.idempotency_key, donation);
    started?.();
    if (donation.checkout.kind === "manual") return;
    const { state } = site.sandbox.accounts.jazzcash.payments.get(donation.attempt) ?? { state: "open" };
    if (state === "open") await bringBack(server, await visit(donation, "Pay"));
  };
  // Each is killed a little later in its work than the one before: after so many donations were acknowledged.
  for (const [round, enough] of [8, 22].entries()) {
    const cut = Promise.withResolvers<void>();
    let count = 0;
    const started = () => {
      count += 1;
      if (count === enough) cut.resolve();
    };
    const busy = Promise.allSettled(
      people.slice(0, 12 * (round + 1)).map((person) => give(site.server, person, started)),
    );
    await cut.promise;
    await site.end();
    // Which of them were cut off is chance; those that were not must hold.
    for (const outcome of await busy) {
      if (outcome.status === "rejected") expect(String(outcome.reason)).toMatch(brokenConnection);
    }
    expect(await ledgerDifferences(site.db)).toEqual([]);
    for (const donation of acknowledged.values())
      expect(await site.stateOf(donation)).toMatch(/pending|paid/);
    await site.kill();
    await site.askNow();
  }
  for (const person of people) await give(site.server, person);
  await site.askNow();
  expect(acknowledged.size).toBe(24);
  for (const donation of acknowledged.values()) {
    await expect.poll(() => site.stateOf(donation), until).toBe("paid");
  }
  expect(await site.db.selectFrom("donations").select("id").execute()).toHaveLength(24);
  await site.expectBooks(24);
});
