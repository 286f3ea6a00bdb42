import { type EndpointName, endpoints } from "#app/contract/endpoints.ts";
import { type CallOptions, type CallResult, callEndpoint } from "#app/lib/call-api.ts";
import { type UploadOptions, uploadApi } from "#app/lib/upload-api.ts";
import { endSession, readSession } from "./session-storage.ts";

/**
 * A call with the administrator's token. A 401 means that the token is no longer valid: the session ends, and
 * the session gate redirects to /login.
 */
export async function call<Body>(
  name: EndpointName,
  options: Omit<CallOptions, "token"> = {},
): Promise<CallResult<Body>> {
  return withSession((token) => callEndpoint<Body>(endpoints[name], { ...options, token }));
}

/** A call that sends files and reports its progress, with the administrator's token. */
export async function upload<Body>(
  name: EndpointName,
  options: Omit<UploadOptions, "token">,
): Promise<CallResult<Body>> {
  return withSession((token) => uploadApi<Body>(endpoints[name], { ...options, token }));
}

async function withSession<Body>(
  send: (token: string | undefined) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  const token = readSession()?.token;
  const result = await send(token);
  // Only if this call's session is still current: another tab may have signed in meanwhile.
  if (!result.ok && result.status === 401 && token && readSession()?.token === token) endSession("expired");
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
