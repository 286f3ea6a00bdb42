import type { Checkout } from "#server/payments/payments.ts";
import type { Decision } from "#tools/sandbox-gateway/sandbox-payments.ts";

/** What the donor's browser brings to a return URL. */
export type Arrival = { method: "GET" | "POST"; url: string; fields: Record<string, string> };

/**
 * A donor's browser at a page of the sandbox: follows a checkout, presses a button and comes back.
 * @returns undefined when the provider does not lead back
 * @throws Error with the provider's words when it refuses the checkout
 */
export async function visitProvider(checkout: Checkout, press: Decision): Promise<Arrival | undefined> {
  let reply = await openCheckout(checkout);
  for (;;) {
    const location = reply.headers.get("location");
    if (location !== null) return { method: "GET", url: location, fields: queryOf(location) };
    const text = await reply.text();
    if (!reply.ok) throw new Error(text);
    const form = formOf(text);
    if (!form) return undefined;
    const action = new URL(form.action, reply.url);
    const button = form.buttons.find((label) => label === press || label === "Continue");
    if (!button) return { method: "POST", url: action.href, fields: form.fields };
    reply = await post(action.href, { ...form.fields, press: button });
  }
}

/** The provider's page, before the donor presses anything. @throws Error as `visitProvider` */
export async function openProvider(checkout: Checkout): Promise<void> {
  const reply = await openCheckout(checkout);
  if (!reply.ok) throw new Error(await reply.text());
  await reply.body?.cancel();
}

function openCheckout(checkout: Checkout): Promise<Response> {
  if (checkout.kind === "manual") throw new Error("This checkout leads to no provider");
  return checkout.kind === "form"
    ? post(checkout.url, checkout.fields)
    : fetch(checkout.url, { redirect: "manual" });
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

/** The one form of a page of the sandbox. */
function formOf(html: string) {
  const action = /<form method="post" action="([^"]*)">/.exec(html)?.[1];
  if (action === undefined) return undefined;
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = Array.from(inputs, ([, name = "", value = ""]) => [plain(name), plain(value)] as const);
  const buttons = Array.from(html.matchAll(/<button name="press" value="(\w+)">/g), ([, label]) => label);
  return { action: plain(action), fields: Object.fromEntries(fields), buttons };
}

const plain = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
