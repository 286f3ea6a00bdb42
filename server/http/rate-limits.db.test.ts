import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { clientKey } from "./client-address.ts";
import { createRateLimit } from "./rate-limits.ts";

/** How many of so many addresses, each of which asks once, are let through. */
async function letThrough(addresses: readonly string[]): Promise<number> {
  const { deps } = await startTestApp();
  const limit = createRateLimit(deps, { name: "test", max: 5, seconds: 60 });
  let through = 0;
  for (const address of addresses) if ((await limit.take(clientKey(address))) === undefined) through += 1;
  return through;
}

const sixty = Array.from({ length: 60 }, (_, at) => at.toString(16).padStart(2, "0"));

test.for([
  ["60 addresses of one /64", sixty.map((at) => `2001:db8:1:2::${at}`), 5],
  ["60 networks of one /56", sixty.map((at) => `2001:db8:1:2${at}::1`), 10],
  ["60 networks of one /48, each of its own /56", sixty.map((at) => `2001:db8:1:${at}00::1`), 20],
  ["60 networks of 60 /48", sixty.map((at) => `2001:db8:${at}::1`), 60],
  ["60 addresses of IPv4", sixty.map((_, at) => `192.0.2.${at}`), 60],
] as const)("%s share a limit of their own: ALL-41a", async ([, addresses, most]) => {
  expect(await letThrough(addresses)).toBe(most);
});

test("what is given back counts for no network, and one that is refused takes nothing from its neighbours", async () => {
  const { deps } = await startTestApp();
  const limit = createRateLimit(deps, { name: "test", max: 2, seconds: 60 });
  for (let time = 0; time < 20; time += 1) {
    await limit.take("2001:db8:1:200::/64");
    if (time < 10) await limit.refund("2001:db8:1:200::/64");
  }
  expect(await limit.take("2001:db8:1:200::/64")).toBeGreaterThan(0);
  expect(await limit.take("2001:db8:1:201::/64")).toBeUndefined();
});
