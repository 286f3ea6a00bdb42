import { z } from "zod";
import { typedCode } from "./digits.ts";

/** A code as somebody types it: of an authenticator app, or one to recover with. */
export const factorText = z
  .string("Please enter the code.")
  .max(40, "This is not a code.")
  .transform((text) => typedCode(text).replace(/[\s-]/g, ""))
  .pipe(z.string().min(1, "Please enter the code."));

/* What a browser sends of a passkey, as WebAuthn has it. The library checks what is in it; here it is bounded. */

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
/** Of ids and of what a key signs: a few hundred bytes. */
const short = base64url(2_000);
const long = base64url(20_000);

const credential = {
  id: short,
  rawId: short,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
};

/** The answer of `startAuthentication`. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: long,
    authenticatorData: long,
    signature: short,
    userHandle: short.optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The answer of `startRegistration`. */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: long,
    attestationObject: long,
    authenticatorData: long.optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: long.optional(),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

/** The token of what was begun (server/two-factor/second-factor.ts). */
export const challengeToken = (message: string) => z.string(message).regex(/^[\w-]{43}$/, message);

/** What a browser is asked for: handed to it as it is. */
export const passkeyOptions = z.record(z.string(), z.unknown());
