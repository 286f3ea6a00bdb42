import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Answer, startTestApp } from "#tests/support/app.ts";

test("a server that cannot keep up says so, and when to come again, and recovers", async () => {
  const app = await startTestApp({ longestDelay: 1500 });
  const answers: Promise<Answer>[] = [];
  // The pressure is measured over a second, so it has to last.
  for (let block = 0; block < 3; block += 1) {
    const end = performance.now() + 1800;
    while (performance.now() < end);
    answers.push(app.call("readBanner"), app.get("/blogs"));
    await turn();
  }
  const shed = (await Promise.all(answers)).filter(({ status }) => status === 503);
  expect(shed.length).toBeGreaterThan(0);
  for (const { headers, text } of shed) {
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("The site is very busy. Please try again in a moment.");
  }
  await expect.poll(async () => (await app.call("readBanner")).status, { timeout: 5000 }).toBe(200);
});
