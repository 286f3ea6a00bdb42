import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { sandboxFor } from "#tests/support/gateway-sandbox.ts";
import { makeAttempt } from "#tests/support/payments-contract.ts";
import { visitProvider } from "#tests/support/provider-visit.ts";
import { bankGateway } from "./bank-redirect.ts";
import { openGateways } from "./gateways.ts";

const methods = ["jazzcash", "easypaisa", "bank-transfer"] as const;

test("without settings every method is paid by hand", async () => {
  const payments = openGateways(readEnv({}).payments);
  expect(payments.all.map(({ name }) => name)).toEqual(["manual"]);
  for (const method of methods) {
    const gateway = payments.gatewayFor(method);
    expect(gateway.name).toBe("manual");
    expect(await gateway.checkout(makeAttempt({ method }))).toEqual({ kind: "manual" });
  }
  expect(payments.formOrigins).toEqual([]);
});

test("each method goes to its own gateway, and the others stay", async () => {
  const { sandbox, settings } = await sandboxFor("bank");
  const all = openGateways(settings);
  expect(methods.map((method) => all.gatewayFor(method).name)).toEqual(["jazzcash", "easypaisa", "bank"]);
  expect(all.formOrigins).toEqual([sandbox.url]);
  const { PAY_BANK_URL } = sandbox.env;
  const bankAlone = openGateways(readEnv({ PAY_BANK_URL }).payments);
  expect(methods.map((method) => bankAlone.gatewayFor(method).name)).toEqual(["manual", "manual", "bank"]);
});

test("an earlier attempt is found by its gateway's name, while that is configured", () => {
  const payments = openGateways(readEnv({ PAY_BANK_URL: "https://bank.example/pay" }).payments);
  expect(payments.gateway("bank")?.name).toBe("bank");
  expect(payments.gateway("manual")?.name).toBe("manual");
  expect(payments.gateway("jazzcash")).toBeUndefined();
});

test("the bank gets amount, currency, reference and return URL beside its own query", async () => {
  const bank = bankGateway({ url: "https://bank.example/pay?merchant=UMEED&amount=1" });
  const attempt = makeAttempt({
    donationReference: "TXN1",
    amountPaisa: 250_050,
    returnUrl: "https://umeed.example/donation-success?key=a&b=c",
  });
  const checkout = await bank.checkout(attempt);
  expect(checkout.kind).toBe("redirect");
  const url = new URL("url" in checkout ? checkout.url : "");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    merchant: "UMEED",
    amount: "2500.50",
    currency: "PKR",
    reference: "TXN1",
    return_url: "https://umeed.example/donation-success?key=a&b=c",
  });
  expect(bank.formOrigins).toEqual(["https://bank.example"]);
  await expect(bank.checkout(makeAttempt({ amountPaisa: 0 }))).rejects.toThrow(RangeError);
});

test.for(["Pay", "Fail", "Cancel"] as const)("the bank takes the donor, and %s leads back", async (press) => {
  const { settings } = await sandboxFor("bank");
  const bank = openGateways(settings).gatewayFor("bank-transfer");
  const attempt = makeAttempt();
  const arrival = await visitProvider(await bank.checkout(attempt), press);
  expect(arrival).toEqual({ method: "GET", url: attempt.returnUrl, fields: {} });
});

test("a bank's donor who never comes back is not missed: nothing is read from a return", async () => {
  const { settings, provider } = await sandboxFor("bank");
  const bank = openGateways(settings).gatewayFor("bank-transfer");
  provider.misbehave("lost");
  expect(await provider.visit(await bank.checkout(makeAttempt()), "Pay")).toBeUndefined();
  expect(bank).not.toHaveProperty("readReturn");
  expect(bank).not.toHaveProperty("inquire");
});
