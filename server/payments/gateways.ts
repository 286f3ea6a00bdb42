import { paymentMethods } from "#app/contract/payment-methods.ts";
import type { PaymentSettings } from "#server/env-payments.ts";
import { bankGateway } from "./bank-redirect.ts";
import { easyPaisaGateway } from "./easypaisa.ts";
import { jazzCashGateway } from "./jazzcash.ts";
import type { Gateway, Payments } from "./payments.ts";

/** Opens the gateways that the settings name; `manual` is always there. */
export function openGateways({ bank, jazzcash, easypaisa }: PaymentSettings): Payments {
  return paymentsOf([
    ...(jazzcash ? [jazzCashGateway(jazzcash)] : []),
    ...(easypaisa ? [easyPaisaGateway(easypaisa)] : []),
    ...(bank ? [bankGateway(bank)] : []),
  ]);
}

function paymentsOf(configured: readonly Gateway[]): Payments {
  const all = [...configured, manualGateway];
  return {
    all,
    gatewayFor: (method) => all.find((gateway) => gateway.methods.includes(method)) ?? manualGateway,
    gateway: (name) => all.find((gateway) => gateway.name === name),
    formOrigins: [...new Set(all.flatMap(({ formOrigins }) => formOrigins ?? []))],
  };
}

/** Without a merchant account: the donor pays in his own app and reports it, and staff verify it (DONATE-08). */
const manualGateway: Gateway = {
  name: "manual",
  methods: paymentMethods,
  async checkout() {
    return { kind: "manual" };
  },
};
