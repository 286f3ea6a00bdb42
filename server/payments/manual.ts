import type { Gateway } from "./payments.ts";

/** Without a merchant account: the donor pays in his own app and reports it, and staff verify it (DONATE-08). */
export const manualGateway: Gateway = {
  name: "manual",
  methods: ["jazzcash", "easypaisa", "bank-transfer"],
  async checkout() {
    return { kind: "manual" };
  },
};
