import { useRef } from "react";
import type { PublicEndpointName } from "#app/contract/public-endpoints.ts";
import { type CallResult, type CallTexts, callApi } from "#app/lib/call-api.ts";

/** The chosen files by field. */
export type ChosenFiles = Readonly<Record<string, File | undefined>>;

/** The thanks, and what else the server says to the sender. */
export type FormReply = { message?: string } & Readonly<Record<string, unknown>>;

function formOf(entries: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

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
    const json = { ...fields, form_token: trap.current };
    const chosen = Object.entries(files).filter(([, file]) => file !== undefined);
    const body = chosen.length > 0 ? { form: formOf([...Object.entries(json), ...chosen]) } : { json };
    const result = await callApi<Body>(endpoint, { ...body, texts });
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    if (!result.ok && result.status === 422) trap.current = undefined;
    return result;
  };
}
