import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { from: string; to: string[]; raw: string };

/** What a server says instead of "250": "550 5.1.1 no such user". */
export type SmtpRefusal = string | undefined;

type SmtpState = {
  refuse: boolean;
  /** What it says to a recipient, if it does not take them. */
  recipient: (address: string) => SmtpRefusal;
  /** What it says to a mail that it has been given whole. */
  data: (mail: ReceivedMail) => SmtpRefusal;
  /** What it says to whoever wants to send anything. */
  sender: () => SmtpRefusal;
};

const answer = (refusal: SmtpRefusal) =>
  refusal === undefined
    ? null
    : Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) });

/** 127.0.0.1 is this machine to the product; 127.0.0.2, which leads here too, is another one. */
type Host = "127.0.0.1" | "127.0.0.2";

/** A real SMTP server on loopback, without TLS, that records mails, or refuses as `state` says. For one test. */
export async function startSmtpServer(host?: Host) {
  const server = await openSmtpServer(host);
  onTestFinished(server.close);
  return server;
}

/** The same until it is closed. */
export async function openSmtpServer(host: Host = "127.0.0.1") {
  const mails: ReceivedMail[] = [];
  const state: SmtpState = {
    refuse: false,
    recipient: () => undefined,
    data: () => undefined,
    sender: () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    maxClients: 100,
    onMailFrom: (_address, _session, done) => done(answer(state.sender())),
    onRcptTo: ({ address }, _session, done) => done(answer(state.recipient(address))),
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on("end", () => {
        if (state.refuse) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const mail = { from, to: rcptTo.map(({ address }) => address), raw };
        const refusal = state.data(mail);
        if (refusal === undefined) mails.push(mail);
        done(answer(refusal));
      });
    },
  });
  // A client that is killed breaks its connection.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://${host}:${port}`, mails, state, close };
}

/** A mail's lines as they were before they were broken for the way. */
export const wholeLines = ({ raw }: ReceivedMail) => raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");

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
