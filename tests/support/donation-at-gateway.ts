import { onTestFinished } from "vitest";
import { apiBase } from "#app/contract/call.ts";
import type { StartedDonation } from "#app/features/giving/donations/donations.schema.ts";
import { type Sandbox, startSandbox } from "#tools/sandbox-gateway/sandbox.ts";
import type { Decision } from "#tools/sandbox-gateway/sandbox-payments.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./app.ts";
import { callUrl } from "./calls.ts";
import { type Arrival, visitProvider } from "./provider-visit.ts";

/** The site with a sandbox of the providers, which goes by the site's clock. */
export async function startWithSandbox(
  options: TestAppOptions = {},
): Promise<{ app: TestApp; sandbox: Sandbox }> {
  let now = () => new Date();
  const sandbox = await startSandbox({ now: () => now() });
  onTestFinished(sandbox.close);
  const env = { RATE_LIMITS: "off", ...sandbox.env, ...options.env };
  const app = await startTestApp({ ...options, env });
  now = app.clock.now;
  return { app, sandbox };
}

export type Site = { url: string };
export type Started = StartedDonation & { attempt: string };

/** Starts a donation of 2500 rupees, as the page does. @throws Error when the site refuses it */
export async function startAtGateway(
  { url }: Site,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Started> {
  const response = await fetch(url + callUrl("startDonation"), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ amount: 2500, paymentMethod: "jazzcash", ...more }),
  });
  const body = (await response.json()) as StartedDonation & { message?: string };
  if (response.status !== 201) throw new Error(body.message);
  const { checkout } = body;
  const fields = checkout.kind === "form" ? checkout.fields : {};
  return { ...body, attempt: fields.pp_TxnRefNo ?? fields.orderRefNum ?? "" };
}

/** Goes to JazzCash with a donation and presses a button there. @returns what the browser brings back */
export async function visit({ checkout }: Started, press: Decision): Promise<Arrival> {
  const arrival = await visitProvider(checkout, press);
  if (!arrival) throw new Error("The provider does not lead back");
  return arrival;
}

/** Brings to the site what the browser has from a provider. */
export const bringBack = ({ url }: Site, { method, url: address, fields }: Arrival): Promise<Response> =>
  fetch(url + new URL(address).pathname + (method === "GET" ? new URL(address).search : ""), {
    method,
    redirect: "manual",
    ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
  });

/** Where a provider sends the browser with this attempt. */
export const returnPath = (attempt: string) => `${apiBase}/payments/returns/${attempt}`;
