import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectSqlite, sqliteFile } from "#server/db/connect.ts";
import { startServerProcess } from "./server-process.ts";

export const administrator = { email: "admin@umeed.example", password: "Correct-Horse-7!" } as const;

/** The site's configured public URL, with which its absolute links start. */
export const publicAddress = "https://umeed.example";

/** A page whose scripts answer: the frame's, and the framework's unless it is a page that only tells. */
export const readyPage = "html[data-enhanced]:is([data-plain], [data-hydrated])";

/** Settings of a server that may promise mails. Nobody answers at this address: they stay in the outbox. */
export const mailServer = { SMTP_URL: "smtp://127.0.0.1:1" };

export type SiteOptions = {
  /** Whether the site has sample content. */
  seed: "sample" | "none";
  /**
   * Given: the tests with this name have a site of their own, which no other test has changed. Their file says
   * `test.describe.configure({ mode: "default" })`: one worker runs them, and starts that site once.
   */
  ownSite: string;
  /** Environment variables of the site beside those of every test, such as a gateway's. */
  settings: Record<string, string>;
};

export type Site = { url: string; folder: string };
type RunningSite = Site & { options: string; stop(): Promise<void> };

/**
 * The sites of a worker, each a built server with a folder of its own: the one that most tests share, and the last
 * one with other options. A worker that began anew for each of them would start its browser and its shared site again.
 */
export function openSites() {
  let shared: RunningSite | undefined;
  let own: RunningSite | undefined;
  return {
    async get(options: SiteOptions): Promise<Site> {
      if (!options.ownSite && options.seed === "sample" && Object.keys(options.settings).length === 0) {
        shared ??= await start(options);
        return shared;
      }
      if (own?.options !== JSON.stringify(options)) {
        await own?.stop();
        own = undefined;
        own = await start(options);
      }
      return own;
    },
    async close() {
      await Promise.all([shared?.stop(), own?.stop()]);
    },
  };
}

async function start(options: SiteOptions): Promise<RunningSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-site-"));
  const server = await startServerProcess("build/server/main.js", {
    DATA_DIR: folder,
    SEED: options.seed,
    SITE_URL: publicAddress,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMITS: "off",
    ...options.settings,
  });
  // No role needs a second factor here: two-factor.spec.ts asks for it.
  const db = connectSqlite(sqliteFile(folder));
  await db.updateTable("two_factor_roles").set({ required: 0 }).execute();
  await db.destroy();
  return {
    url: server.url,
    folder,
    options: JSON.stringify(options),
    async stop() {
      server.kill("SIGTERM");
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
