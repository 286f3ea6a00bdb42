import { cleanCode } from "./typed-text.ts";

/* The one rule of email addresses: in forms, in settings, and for what mails are sent to. No zod: public pages use it. */

/**
 * One address as HTML's email fields take it (`name@host.tld`), and stricter where mail programs read two spellings as
 * one mailbox: no display name, comment, quoted text, list, empty part between dots, or letter outside ASCII. The name
 * has at most 64 characters, the whole 254. Written without ambiguity, so that its time grows linearly with the length.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)(?=.{6,254}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** The form in which addresses are stored, compared and counted, without what a paste brings along. It is not checked here. */
export const canonicalEmail = (typed: string) => cleanCode(typed.normalize("NFC")).toLowerCase();

const ignoresDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * What limits count by: the mailbox that an address leads to. Mail to `name+anything@host` comes to `name@host`, and
 * Gmail ignores dots.
 */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = canonicalEmail(email).split("@");
  const name = local.replace(/(?<=.)\+.*/, "");
  return ignoresDots.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
