import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { easyPaisaHash } from "#server/payments/easypaisa.ts";
import { openGateways } from "#server/payments/gateways.ts";
import { jazzCashHash } from "#server/payments/jazzcash.ts";
import { listen, sandboxFor } from "#tests/support/gateway-sandbox.ts";
import { makeAttempt } from "#tests/support/payments-contract.ts";
import { openProvider, visitProvider } from "#tests/support/provider-visit.ts";
import { readSources, root } from "#tests/support/source-files.ts";
import { easyPaisaStore } from "./easypaisa-provider.ts";
import { jazzCashMerchant } from "./jazzcash-provider.ts";
import { startSandbox } from "./sandbox.ts";

/** A checkout of the site's own adapter, with some fields changed before the browser posts it. */
async function formOf(method: "jazzcash" | "easypaisa") {
  const { settings, sandbox } = await sandboxFor(method);
  const checkout = await openGateways(settings).gatewayFor(method).checkout(makeAttempt({ method }));
  if (checkout.kind !== "form") throw new Error("Both have forms");
  const { fields } = checkout;
  const send = (changed: Record<string, string>) => openProvider({ ...checkout, fields: changed });
  return { fields, send, sandbox };
}

const signed = (fields: Record<string, string>) => ({
  ...fields,
  pp_SecureHash: jazzCashHash(fields, jazzCashMerchant.salt),
});

describe("JazzCash's form is refused", () => {
  test("when it was changed, and not when it is right", async () => {
    const { fields, send } = await formOf("jazzcash");
    await expect(send({ ...fields, pp_Amount: "100" })).rejects.toThrow("115 the hash is wrong");
    await expect(send(fields)).resolves.toBeUndefined();
  });

  test.for([
    ["pp_Amount", "2500.00"],
    ["pp_TxnRefNo", "A-1"],
    ["pp_BillReference", "a bill of more than 20 letters"],
    ["pp_TxnCurrency", "USD"],
    ["pp_Description", "Donation: Ayesha"],
    ["pp_MerchantID", "MC2"],
    ["pp_Donor", "Ayesha"],
    ["ppmpf_1", "عائشہ"],
  ] as const)("when its %s is %s", async ([name, value]) => {
    const { fields, send } = await formOf("jazzcash");
    await expect(send(signed({ ...fields, [name]: value }))).rejects.toThrow("110");
  });

  test("when its times are UTC's", async () => {
    const { fields, send } = await formOf("jazzcash");
    const utc = (ms: number) => new Date(ms).toISOString().replace(/\D/g, "").slice(0, 14);
    const pp_TxnDateTime = utc(Date.now());
    const pp_TxnExpiryDateTime = utc(Date.now() + 60 * 60_000);
    await expect(send(signed({ ...fields, pp_TxnDateTime, pp_TxnExpiryDateTime }))).rejects.toThrow(
      "not Karachi's",
    );
  });

  test("when a reference comes again that was decided", async () => {
    const { settings } = await sandboxFor("jazzcash");
    const checkout = await openGateways(settings).gatewayFor("jazzcash").checkout(makeAttempt());
    await openProvider(checkout);
    await visitProvider(checkout, "Fail");
    await expect(openProvider(checkout)).rejects.toThrow("110 pp_TxnRefNo was used already");
  });
});

describe("EasyPaisa's form is refused", () => {
  test.for([
    ["amount", "100.0"],
    ["amount", "2500"],
    ["expiryDate", "20200101 000000"],
    ["storeId", "1"],
    ["donor", "Ayesha"],
    ["merchantHashedReq", "AAAA"],
  ] as const)("when its %s is %s", async ([name, value]) => {
    const { fields, send } = await formOf("easypaisa");
    await expect(send({ ...fields, [name]: value })).rejects.toThrow(/^000[12] /);
  });

  test("when its hash is of other fields", async () => {
    const { fields, send } = await formOf("easypaisa");
    const merchantHashedReq = easyPaisaHash({ ...fields, amount: "1.0" }, easyPaisaStore.hashKey);
    await expect(send({ ...fields, merchantHashedReq })).rejects.toThrow("0001 the hash is wrong");
    await expect(send(fields)).resolves.toBeUndefined();
  });
});

test("a repeated return reaches the merchant twice: from the provider, then by the browser", async () => {
  const { settings, provider } = await sandboxFor("jazzcash");
  const merchant = await listen(async () => ({}));
  provider.misbehave("repeated-return");
  const attempt = makeAttempt({ returnUrl: `${merchant.url}/return/A1` });
  const checkout = await openGateways(settings).gatewayFor("jazzcash").checkout(attempt);
  const arrival = await provider.visit(checkout, "Pay");
  expect(merchant.received.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    "POST /return/A1",
  ]);
  expect(Object.fromEntries(new URLSearchParams(merchant.received[0]?.body))).toEqual(arrival?.fields);
});

test("it is controlled over HTTP", async () => {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const control = async (order: object) => {
    const reply = await fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(order) });
    return { status: reply.status, text: await reply.text() };
  };
  expect(await control({ provider: "jazzcash", behaviour: "lost" })).toMatchObject({ status: 200 });
  expect(sandbox.accounts.jazzcash.behaviour).toBe("lost");
  expect(await control({ provider: "jazzcash", behaviour: "kind" })).toMatchObject({ status: 400 });
  expect(await control({ provider: "visa" })).toMatchObject({ status: 400 });
  expect(await control({ provider: "jazzcash", settle: "A1" })).toMatchObject({ status: 400 });
  const payments = await (await fetch(`${sandbox.url}/payments`)).json();
  expect(payments).toEqual({ jazzcash: [], easypaisa: [], bank: [] });
});

test("it shares no code with the site", () => {
  const own = readSources(["tools/sandbox-gateway"]).filter(({ name }) => !name.includes(".test."));
  const foreign = own.flatMap(({ name, imports }) =>
    imports
      .filter(({ target }) => !target.startsWith("node:") && !target.startsWith("tools/sandbox-gateway/"))
      .map(({ target }) => `${name} -> ${target}`),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(foreign).toEqual([]);
});

test("as a program it says where it is, and which settings lead there", async () => {
  const program = spawn(process.execPath, [path.join(root, "tools/sandbox-gateway/main.ts")], {
    env: { ...process.env, PORT: "0" },
  });
  let said = "";
  for await (const chunk of program.stdout.setEncoding("utf8")) {
    said += chunk;
    if (said.includes("PAY_EASYPAISA_ACCOUNT")) break;
  }
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
  expect(said).toContain(`export PAY_JAZZCASH_URL='${url}/CustomerPortal/`);
  const ended = once(program, "exit");
  program.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
