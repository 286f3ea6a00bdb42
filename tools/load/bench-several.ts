import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { apiBase } from "#app/contract/call.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import { callUrl } from "#tests/support/calls.ts";
import { photograph } from "#tests/support/pictures.ts";
import type { Report } from "./bench-calls.ts";
import { token } from "./calls.ts";
import { isReady } from "./product-server.ts";
import { runWrk } from "./run-wrk.ts";
import { type Installation, startInstallation } from "./several/installation.ts";
import { startVisitors, type Told, timeFreshness } from "./several/visitors.ts";

const message = { name: "A reader", email: "reader@home.example", message: "Where do I bring quilts?" };

/** One process and three, on PostgreSQL and a bucket behind Caddy; then three under load while their parts fail. */
export async function benchSeveral(folder: string, report: Report, { seconds }: { seconds: number }) {
  for (const processes of [1, 3]) {
    const installation = await startInstallation(path.join(folder, `of-${processes}`), processes);
    try {
      await benchThroughput(installation, report, seconds);
    } finally {
      await installation.stop();
    }
  }
  const installation = await startInstallation(path.join(folder, "failing"), 3);
  try {
    await benchFaults(installation, report, seconds);
  } finally {
    await installation.stop();
  }
}

/** For the record: processes that share two cores add no speed to each other. */
async function benchThroughput({ url, servers }: Installation, report: Report, seconds: number) {
  const name = `${servers.length} ${servers.length === 1 ? "process" : "processes"}`;
  const read = await runWrk({ url: `${url}/`, seconds, connections: 50 });
  report(`${name} behind Caddy, cached home`, read.perSecond, "requests/s", "at least", 500);
  const address = url + callUrl("sendContactMessage");
  const written = await runWrk({ url: address, seconds, connections: 20, json: message });
  report(`${name} behind Caddy, contact form`, written.perSecond, "requests/s", "at least", 100);
}

async function benchFaults(installation: Installation, report: Report, seconds: number) {
  const { url, servers, postgres, databaseUrl, mails } = installation;
  const addresses = servers.map((server) => server.url);
  const [first = "", second = ""] = addresses;
  const visitors = startVisitors(url, await token(url), await photograph());
  try {
    await wait(seconds * 1000);
    report(
      "fresh on three processes after a change",
      await timeFreshness(first, addresses),
      "ms",
      "at most",
      1000,
    );

    await servers[1]?.kill();
    report("one killed: visitors served again", await timeUntilServed(url), "s", "at most", 5);
    await wait(seconds * 1000);
    await installation.restart(1);

    await postgres.restart();
    const back = await Promise.all(addresses.map(timeUntilReady));
    report("PostgreSQL restarted: all processes ready again", Math.max(...back), "s", "at most", 5);
    report("fresh afterwards", await timeFreshness(second, addresses), "ms", "at most", 1000);

    await installation.silenceStorage(30_000);
    const stored = await Promise.all(addresses.map(timeUntilReady));
    report("storage away for 30 s: all ready again", Math.max(...stored), "s", "at most", 5);
    await wait(seconds * 1000);
  } finally {
    await visitors.stop();
  }
  const { told } = visitors;
  const asked = [...told.repeated].map(([reason, times]) => `${times} for ${reason}`).join(", ");
  console.log(
    `${told.messages.length} messages, ${told.donations.size} donations and ${told.pictures.length} pictures acknowledged, ` +
      `${told.pagesLost} of ${told.pages} pages not served; asked again: ${asked || "nothing"}`,
  );
  report("pages not served, of 1,000", (told.pagesLost / told.pages) * 1000, "", "at most", 50);
  const kept = await compareWithDatabase(databaseUrl, told);
  for (const [name, count] of Object.entries(kept)) report(name, count, "", "at most", 0);
  report("acknowledged pictures that are not served", await countLostPictures(url, told), "", "at most", 0);
  report("office mails sent twice", await countRepeatedMails(mails, told.messages.length), "", "at most", 0);
  await checkLedger(databaseUrl);
}

/** @returns seconds until ten visits in a row are served */
async function timeUntilServed(url: string): Promise<number> {
  const started = performance.now();
  let last = started;
  for (let served = 0; served < 10; ) {
    const good = await fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    served = good ? served + 1 : 0;
    if (!good) last = performance.now();
    await wait(20);
  }
  return (last - started) / 1000;
}

async function timeUntilReady(url: string): Promise<number> {
  const started = performance.now();
  while (!(await isReady(url))) await wait(20);
  return (performance.now() - started) / 1000;
}

/** What was acknowledged and is not there, and what is there twice. */
async function compareWithDatabase(databaseUrl: string, told: Told) {
  const { db } = connectPostgres(databaseUrl);
  try {
    const messages = await db.selectFrom("messages").select("email").execute();
    const written = new Set(messages.map(({ email }) => email.split("@")[0]));
    const donations = await db.selectFrom("donations").select(["idempotency_key", "reference"]).execute();
    const references = new Map(donations.map((row) => [row.idempotency_key, row.reference]));
    const pictures = await db.selectFrom("gallery_items").select(["id", "title"]).execute();
    const ids = new Set(pictures.map(({ id }) => String(id)));
    return {
      "acknowledged messages that are lost": told.messages.filter((each) => !written.has(each)).length,
      "acknowledged donations that are lost or others": [...told.donations].filter(
        ([key, reference]) => references.get(key) !== reference,
      ).length,
      "donations made twice": donations.length - references.size,
      "acknowledged pictures that are lost": told.pictures.filter((id) => !ids.has(id)).length,
      "pictures made twice": pictures.length - new Set(pictures.map(({ title }) => title)).size,
    };
  } finally {
    await db.destroy();
  }
}

async function countLostPictures(url: string, { pictures }: Told): Promise<number> {
  const response = await fetch(url + callUrl("listGalleryItems", { limit: 100 }));
  const { items } = (await response.json()) as { items: { id: number; file_url: string }[] };
  const listed = items.filter(({ id }) => pictures.includes(String(id)));
  const answers = await Promise.all(listed.map(({ file_url }) => fetch(`${url}${apiBase}/${file_url}`)));
  return answers.filter(({ status }) => status !== 200).length;
}

/** Waits until the outboxes have sent what waits: they look every five seconds. */
async function countRepeatedMails(mails: string[], expected: number): Promise<number> {
  const until = performance.now() + 60_000;
  const readers = () => mails.flatMap((raw) => /^Reply-To: .*?([\da-f-]{36})@/im.exec(raw)?.[1] ?? []);
  while (new Set(readers()).size < expected && performance.now() < until) await wait(500);
  const all = readers();
  const once = new Set(all);
  console.log(`${once.size} of ${expected} office mails came`);
  return all.length - once.size;
}

/** @throws Error when the books are not clean */
async function checkLedger(databaseUrl: string): Promise<void> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["scripts/umeed.ts", "ledger:check"], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  console.log(stdout.trim());
}
