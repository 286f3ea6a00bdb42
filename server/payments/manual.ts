import { paymentMethods } from "#app/contract/payment-methods.ts";
import type { Gateway } from "./payments.ts";

/** Without a merchant account: the donor pays in his own app and reports it, and staff verify it (DONATE-08). */
export const manualGateway: Gateway = {
  name: "manual",
  methods: paymentMethods,
  async checkout() {
    return { kind: "manual" };
  },
};
