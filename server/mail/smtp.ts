import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/**
 * Hands messages to an SMTP server over a few kept connections. Addresses and subjects go in as values, which
 * nodemailer encodes: a line break in one cannot start a new header.
 * @param url smtp://user:password@host:587, smtps:// for TLS from the first byte
 */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, replyTo, subject, text, html }) {
      await transport.sendMail({ to: { name: "", address: to }, replyTo, subject, text, html });
    },
    close: () => transport.close(),
  };
}
