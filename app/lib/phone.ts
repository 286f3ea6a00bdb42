import { typedCode, westernDigits } from "./digits.ts";

/*
 * Phone numbers as people type them: 0300 1234567, +92-300-1234567, (042) 111 222, ۰۳۰۰ ۱۲۳۴۵۶۷. No zod: public pages use
 * it.
 */

const phoneDigits = { min: 7, max: 15 };

/** A number with Western digits, as the source of a regular expression. */
export const phonePattern = String.raw`[\s()+.-]*(?:\d[\s()+.-]*){${phoneDigits.min},${phoneDigits.max}}`;
const typedPhone = new RegExp(`^${phonePattern}$`);

/** The number without spaces, hyphens, brackets, dots and the plus. */
const bare = (phone: string) => typedCode(phone).replace(/[\s()+.-]/g, "");

/** Whether a text is a phone number: 7 to 15 digits, and signs that people put between them (DONOR-03). */
export const isPhone = (phone: string): boolean => typedPhone.test(typedCode(phone));

/** What stands behind the 0 or 92 of a line in Pakistan: 8 digits (0800), 9 (051), 10 (042 and mobiles), 11 (042 111). */
const nationalDigits = "\\d{8,11}";
const typedLine = new RegExp(`^(?:920?|0)(${nationalDigits})$`);
const ourKey = new RegExp(`^92${nationalDigits}$`);

/**
 * Normalises a phone number: Pakistan's trunk 0 and country code 92 are the same line, also where both are written, +92
 * (0)300, or neither: a mobile from a spreadsheet that dropped the 0. What is stored by it has to be renewed by a
 * migration when this changes.
 */
export function phoneKey(phone: string): string {
  const digits = westernDigits(phone).replace(/\D/g, "").replace(/^00/, "");
  const line = typedLine.exec(digits)?.[1] ?? /^3\d{9}$/.exec(digits)?.[0];
  return line === undefined ? digits : `92${line}`;
}

/** Whether a text is a number as `phoneKey` makes it for a Pakistani mobile or land line: 923001234567. */
const isOurKey = (phone: string) => ourKey.test(phone);

/** What every way of writing a number has, its key too: the digits behind 0 and 92. @param key as `phoneKey` makes it */
export const lineDigits = (key: string): string => (isOurKey(key) ? key.slice(2) : key.replace(/^0+/, ""));

/** The digits of all ways in which people write a number: each leads to this key. @param key as `phoneKey` makes it */
export function digitForms(key: string): string[] {
  if (!isOurKey(key)) return [key, `00${key}`];
  const line = lineDigits(key);
  const bare = line.startsWith("3") && line.length === 10 ? [line] : [];
  return [key, `00${key}`, `0${line}`, `920${line}`, `00920${line}`, ...bare];
}

/** Digits with up to three of the signs that people put between them. */
const digitRuns = /\d(?:[ \t()+./-]{0,3}\d)*/g;

/** The keys of the phones in a text. Other long numbers, as that of an identity card, lose their signs. */
export const numberKeys = (text: string): string[] =>
  (typedCode(text).match(digitRuns) ?? []).map(phoneKey).filter((key) => key.length >= phoneDigits.min);

/** Fewer digits are a part of too much. */
const minDigitsAsked = 4;

/**
 * The digits by which a number is found among `numberKeys`, whole or in part; undefined for a question that is no number.
 */
export function numberAsked(question: string): string | undefined {
  const digits = bare(question);
  if (!/^\d+$/.test(digits)) return undefined;
  const asked = lineDigits(phoneKey(digits));
  return asked.length < minDigitsAsked ? undefined : asked;
}

export const phoneLink = (phone: string) =>
  `tel:${isOurKey(phone) ? "+" : ""}${westernDigits(phone).replace(/[^\d+]/g, "")}`;

/** A normalised number as people in Pakistan write it: 0300 1234567. Others stay as they are. */
export const phoneText = (phone = "") =>
  isOurKey(phone) ? `0${phone.slice(2, 5)} ${phone.slice(5)}` : phone;

/**
 * A number for a spreadsheet, with a blank and without a plus, so that it is kept as text: 0300 1234567, 0044 2079460000. A
 * number of digits alone would lose its 0.
 */
export function spreadsheetPhone(phone: string): string {
  const key = phoneKey(phone);
  if (isOurKey(key)) return phoneText(key);
  const typed = phone.trim().replace(/^\+/, "00");
  return /^\d+$/.test(typed) ? typed.replace(/^\d{4}/, "$& ") : typed;
}

/** The link that opens a chat with a phone number, on another host: only after a press. @param text already written in it */
export const whatsAppLink = (phone: string, text = "") =>
  `https://wa.me/${phoneKey(phone)}${text && `?text=${encodeURIComponent(text)}`}`;
