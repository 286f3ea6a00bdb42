import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { NewPasskeyAnswer, PasskeyAnswer } from "#app/lib/second-factor-rules.ts";

/* Passkeys in the browser. Its library is loaded when one is asked for. */

export type PasskeyResult<Answer> = { answer: Answer } | { failure: string };

const unused = "No passkey was used. Please try again.";

export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

/** @param options as the server has made them */
export async function answerWithPasskey(options: object): Promise<PasskeyResult<PasskeyAnswer>> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { answer: (await startAuthentication({ optionsJSON })) as PasskeyAnswer };
  } catch {
    // Cancelled, too late, or none for this site: browsers do not tell which.
    return { failure: unused };
  }
}

/** @param options as the server has made them */
export async function makePasskey(options: object): Promise<PasskeyResult<NewPasskeyAnswer>> {
  const { startRegistration, WebAuthnError } = await import("@simplewebauthn/browser");
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  try {
    return { answer: (await startRegistration({ optionsJSON })) as NewPasskeyAnswer };
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return { failure: isThere ? "This device has a passkey for your account already." : unused };
  }
}
