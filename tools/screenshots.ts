/*
 * `npm run screenshots`: takes the pictures of the README anew, from a demonstration in a temporary folder. It needs the
 * build and Chromium.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArgs, findBrowser } from "#scripts/program.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { administrator } from "#tools/demo/site.ts";

const pictures = path.resolve("docs/pictures");
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const views = [
  { name: "home", address: "/", viewport: desktop },
  { name: "overview", address: "/dashboard", viewport: desktop, signedIn: true },
  { name: "donations", address: "/dashboard/donations", viewport: desktop, signedIn: true },
  { name: "home-phone", address: "/", viewport: phone },
  { name: "donate-phone", address: "/donate", viewport: phone },
  { name: "books-phone", address: "/transparency", viewport: phone },
];

const folder = mkdtempSync(path.join(tmpdir(), "umeed-screenshots-"));
mkdirSync(pictures, { recursive: true });
const server = await startServerProcess(`scripts/umeed.ts demo --folder ${path.join(folder, "demo")}`, {});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
try {
  for (const view of views) await take(browser, view);
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

async function take(
  browser: Browser,
  { name, address, viewport, signedIn = false }: (typeof views)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  if (signedIn) await signIn(page);
  await page.goto(server.url + address);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  // Everything that is shown has come: pictures, fonts, and the lists of the dashboard.
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot();
  const { size } = await sharp(picture)
    .webp({ quality: 82 })
    .toFile(path.join(pictures, `${name}.webp`));
  console.log(`${name}: ${Math.round(size / 1024)} KB`);
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByRole("textbox", { name: "Email" }).fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/dashboard/);
}
