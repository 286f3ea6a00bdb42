import {
  type BodyOf,
  type Endpoint,
  type FilesOf,
  type QueryOf,
  type ReplyOf,
  type TypesOf,
  urlOf,
} from "#app/contract/endpoint.ts";
import { type PublicEndpointName, publicEndpoints } from "#app/contract/public-endpoints.ts";
import { clientMessages } from "#app/contract/replies.ts";

/*
 * One call to our own API, as a value, with the failure texts of ALL-06 in one place. It knows no session; the
 * dashboard's own client adds the token and what follows from a dead one.
 */

/** What a request is made of, whatever its call. */
export type RequestParts = {
  query?: object;
  /** Sent as JSON, or as a form when there are `files`. */
  body?: unknown;
  files?: Files;
  token?: string;
  /** Of a call that creates something: the same key again creates nothing again. */
  createKey?: string;
  /** The error texts of this call; the general service texts by default. */
  texts?: CallTexts;
};
/** The files of a form by their field. Without a chosen one it is sent as a form all the same. */
type Files = { readonly [field: string]: File | undefined };

/** A page hands on what its URL holds: any value may be a text, which the server reads. */
type Asked<Query> = { [Name in keyof Query]: Query[Name] | string };
type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : object extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What a call takes, by the table of the contract. */
export type CallOptions<Types> = Part<"query", Asked<QueryOf<Types>>> &
  Part<"body", BodyOf<Types>> &
  ([FilesOf<Types>] extends [never]
    ? { files?: undefined }
    : { files?: { [Field in FilesOf<Types>]?: File } }) &
  Pick<RequestParts, "createKey" | "texts">;
/** The options, which may be left out where nothing of them is required. */
export type CallArguments<Types> =
  object extends CallOptions<Types> ? [options?: CallOptions<Types>] : [options: CallOptions<Types>];

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
const isHero = ({ path }: Endpoint) => path === publicEndpoints.listHeroSlides.path;

type PublicTypes<Name extends PublicEndpointName> = TypesOf<(typeof publicEndpoints)[Name]>;

/** Makes an API call that is open to anyone, by its name. Expected failures are values; it throws none. */
export const callApi = <Name extends PublicEndpointName>(
  name: Name,
  ...[options]: CallArguments<PublicTypes<Name>>
) => callEndpoint<ReplyOf<PublicTypes<Name>>>(publicEndpoints[name], options);

/** Makes any API call. Expected failures are values; it throws none. */
export async function callEndpoint<Body>(
  endpoint: Endpoint,
  { query, body, files, ...options }: RequestParts = {},
): Promise<CallResult<Body>> {
  const sent = files ? formOf(body, files) : body === undefined ? undefined : JSON.stringify(body);
  const headers = callHeaders(options);
  if (typeof sent === "string") headers["content-type"] = "application/json";
  try {
    const response = await fetch(urlOf(endpoint, query), { method: endpoint.method, headers, body: sent });
    const { status } = response;
    return readReply(endpoint, options.texts, {
      status,
      headers: response.headers,
      text: await response.text(),
    });
  } catch {
    const lost = noReply(options.texts);
    const { createKey, texts, token } = options;
    if (!createKey) return lost;
    // Loaded when it is needed: no public page creates with a key.
    const { askForReply } = await import("./lost-reply.ts");
    return askForReply(endpoint, { createKey, token, texts, body: sent }, lost);
  }
}

/** A form of fields and files; what is undefined is left out. The files are last, so that the server has all texts before. */
export function formOf(fields: unknown, files: Files = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(fields as object), ...files })) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/** The text of an unreadable response: the caller's own, or `reason`. */
function brokenText(texts: CallTexts | undefined, reason: string): string {
  const broke = texts?.broke ?? texts?.failed;
  return typeof broke === "function" ? broke(reason) : (broke ?? reason);
}

/** The failure of a call that got no response. */
export const noReply = (texts: CallTexts | undefined): CallFailure => ({
  ok: false,
  kind: "network",
  message: brokenText(texts, clientMessages.networkError),
});

/** A response, whichever way the request was sent. */
export type RawReply = { status: number; headers: Pick<Headers, "get">; text: string };

/** What a response means for the caller. */
export function readReply<Body>(
  endpoint: Endpoint,
  texts: CallTexts | undefined,
  { status, headers, text }: RawReply,
): CallResult<Body> {
  const failed = texts?.failed;
  const hero = isHero(endpoint);
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
}: Pick<RequestParts, "token" | "createKey">): Record<string, string> => ({
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
