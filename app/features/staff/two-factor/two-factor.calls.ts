import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as twoFactor from "./two-factor.schema.ts";

const { get, post, put, remove } = staffCalls("signed-in");

export const twoFactorCalls = calls({
  startProof: post<{ reply: typeof twoFactor.startProofReply }>(
    "proof/challenges",
    "Begin to prove again who one is",
    {
      own: true,
    },
  ),
  prove: post<{ body: typeof twoFactor.proofForm }>("proof", "Prove again who one is", {
    own: true,
  }),
  readTwoFactor: get<{ reply: typeof twoFactor.readTwoFactorReply }>(
    "two-factor",
    "One's own second factors",
    {
      own: true,
    },
  ),
  startTotp: post<{ reply: typeof twoFactor.startTotpReply }>(
    "two-factor/totp",
    "Begin to set up an authenticator app",
    {
      own: true,
    },
  ),
  confirmTotp: put<{ body: typeof twoFactor.totpConfirmation; reply: typeof twoFactor.factorReply }>(
    "two-factor/totp",
    "Set up an authenticator app with its first code",
    { own: true },
  ),
  deleteTotp: remove("two-factor/totp", "Remove the authenticator app", {
    own: true,
  }),
  startPasskey: post<{ reply: typeof twoFactor.startPasskeyReply }>(
    "two-factor/passkeys/challenges",
    "Begin to add a passkey",
    { own: true },
  ),
  createPasskey: post<{ body: typeof twoFactor.newPasskeyForm; reply: typeof twoFactor.factorReply }>(
    "two-factor/passkeys",
    "Add a passkey",
    { own: true },
  ),
  deletePasskey: remove<{ body: typeof twoFactor.passkeyRemoval }>(
    "two-factor/passkeys",
    "Remove a passkey",
    {
      own: true,
    },
  ),
  renewRecoveryCodes: post<{ reply: typeof twoFactor.factorReply }>(
    "two-factor/recovery-codes",
    "Make new recovery codes",
    { own: true },
  ),
  readTwoFactorRoles: staffCalls("users:read").get<{ reply: typeof twoFactor.readTwoFactorRolesReply }>(
    "two-factor/roles",
    "Which roles must have a second factor",
  ),
  saveTwoFactorRoles: staffCalls("users:write").put<{ body: typeof twoFactor.twoFactorRolesForm }>(
    "two-factor/roles",
    "Say which roles must have a second factor",
  ),
});
