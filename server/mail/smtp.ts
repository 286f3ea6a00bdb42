import { createTransport } from "nodemailer";
import { emailPattern } from "#app/contract/email-address.ts";
import { isThisMachine } from "#server/env-rules.ts";
import type { Mail } from "./mail.ts";

/** `to` is no single plain address: a mail server might read another, or several, out of it. */
const notOneAddress = "The recipient is not one plain email address";

/**
 * In ms: how long the mail server may be silent. Several times what a slow one needs, and short enough that the log
 * says why mails do not go out before anybody asks; the library's own ten minutes are longer than a mail's lease.
 */
const silenceMs = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** RFC 2369 and RFC 8058: the mail program offers to unsubscribe, and does so with one POST. */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** RFC 3834: no absence note answers it. */
const automaticHeaders = { "Auto-Submitted": "auto-generated" };

/**
 * Many mails over few connections. A mail whose connection breaks is not sent again by the library: whether the server
 * took it is for whoever keeps count of the mails to decide.
 */
const poolOf = (connections: number) =>
  ({ pool: true, maxConnections: connections, maxMessages: 200, maxRequeues: 0 }) as const;

/**
 * Sends messages by SMTP, each over a connection of its own unless the URL says `?pool=true`. Addresses and subjects
 * are passed as values, which nodemailer encodes: a line break cannot start a new header. A recipient that is not one
 * plain address is refused. Reply-To is user input: used only when it is a plain address, never with a name. Unless the
 * mail server is on this machine, nothing is sent in the clear: without STARTTLS the mail waits and is tried again.
 * @param url smtp://user:password@host:587, smtps:// for TLS from the first byte; `?requireTLS=false` allows a server
 *   without
 * @param options.replyTo who reads the replies to a mail that names nobody: the office
 * @param options.connections for mails to many: so many connections, which stay open from one mail to the next
 */
export function smtpMail(
  url: string,
  from: string,
  { connections, replyTo: office }: { connections?: number; replyTo?: string | undefined } = {},
): Mail {
  const domain = /@([^<>@\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  const transport = createTransport(
    // What the URL says of itself comes before these.
    {
      url,
      requireTLS: !isThisMachine(new URL(url).hostname),
      ...silenceMs,
      ...(connections === undefined ? {} : poolOf(connections)),
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ id, to, replyTo = office, subject, text, html, byHand, unsubscribeUrl }) {
      if (!emailPattern.test(to)) throw Object.assign(new Error(notOneAddress), { code: "EENVELOPE" });
      const replyToAddress =
        replyTo && replyTo !== to && emailPattern.test(replyTo) ? { name: "", address: replyTo } : undefined;
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        to: { name: "", address: to },
        replyTo: replyToAddress,
        subject,
        text,
        html,
        headers: {
          ...(!byHand && automaticHeaders),
          ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
        },
      });
    },
    close: () => transport.close(),
  };
}
