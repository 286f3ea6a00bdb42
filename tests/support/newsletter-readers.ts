import { expect } from "vitest";
import type { Db } from "#server/db/connect.ts";
import { administrator } from "./app.ts";
import { callUrl } from "./calls.ts";
import { type ReceivedMail, startSmtpServer } from "./smtp.ts";
import { bareDatabase } from "./test-database.ts";
import { processSettings, startProcess } from "./test-process.ts";

/* For tests only: a newsletter to many readers, sent by real processes over a real mail server. */

export const addressOf = (reader: number) => `reader-${reader}@home.example`;

/** Adds confirmed readers. */
export async function addReaders(db: Db, count: number): Promise<void> {
  const time = "2026-01-01T00:00:00.000Z";
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => ({
      email: addressOf(from + at),
      state: "confirmed" as const,
      confirmed_at: time,
      received_at: time,
      search_text: "",
    }));
    await db.insertInto("subscribers").values(rows).execute();
  }
}

/** What a mailbox knows a mail by: it shows one that comes again under the same name once. */
export const messageIdOf = ({ raw }: ReceivedMail): string => /^Message-ID: (<\S+>)/im.exec(raw)?.[1] ?? "";

/**
 * A site with so many readers and a newsletter that it begins to send as fast as it can.
 * @param options.processes beside each other; one where they share no database
 */
export async function startNewsletter({ readers, processes }: { readers: number; processes: number }) {
  const smtp = await startSmtpServer();
  // Of each mail its head alone is kept: there may be many.
  smtp.state.data = (mail) => {
    mail.raw = mail.raw.slice(0, mail.raw.indexOf("\r\n\r\n") + 2);
    return undefined;
  };
  const settings: Record<string, string> = {
    ...(await processSettings()),
    SMTP_URL: smtp.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: "none",
    RATE_LIMITS: "off",
  };
  // Processes share a PostgreSQL database; a folder with SQLite has one.
  const count = settings.DATABASE_URL ? processes : 1;
  const servers = [await startProcess(settings)];
  for (let more = 1; more < count; more += 1) servers.push(await startProcess(settings));
  const db = await bareDatabase(settings);
  await addReaders(db, readers);

  async function call(name: "signIn" | "createNewsletter" | "sendNewsletter", json: object, token?: string) {
    const response = await fetch(`${servers[0]?.url}${callUrl(name)}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(json),
    });
    return (await response.json()) as { token?: string; id?: number; readers?: number; message?: string };
  }
  const { token } = await call("signIn", administrator);
  const content = "Five wells were dug this winter.\n\n".repeat(20);
  const { id = 0 } = await call("createNewsletter", { subject: "Winter", content }, token);
  const started = performance.now();
  const sent = await call("sendNewsletter", { id, version: 1, per_minute: 6000, untested: true }, token);
  expect(sent).toMatchObject({ readers });
  // No staff may ask for this: it shows what the program can do.
  await db.updateTable("newsletters").set({ per_minute: 10_000_000 }).where("id", "=", id).execute();

  return {
    db,
    smtp,
    id,
    servers,
    started,
    /** Ends every process in the middle of whatever it does, and starts as many others. */
    async kill(): Promise<void> {
      for (const server of servers) server.kill("SIGKILL");
      for (const server of servers) expect(await server.ended).toBeNull();
      // Time goes by: the leases of those that were killed end.
      const now = new Date().toISOString();
      await db
        .updateTable("newsletter_deliveries")
        .set({ next_try_at: now })
        .where("state", "=", "queued")
        .where("next_try_at", ">", now)
        .execute();
      for (const at of servers.keys()) servers[at] = await startProcess(settings);
    },
    stateOf: () =>
      db
        .selectFrom("newsletters")
        .select(["state", "recipients", "sent", "bounced", "failed", "skipped"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
  };
}
