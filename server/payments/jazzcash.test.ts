import { expect, test } from "vitest";
import { sandboxFor } from "#tests/support/gateway-sandbox.ts";
import { type JazzCashSettings, jazzCashGateway } from "./jazzcash.ts";
import { describeGateway } from "./payments.contract.ts";

async function open(options: { timeoutMs?: number } = {}) {
  const { sandbox, provider, settings } = await sandboxFor("jazzcash");
  const jazzcash = settings.jazzcash as JazzCashSettings;
  const secrets = [jazzcash.password, jazzcash.salt];
  return { gateway: jazzCashGateway(jazzcash, options), provider, secrets, sandbox, jazzcash };
}

describeGateway("JazzCash", open, { signedReturn: true, moreFaults: ["wrong-currency", "wrong-signature"] });

test("todo", () => expect(1).toBe(1));
