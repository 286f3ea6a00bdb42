import type { Checkout } from "#app/features/giving/donations/donations.schema.ts";

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Sends the browser to the gateway: by a link, or by a form that is posted there.
 * @returns false when there is nowhere to go
 */
export function leaveForCheckout(checkout: Checkout): boolean {
  if (checkout.kind === "manual" || !isWebAddress(checkout.url)) return false;
  if (checkout.kind === "redirect") {
    window.location.assign(checkout.url);
    return true;
  }
  const form = document.createElement("form");
  form.method = "post";
  form.action = checkout.url;
  form.hidden = true;
  for (const [name, value] of Object.entries(checkout.fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  return true;
}
