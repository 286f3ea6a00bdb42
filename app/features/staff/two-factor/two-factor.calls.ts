import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as twoFactor from "./two-factor.schema.ts";

const { post, get, put, remove } = staffCalls;

export const twoFactorCalls = calls({
  startProof: post<{ reply: typeof twoFactor.startProofReply }>(
    "proof/challenges",
    "signed-in",
    "Begin to prove again who one is",
    {
      own: true,
    },
  ),
  prove: post<{ body: typeof twoFactor.proofForm }>("proof", "signed-in", "Prove again who one is", {
    own: true,
  }),
  readTwoFactor: get<{ reply: typeof twoFactor.readTwoFactorReply }>(
    "two-factor",
    "signed-in",
    "One's own second factors",
    {
      own: true,
    },
  ),
  startTotp: post<{ reply: typeof twoFactor.startTotpReply }>(
    "two-factor/totp",
    "signed-in",
    "Begin to set up an authenticator app",
    {
      own: true,
      proof: "recent",
    },
  ),
  confirmTotp: put<{ body: typeof twoFactor.totpConfirmation; reply: typeof twoFactor.factorReply }>(
    "two-factor/totp",
    "signed-in",
    "Set up an authenticator app with its first code",
    { own: true, proof: "recent" },
  ),
  deleteTotp: remove("two-factor/totp", "signed-in", "Remove the authenticator app", {
    own: true,
    proof: "recent",
  }),
  startPasskey: post<{ reply: typeof twoFactor.startPasskeyReply }>(
    "two-factor/passkeys/challenges",
    "signed-in",
    "Begin to add a passkey",
    { own: true, proof: "recent" },
  ),
  createPasskey: post<{ body: typeof twoFactor.newPasskeyForm; reply: typeof twoFactor.factorReply }>(
    "two-factor/passkeys",
    "signed-in",
    "Add a passkey",
    { own: true, proof: "recent" },
  ),
  renamePasskey: put<{ body: typeof twoFactor.passkeyName }>(
    "two-factor/passkeys",
    "signed-in",
    "Rename a passkey",
    {
      own: true,
    },
  ),
  deletePasskey: remove<{ body: typeof twoFactor.passkeyRemoval }>(
    "two-factor/passkeys",
    "signed-in",
    "Remove a passkey",
    {
      own: true,
      proof: "recent",
    },
  ),
  renewRecoveryCodes: post<{ reply: typeof twoFactor.factorReply }>(
    "two-factor/recovery-codes",
    "signed-in",
    "Make new recovery codes",
    { own: true, proof: "recent" },
  ),
  readTwoFactorRoles: get<{ reply: typeof twoFactor.readTwoFactorRolesReply }>(
    "two-factor/roles",
    "users:read",
    "Which roles must have a second factor",
  ),
  saveTwoFactorRoles: put<{ body: typeof twoFactor.twoFactorRolesForm }>(
    "two-factor/roles",
    "users:write",
    "Say which roles must have a second factor",
    {
      proof: "recent",
    },
  ),
});
