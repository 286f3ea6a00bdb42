import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/** An address and nothing else: no name before it, no second one after it. */
const bareAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/**
 * Hands messages to an SMTP server over a few kept connections. Addresses and subjects go in as values, which
 * nodemailer encodes: a line break in one cannot start a new header. Where to reply was typed by a visitor: it goes in
 * only when it is an address and nothing else, and never with a name.
 * @param url smtp://user:password@host:587, smtps:// for TLS from the first byte
 */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, replyTo, subject, text, html }) {
      const replyToAddress =
        replyTo && bareAddress.test(replyTo) ? { name: "", address: replyTo } : undefined;
      await transport.sendMail({
        ...{ to: { name: "", address: to }, replyTo: replyToAddress },
        ...{ subject, text, html },
      });
    },
    close: () => transport.close(),
  };
}
