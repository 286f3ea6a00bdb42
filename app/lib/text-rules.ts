import { z } from "zod";
import { serverMessages } from "#app/contract/replies.ts";

/** The longest address that mail servers take. */
export const maxEmailLength = 254;

/**
 * The simple check of an address (CONTACT-04): something, an @, a domain with a dot. Written so that each
 * character can be read in one way only: it takes a time that grows with the length of the text and no faster.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether an address that staff typed may stand in a link: a page of ours, a web address, mail or phone. */
export function isSafeLink(link: string): boolean {
  if (/^#/.test(link)) return true;
  if (/^\/(?![/\\])/.test(link)) return true;
  try {
    return ["https:", "http:", "mailto:", "tel:"].includes(new URL(link).protocol);
  } catch {
    return false;
  }
}

/*
 * The ways a text comes in. Its length is looked at first, white space around it included, and a text that is too
 * long is not looked at any further: not cut, not searched, not matched. All refuse the NUL character, which
 * PostgreSQL cannot store; the message for an empty one is the caller's.
 */

type Limits = { label: string; max: number };

const storable = (text: string) => !text.includes("\0");

const bounded = (message: string, { label, max }: Limits) =>
  z
    .string({ error: message })
    .max(max, { error: serverMessages.tooLong(label, max), abort: true })
    .refine(storable, { error: serverMessages.unstorableText, abort: true })
    .transform((text) => text.trim());

/** A text that must not be blank. White space around it is cut off. */
export const requiredText = (message: string, limits: Limits) =>
  bounded(message, limits).pipe(z.string().min(1, { error: message, abort: true }));

/** A text that may be left out; absence reads as "". */
export const optionalText = ({ label, max }: Limits) =>
  bounded(`${label} must be text.`, { label, max })
    .nullish()
    .transform((text) => text ?? "");

/** @param message what to say when there is none */
export const requiredEmail = (message: string) =>
  requiredText(message, { label: "The email address", max: maxEmailLength });

/**
 * An e-mail address in small letters.
 * @param bad what to say when it does not look like one
 */
export const emailText = (missing: string, bad: string) =>
  requiredEmail(missing)
    .refine((email) => emailPattern.test(email), bad)
    .transform((email) => email.toLowerCase());

/** What tells one thing from others, such as the token of a link: too long is as wrong as unknown. */
export const shortText = (message: string, max: number) =>
  z.string(message).max(max, { error: message, abort: true });
