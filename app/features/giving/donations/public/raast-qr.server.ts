import type { RouterContextProvider } from "react-router";
import { maxDonationPaisa } from "#app/features/giving/ledger/giving.limits.ts";
import { isPakistaniIban } from "#app/lib/iban.ts";
import { readRupees } from "#app/lib/money.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { content } from "#app/loader-context.server.ts";
import { raastQrSvg } from "#server/payments/raast-qr.ts";

/**
 * The foundation's account as a Raast code. Without an amount that can be given the payer's app asks for it. 404 while
 * staff do not show it, or have not entered a valid IBAN.
 */
export async function loadRaastCode(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response> {
  const [{ raastQr }, { accounts }] = await Promise.all([
    content(context, "giving"),
    content(context, "identity"),
  ]);
  const { iban } = accounts.bank;
  if (raastQr !== "shown" || !isPakistaniIban(iban)) {
    return new Response(null, { status: 404, headers: privatePage });
  }
  const { paisa = 0 } = readRupees(new URL(request.url).searchParams.get("amount") ?? "");
  const amountPaisa = paisa > 0 && paisa <= maxDonationPaisa ? paisa : undefined;
  return new Response(raastQrSvg({ iban, amountPaisa }), {
    headers: {
      ...publicPage,
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'",
    },
  });
}
