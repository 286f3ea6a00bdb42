import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { startAtGateway, startWithSandbox } from "#tests/support/donation-at-gateway.ts";
import { openProvider } from "#tests/support/provider-visit.ts";
import { readGatewayHealth, readInquiryQueue } from "./gateway-health.server.ts";
import { askGateways } from "./gateway-worker.server.ts";

test("a provider that does not answer is told by name and with the last time, until it answers: WATCH-04", async () => {
  const { app, sandbox } = await startWithSandbox();
  const { deps, clock } = app;
  expect(await readGatewayHealth(deps)).toMatchObject({ status: "Work", text: "JazzCash, EasyPaisa" });
  const { checkout } = await startAtGateway(app);
  if (checkout.kind === "manual") throw new Error("There is no gateway");
  await openProvider(checkout);
  sandbox.misbehave("jazzcash", "server-error");
  expect(await readInquiryQueue(deps)).toMatchObject({ waiting: 0 });
  clock.forward(20_000);
  expect(await readInquiryQueue(deps)).toEqual({ waiting: 1, oldest: clock.now().toISOString() });

  expect(await askGateways(deps)).toBe(1);
  expect(await readGatewayHealth(deps)).toMatchObject({
    tone: "bad",
    status: "No answer",
    text: expect.stringMatching(/^JazzCash, last asked Nov 21, 2026, \d\d:\d\d$/),
    advice: expect.any(String),
  });

  sandbox.misbehave("jazzcash", "none");
  clock.forward(40_000);
  expect(await askGateways(deps)).toBe(1);
  expect(await readGatewayHealth(deps)).toMatchObject({ tone: "good", status: "Work" });
});

test("without a provider donors pay by hand, which is as it should be", {
  tags: "any-database",
}, async () => {
  const { deps } = await startTestApp();
  expect(await readGatewayHealth(deps)).toMatchObject({ tone: "good", status: "None" });
});
