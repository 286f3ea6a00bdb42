import {
  type BodyOf,
  type Call,
  type CallReply,
  type FilesOf,
  type QueryOf,
  type TypesOf,
  urlOf,
} from "#app/contract/call.ts";
import { type CallResult, type CallTexts, callHeaders, isLost, noReply, readReply } from "./call-reply.ts";

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

/** What a call takes. */
export type CallOptions<Types> = Part<"query", Asked<QueryOf<Types>>> &
  Part<"body", BodyOf<Types>> &
  ([FilesOf<Types>] extends [never]
    ? { files?: undefined }
    : { files?: { [Field in FilesOf<Types>]?: File } }) &
  Pick<RequestParts, "createKey" | "texts">;
/** The options, which may be left out where nothing of them is required. */
export type CallArguments<Types> =
  object extends CallOptions<Types> ? [options?: CallOptions<Types>] : [options: CallOptions<Types>];

/** Makes an API call that is open to anyone. Expected failures are values; it throws none. */
export const callApi = <Made extends Call>(made: Made, ...[options]: CallArguments<TypesOf<Made>>) =>
  sendCall<CallReply<Made>>(made, options);

/** Makes any API call. Expected failures are values; it throws none. */
export async function sendCall<Body>(
  call: Call,
  { query, body, files, ...options }: RequestParts = {},
): Promise<CallResult<Body>> {
  const sent = files ? formOf(body, files) : body === undefined ? undefined : JSON.stringify(body);
  const headers = callHeaders(options);
  if (typeof sent === "string") headers["content-type"] = "application/json";
  const result = await sendOnce<Body>(
    call,
    urlOf(call, query),
    { method: call.method, headers, body: sent },
    options.texts,
  );
  const { createKey, texts, token } = options;
  if (!createKey || !isLost(result)) return result;
  // Loaded when it is needed: no public page creates with a key.
  const { askForReply } = await import("./lost-reply.ts");
  return askForReply(call, { createKey, token, texts, body: sent }, result);
}

async function sendOnce<Body>(
  call: Call,
  url: string,
  request: RequestInit,
  texts: CallTexts | undefined,
): Promise<CallResult<Body>> {
  try {
    const response = await fetch(url, request);
    const { status } = response;
    return readReply(call, texts, { status, headers: response.headers, text: await response.text() });
  } catch {
    return noReply(texts);
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
