import { maxGiftPaisa } from "#app/features/donations/donations.messages.ts";
import { readRupees } from "#app/lib/money.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { content } from "#app/services.server.ts";
import type { Route } from "./+types/raast-qr.resource.ts";
import { raastCode } from "./raast-qr.server.ts";

/**
 * The foundation's account as a Raast code: /donate/raast-qr.svg?amount=2500. Without an amount the payer's app asks for
 * it. 404 while staff have not turned it on, or have not entered a valid IBAN.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [{ raastQr }, { accounts }] = await Promise.all([
    content(context, "giving"),
    content(context, "identity"),
  ]);
  const asked = new URL(request.url).searchParams.get("amount");
  const { paisa } = asked === null ? { paisa: undefined } : readRupees(asked);
  const amountPaisa = paisa !== undefined && paisa > 0 && paisa <= maxGiftPaisa ? paisa : undefined;
  const svg = raastQr === "shown" ? raastCode(accounts.bank.iban, amountPaisa) : undefined;
  if (!svg) return new Response(null, { status: 404, headers: privatePage });
  return new Response(svg, {
    headers: {
      ...publicPage,
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'",
    },
  });
}
