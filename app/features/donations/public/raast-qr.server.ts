import { isPakistaniIban } from "#server/payments/iban.ts";
import { raastQrSvg } from "#server/payments/raast-qr.ts";

/** @returns undefined when the IBAN is none */
export const raastCode = (iban: string, amountPaisa: number | undefined): string | undefined =>
  isPakistaniIban(iban) ? raastQrSvg({ iban, amountPaisa }) : undefined;
