import { isPakistaniIban, plainIban } from "#app/lib/iban.ts";
import { qrSvg } from "#server/qr-svg.ts";
import { karachiStamp, rupeesText } from "./provider-texts.ts";

export type RaastPayment = {
  /** A Pakistani IBAN; spaces are allowed. */
  iban: string;
  /** Undefined: the payer enters the amount. */
  amountPaisa?: number;
  /** When banks' apps stop to take the code; undefined: never. */
  expiresAt?: Date;
};

/** The longest amount that the format has room for. */
const maxAmountText = 10;

/**
 * The text of a Raast person-to-person QR code: fields of a two-digit number, a two-digit length and a value, with a
 * checksum at the end. Money paid by it is known to nobody but the bank: staff find it on the statement.
 * @throws RangeError when the IBAN is none or the amount does not fit
 */
export function raastQrText({ iban, amountPaisa, expiresAt }: RaastPayment): string {
  if (!isPakistaniIban(iban)) throw new RangeError("A Raast code needs a Pakistani IBAN");
  const amount = amountPaisa === undefined ? undefined : amountText(amountPaisa);
  const text = [
    field("00", "02"),
    field("01", amount === undefined ? "11" : "12"),
    field("02", "00"),
    field("04", plainIban(iban)),
    amount === undefined ? "" : field("05", amount),
    expiresAt === undefined ? "" : field("07", expiryText(expiresAt)),
    // The checksum covers its own number and length.
    "1004",
  ].join("");
  return text + crc16(text);
}

/**
 * The code as an SVG image.
 * @throws RangeError as raastQrText
 */
export const raastQrSvg = (payment: RaastPayment): string => qrSvg(raastQrText(payment), titleOf(payment));

function titleOf({ iban, amountPaisa }: RaastPayment): string {
  const amount = amountPaisa === undefined ? "" : ` of PKR ${rupeesText(amountPaisa)}`;
  const inGroups = plainIban(iban).replace(/.{4}(?=.)/g, "$& ");
  return `Raast QR code for a payment${amount} to ${inGroups}`;
}

const field = (number: string, value: string) => number + String(value.length).padStart(2, "0") + value;

function amountText(paisa: number): string {
  const text = Number.isSafeInteger(paisa) && paisa > 0 ? rupeesText(paisa) : "";
  if (text === "" || text.length > maxAmountText)
    throw new RangeError("A Raast code cannot hold this amount");
  return text;
}

/** ddMMyyyyHHmm in Karachi. */
function expiryText(instant: Date): string {
  const stamp = karachiStamp(instant);
  return stamp.slice(6, 8) + stamp.slice(4, 6) + stamp.slice(0, 4) + stamp.slice(8, 12);
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of a text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
