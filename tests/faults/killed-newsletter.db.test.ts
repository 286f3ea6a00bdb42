import { expect, test } from "vitest";
import { connections } from "#app/parts/newsletter/server/newsletter-deliver.server.ts";
import { addressOf, messageIdOf, startNewsletter } from "#tests/support/newsletter-readers.ts";

/*
 * The real server is killed (SIGKILL) in the middle of a newsletter, and started again; two of them where they can share a
 * database. Every reader gets the newsletter, and none sees it twice. What a process had handed over and not written down
 * yet goes out once more under the same Message-ID: at most the mails that were under way (decision 075).
 */

const until = { timeout: 600_000, interval: 20 };
/** 600 in the test run; with NEWSLETTER_READERS=20000 it makes the figures of the decision. */
const readers = Number(process.env.NEWSLETTER_READERS ?? 600);
/** Each time so much of the work is done. */
const kills = [0.2, 0.6];

test(`killed again and again, ${readers} readers get a newsletter once each`, {
  timeout: 1_800_000,
  // What it shows are the leases of mails (outbox.db.test.ts has them on both).
  tags: "any-database",
}, async () => {
  const site = await startNewsletter({ readers, processes: 2 });
  const { smtp, db, servers } = site;
  for (const part of kills) {
    await expect.poll(() => smtp.mails.length, until).toBeGreaterThanOrEqual(readers * part);
    await site.kill();
  }
  await expect.poll(async () => (await site.stateOf()).state, until).toBe("sent");

  const received = new Map<string, Set<string>>();
  for (const mail of smtp.mails) {
    const [to = ""] = mail.to;
    received.set(to, (received.get(to) ?? new Set()).add(messageIdOf(mail)));
  }
  // Nobody is left out; what came again is the same mail to a mailbox; and no two readers' mails are the same.
  expect(new Set(received.keys())).toEqual(
    new Set(Array.from({ length: readers }, (_, at) => addressOf(at))),
  );
  expect([...received.values()].filter(({ size }) => size !== 1)).toEqual([]);
  expect(new Set([...received.values()].flatMap((ids) => [...ids])).size).toBe(readers);
  expect(smtp.mails.length - readers).toBeLessThanOrEqual(kills.length * connections * servers.length);
  expect(await site.stateOf()).toEqual({
    state: "sent",
    recipients: readers,
    sent: readers,
    bounced: 0,
    failed: 0,
    skipped: 0,
  });
  const unsettled = db.selectFrom("newsletter_deliveries").select("id").where("state", "!=", "sent");
  expect(await unsettled.execute()).toEqual([]);
});
