import { expect, test } from "vitest";
import { connections } from "#app/features/newsletter/server/deliver.server.ts";
import { addressOf, messageIdOf, startNewsletter } from "#tests/support/newsletter-readers.ts";

/*
 * The real server is killed (SIGKILL) in the middle of a newsletter, and started again; two of them where they can share a
 * database. Every reader gets the newsletter, and none sees it twice. What a process had handed over and not written down
 * yet goes out once more under the same Message-ID: at most the mails that were under way (decision 075).
 */

const until = { timeout: 600_000, interval: 20 };

test.for([{ readers: 20_000, kills: [3_000, 9_000, 15_000] }])(
  "killed again and again, $readers readers get a newsletter once each",
  { timeout: 900_000 },
  async ({ readers, kills }) => {
    const site = await startNewsletter({ readers, processes: 2, headersOnly: true });
    const { smtp, db, servers } = site;
    for (const after of kills) {
      await expect.poll(() => smtp.mails.length, until).toBeGreaterThanOrEqual(after);
      await site.kill();
    }
    await expect.poll(async () => (await site.stateOf()).state, until).toBe("sent");

    const ids = new Map<string, Set<string>>();
    for (const mail of smtp.mails) {
      const [to = ""] = mail.to;
      ids.set(to, (ids.get(to) ?? new Set()).add(messageIdOf(mail)));
    }
    // Nobody is left out, and what came again is the same mail to a mailbox.
    expect(new Set(ids.keys())).toEqual(new Set(Array.from({ length: readers }, (_, at) => addressOf(at))));
    expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(new Set([...ids.values()].flatMap((own) => [...own])).size).toBe(readers);
    const again = smtp.mails.length - readers;
    process.stdout.write(`DEBUG again=${again} seconds=${(performance.now()-site.started)/1000} mem=${servers.map(s=>s.memory()).join()}\n`);
    expect(again).toBeLessThanOrEqual(kills.length * connections * servers.length);
    expect(await site.stateOf()).toEqual({
      state: "sent",
      ...{ recipients: readers, sent: readers, bounced: 0, failed: 0, skipped: 0, unsubscribed: 0 },
    });
    const unsettled = db.selectFrom("newsletter_deliveries").select("id").where("state", "!=", "sent");
    expect(await unsettled.execute()).toEqual([]);
  },
);
