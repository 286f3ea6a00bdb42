import { useRef } from "react";
import { type PublicEndpointName, publicEndpoints } from "#app/contract/public-endpoints.ts";
import { type CallResult, type CallTexts, callEndpoint } from "#app/lib/call-api.ts";

/** The chosen files by field. */
export type ChosenFiles = Readonly<Record<string, File | undefined>>;

/** The thanks, and what else the server says to the sender. */
export type FormReply = { message?: string } & Readonly<Record<string, unknown>>;

/**
 * The call of a public form, with the signed time of its trap.
 * @param token none when it could not be made
 */
export function useFormCall<Body = FormReply>(
  endpoint: PublicEndpointName,
  token: string | undefined,
  texts: CallTexts,
) {
  const trap = useRef(token);
  return async (fields: object, files: ChosenFiles = {}): Promise<CallResult<Body>> => {
    const body = { ...fields, form_token: trap.current };
    const chosen = Object.values(files).some(Boolean);
    const result = await callEndpoint<Body>(publicEndpoints[endpoint], {
      body,
      texts,
      files: chosen ? files : undefined,
    });
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    if (!result.ok && result.status === 422) trap.current = undefined;
    return result;
  };
}
