import { manualGateway } from "./manual.ts";
import type { Gateway, Payments } from "./payments.ts";

/** Opens the gateways that the settings name; `manual` is always there. */
export function openGateways(): Payments {
  return paymentsOf([]);
}

/** @param configured at most one for each method */
export function paymentsOf(configured: readonly Gateway[]): Payments {
  const all = [...configured, manualGateway];
  return {
    all,
    gatewayFor: (method) => all.find((gateway) => gateway.methods.includes(method)) ?? manualGateway,
    gateway: (name) => all.find((gateway) => gateway.name === name),
    formOrigins: [...new Set(all.flatMap(({ origin }) => origin ?? []))],
  };
}
