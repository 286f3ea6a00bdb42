import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { type CallArguments, type RequestParts, sendCall } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { type UploadOptions, uploadApi } from "#app/lib/upload-api.ts";
import { askForProof, needsProof, proofRefused } from "./proof.ts";
import { sessionQueries } from "./query-client.ts";
import { endSession, readSession } from "./session-storage.ts";

/**
 * A call with the administrator's token. A 401 means that the token is no longer
 * valid: the session ends, and the session gate redirects to /login.
 */
export const call = <Made extends Call>(made: Made, ...[options]: CallArguments<TypesOf<Made>>) =>
  callUnchecked(made, options ?? {});

/** The same for parts that put a request together for any call: what they send is not held against its types. */
export const callUnchecked = <Made extends Call>(
  made: Made,
  options: RequestParts,
): Promise<CallResult<CallReply<Made>>> => withSession((token) => sendCall(made, { ...options, token }));

/** A call that sends files and reports its progress, with the administrator's token. */
export const upload = <Made extends Call>(
  made: Made,
  options: Omit<UploadOptions, "token">,
): Promise<CallResult<CallReply<Made>>> => withSession((token) => uploadApi(made, { ...options, token }));

/** A call that needs a recent proof of who asks is repeated, once the dashboard has asked for one. */
async function withSession<Body>(
  send: (token: string | undefined) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  const result = await sendOnce(send);
  if (result.ok || !needsProof(result.body)) return result;
  return (await askForProof()) ? sendOnce(send) : { ...result, message: proofRefused };
}

async function sendOnce<Body>(
  send: (token: string | undefined) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  const token = readSession()?.token;
  const result = await send(token);
  // Only if this call's session is still current: another tab may have signed in meanwhile.
  if (!result.ok && result.status === 401 && token && readSession()?.token === token) endSession("expired");
  // A role was taken away, or a second factor is missing: the frame, the menu and the buttons follow.
  if (!result.ok && result.status === 403 && !needsProof(result.body))
    void sessionQueries().client.invalidateQueries({ queryKey: [usersCalls.readOwnUser.name] });
  return result;
}

/** A failed call as an error, because react-query expects failures to be thrown. */
class FailedCall extends Error {
  override name = "FailedCall";
}

/** The body of a successful call. @throws FailedCall with the message for the user */
export function bodyOf<Body>(result: CallResult<Body>): Body {
  if (result.ok) return result.body;
  throw new FailedCall(result.message);
}

/** A row out of the reply of a list, such as the one that was asked for by its id; a 404 when it is not there. */
export function rowOf<Body, Row>(
  result: CallResult<Body>,
  find: (body: Body) => Row | undefined,
  gone: string,
): CallResult<Row> {
  if (!result.ok) return result;
  const row = find(result.body);
  return row ? { ...result, body: row } : { ok: false, kind: "refused", status: 404, message: gone };
}

/** Fewer than the calls of one address that the server takes at a time; a page may select hundreds of rows. */
const atOnce = 6;

/** Makes a call for each of many rows, a few at a time. @returns the replies, in the order of the rows */
export async function callForEach<Row, Reply>(
  rows: readonly Row[],
  make: (row: Row) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let from = 0; from < rows.length; from += atOnce)
    replies.push(...(await Promise.all(rows.slice(from, from + atOnce).map(make))));
  return replies;
}
