import { z } from "zod";
import { roles } from "#app/contract/permissions.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { requiredText, rowId } from "#app/lib/call-rules.ts";
import { passwordText } from "#app/lib/password-rules.ts";
import {
  challengeToken,
  factorText,
  newPasskeyAnswer,
  passkeyAnswer,
  passkeyOptions,
} from "#app/lib/second-factor-rules.ts";
import { maxPasskeyName, twoFactorMessages as messages } from "./two-factor.messages.ts";

export const passkeyName = requiredText(messages.passkeyNameMissing, {
  label: "The name of a passkey",
  max: maxPasskeyName,
});

const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string().describe("UTC, ISO 8601"),
  last_used_at: z.string().nullable(),
});
export type OwnPasskey = z.infer<typeof passkey>;

export const readTwoFactorReply = done({
  totp: z.boolean().describe("Whether an authenticator app is set up"),
  passkeys: z.array(passkey),
  recovery_codes: z.number().int().describe("How many are left"),
  passkeys_work: z.boolean().describe("Whether this site's address allows passkeys"),
  due: z.string().nullable().describe("From when the role needs a second factor that is missing; UTC"),
});
export type OwnFactors = z.infer<typeof readTwoFactorReply>;

export const startTotpReply = done({
  secret: z.string().describe("Base32, to be typed; shown this once"),
  qr: z.string().describe("The same as a QR code: an SVG image"),
});
export type StartedTotp = z.infer<typeof startTotpReply>;
export const totpConfirmation = z.object({ code: factorText });

export const startPasskeyReply = done({ challenge: z.string(), passkey: passkeyOptions });
export const newPasskeyForm = z.object({
  challenge: challengeToken(messages.passkeyWrong),
  name: passkeyName,
  passkey: newPasskeyAnswer,
});
export const passkeyRemoval = z.object({ id: rowId(messages.badId) }, messages.badId);

/** Recovery codes are shown once: with the first factor, and when they are made anew. */
export const factorReply = done({ recovery_codes: z.array(z.string()).optional() });

const roleList = z
  .array(z.enum(roles, messages.badRoles), messages.badRoles)
  .max(roles.length, messages.badRoles)
  .refine((named) => new Set(named).size === named.length, messages.badRoles);
export const twoFactorRolesForm = z.object({ roles: roleList }, messages.badRoles);
export const readTwoFactorRolesReply = done({
  roles: z.array(z.enum(roles)).describe("Those that must have a second factor"),
  missing: z
    .array(z.object({ name: z.string(), due: z.string().describe("UTC, ISO 8601") }))
    .describe("Who has none yet, and from when they can go no further"),
});

export const startProofReply = done({
  challenge: z.string(),
  code: z.boolean().describe("Whether a code of an authenticator app is taken"),
  recovery_code: z.boolean(),
  passkey: passkeyOptions.optional(),
});

const challenge = challengeToken(messages.proofFailed);
/** One of these is enough: whoever is signed in has given all that is needed once. */
export const proofForm = z.union(
  [
    z.object({ password: passwordText(messages.proofMissing) }),
    z.object({ challenge, code: factorText }),
    z.object({ challenge, recovery_code: factorText }),
    z.object({ challenge, passkey: passkeyAnswer }),
  ],
  messages.proofMissing,
);
export type ProofForm = z.infer<typeof proofForm>;
