import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { from: string; to: string[]; raw: string };

/**
 * A real SMTP server on loopback, without TLS, that records mails, or refuses while `refuse` is set.
 * @param host 127.0.0.1 is this machine to the product; 127.0.0.2, which leads here too, is another one
 */
export async function startSmtpServer(host: "127.0.0.1" | "127.0.0.2" = "127.0.0.1") {
  const mails: ReceivedMail[] = [];
  const state = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on("end", () => {
        if (state.refuse) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://${host}:${port}`, mails, state };
}

/** Where a mail program unsubscribes at one click. @throws Error when the mail does not offer it */
export function oneClickUrl(mail: ReceivedMail | undefined): string {
  const [head = ""] = (mail?.raw ?? "").split("\r\n\r\n");
  const headers = head.replaceAll(/\r\n[ \t]+/g, " ");
  const url = /^List-Unsubscribe: <(\S+)>$/im.exec(headers)?.[1];
  if (!url || !/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im.test(headers)) {
    throw new Error(`the mail offers no one-click unsubscription:\n${headers}`);
  }
  return url;
}
