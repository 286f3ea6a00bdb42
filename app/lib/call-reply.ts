import type { Call } from "#app/contract/call.ts";
import { clientMessages } from "#app/contract/replies.ts";

/* What a response to a call means, whichever way it was sent: ALL-06. */

export type CallTexts = {
  /** The server replied without a message that may be shown. */
  failed: string;
  /** No readable response; `failed` by default. A function makes the text from what went wrong. */
  broke?: string | ((reason: string) => string);
};

export type CallFailure = {
  ok: false;
  /**
   * network: no response. refused: a JSON reply below 500 with success false. http: any other status that is
   * not OK. non-json, invalid-json: an OK status with an unusable body. aborted: the person has cancelled it.
   */
  kind: "network" | "refused" | "http" | "non-json" | "invalid-json" | "aborted";
  status?: number;
  /** For the user: the reply's own message when it is JSON below 500, else the catalogue's text. */
  message: string;
  /** The whole reply of a refusal, for calls that say more than a message. */
  body?: unknown;
};
export type CallSuccess<Body> = {
  ok: true;
  status: number;
  body: Body;
  /** The cursor of a list's next page; undefined on the last one. */
  nextCursor?: string;
};
export type CallResult<Body> = CallSuccess<Body> | CallFailure;

type Sent = { success?: unknown; message?: unknown };

/** Hero calls accept an empty body as success and quote the body in their errors. */
const isHero = ({ path }: Call) => path === "api_hero_section.php";

/** The text of an unreadable response: the caller's own, or `reason`. */
function brokenText(texts: CallTexts | undefined, reason: string): string {
  const broke = texts?.broke ?? texts?.failed;
  return typeof broke === "function" ? broke(reason) : (broke ?? reason);
}

export const noReply = (texts: CallTexts | undefined): CallFailure => ({
  ok: false,
  kind: "network",
  message: brokenText(texts, clientMessages.networkError),
});

/** What a proxy answers that has waited in vain for the server, or has lost it: the server may have done the work. */
export const isLostByProxy = (status: number): boolean => status === 502 || status === 504;

/** Whether the server's own reply was lost on its way, so that nobody knows what came of the call. */
export const isLost = (result: CallResult<unknown>): result is CallFailure =>
  !result.ok && (result.kind === "network" || (result.kind === "http" && isLostByProxy(result.status ?? 0)));

/** A response, whichever way the request was sent. */
export type RawReply = { status: number; headers: Pick<Headers, "get">; text: string };

/** What a response means for the caller. */
export function readReply<Body>(
  call: Call,
  texts: CallTexts | undefined,
  { status, headers, text }: RawReply,
): CallResult<Body> {
  const failed = texts?.failed;
  const hero = isHero(call);
  const parsed = parse(headers.get("content-type"), text, hero);
  if (status < 200 || status > 299) {
    const plain = hero ? clientMessages.heroHttpError(status, text) : clientMessages.httpError(status);
    if ("body" in parsed && status < 500) {
      const message = messageOf(parsed.body) ?? failed ?? plain;
      return { ok: false, kind: "refused", status, message, body: parsed.body };
    }
    const message = "body" in parsed ? (failed ?? plain) : brokenText(texts, plain);
    return { ok: false, kind: "http", status, message };
  }
  if ("kind" in parsed) {
    return { ok: false, kind: parsed.kind, status, message: brokenText(texts, parsed.message) };
  }
  if (isRefusal(parsed.body)) {
    const message = messageOf(parsed.body) ?? failed ?? clientMessages.httpError(status);
    return { ok: false, kind: "refused", status, message };
  }
  const nextCursor = headers.get("x-next-cursor") ?? undefined;
  return { ok: true, status, body: parsed.body as Body, nextCursor };
}

export const callHeaders = ({
  token,
  createKey,
}: {
  token?: string;
  createKey?: string;
}): Record<string, string> => ({
  accept: "application/json",
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(createKey ? { "idempotency-key": createKey } : {}),
});

type Parsed = { body: unknown } | { kind: "non-json" | "invalid-json"; message: string };

function parse(contentType: string | null, text: string, hero: boolean): Parsed {
  if (hero && text.trim() === "") return { body: { success: true } };
  const json = contentType?.includes("json") ?? false;
  if (!json && !hero) return { kind: "non-json", message: clientMessages.nonJson };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { kind: "invalid-json", message: clientMessages.invalidJson };
  }
}

const isRefusal = (body: unknown): body is Sent =>
  typeof body === "object" && body !== null && (body as Sent).success === false;

function messageOf(body: unknown): string | undefined {
  const message = typeof body === "object" && body !== null ? (body as Sent).message : undefined;
  return typeof message === "string" && message.trim() !== "" ? message : undefined;
}
