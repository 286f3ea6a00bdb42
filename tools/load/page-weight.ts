import { chromium } from "@playwright/test";
import { findBrowser } from "#scripts/program.ts";

/** What a first visit of a page loads in a real browser: transferred bytes, and hosts. */
export async function weighPage(url: string): Promise<{ scriptBytes: number; hosts: string[] }> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const page = await browser.newPage();
    const hosts = new Set<string>();
    const scripts: Promise<number>[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith("http")) hosts.add(new URL(request.url()).host);
    });
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const sizes = await Promise.all(scripts);
    return { scriptBytes: sizes.reduce((sum, size) => sum + size, 0), hosts: [...hosts] };
  } finally {
    await browser.close();
  }
}
