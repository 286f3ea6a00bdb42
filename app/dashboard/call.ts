import type { EndpointName } from "#app/contract/endpoints.ts";
import { type CallOptions, type CallResult, callApi } from "#app/lib/call-api.ts";
import { endSession, readSession } from "./session-storage.ts";

/**
 * A call as the signed-in administrator. A 401 means that the token is dead: the session ends, and the gate
 * leads to /login.
 */
export async function call<Body>(
  name: EndpointName,
  options: Omit<CallOptions, "token"> = {},
): Promise<CallResult<Body>> {
  const token = readSession()?.token;
  const result = await callApi<Body>(name, { ...options, token });
  // Only the session that made the call: one started meanwhile in another tab is not to blame.
  if (!result.ok && result.status === 401 && token && readSession()?.token === token) endSession("expired");
  return result;
}

/** A failed call on its way through react-query, which knows failures as thrown errors only. */
export class FailedCall extends Error {
  override name = "FailedCall";
}

/** The body of a call that went well. @throws FailedCall with the message for the person */
export function bodyOf<Body>(result: CallResult<Body>): Body {
  if (result.ok) return result.body;
  throw new FailedCall(result.message);
}
