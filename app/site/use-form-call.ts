import { useRef } from "react";
import type { EndpointName } from "#app/contract/endpoints.ts";
import { type CallResult, type CallTexts, callApi } from "#app/lib/call-api.ts";

/**
 * The call of a public form, with the signed time of its trap.
 * @param token none when it could not be made
 */
export function useFormCall<Body = { message?: string }>(
  endpoint: EndpointName,
  token: string | undefined,
  texts: CallTexts,
) {
  const trap = useRef(token);
  return async (fields: object): Promise<CallResult<Body>> => {
    const json = { ...fields, form_token: trap.current };
    const result = await callApi<Body>(endpoint, { json, texts });
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    if (!result.ok && result.status === 422) trap.current = undefined;
    return result;
  };
}
