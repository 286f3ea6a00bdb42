/* Limits and texts. No zod here. */

export const maxPasskeyName = 60;
/** More than anybody carries. */
export const maxPasskeys = 20;

export const twoFactorMessages = {
  loadFailed: "Failed to load your second factors.",
  saveFailed: "Failed to change your second factors. Please try again.",
  totpSet: "The authenticator app is set up.",
  totpRemoved: "The authenticator app is removed.",
  totpThere: "An authenticator app is set up already. Remove it first.",
  totpNotStarted: "Please start again: this code belongs to no app that is being set up.",
  totpMissing: "No authenticator app is set up.",
  codeWrong: "This code is not right. Check the time of your phone, and enter the newest code.",
  passkeyAdded: "The passkey is added.",
  passkeyRemoved: "The passkey is removed.",
  passkeyWrong: "This passkey could not be added. Please try again.",
  passkeyThere: "This passkey is here already.",
  passkeyMissing: "This passkey is not here any more.",
  passkeyNameMissing: "Please name the passkey.",
  passkeysDoNotWork: "Passkeys need an address with https and a host name. This site has none.",
  tooManyPasskeys: `You have ${maxPasskeys} passkeys. Remove one first.`,
  badId: "The request does not say which passkey.",
  codesRenewed: "New recovery codes are made. The ones before work no longer.",
  noFactor: "Recovery codes need an authenticator app or a passkey first.",
  stillRequired: "Your role needs a second factor. Add another one before you remove this one.",
  badRoles: "The roles must be a list of known roles, each once.",
  rolesSaved: "Saved.",
  rolesLoadFailed: "Failed to load who needs a second factor.",
  rolesSaveFailed: "Failed to save who needs a second factor.",

  proofFailed: "This could not be confirmed. Please try again.",
  proofMissing: "Please enter your password or a code.",
  passwordWrong: "This password is not right.",
  factorWrong: "This code is not right, or it has been used. Please try the next one.",
  passkeyNotAccepted: "This passkey was not accepted. Please try again, or use your password.",
  proved: "Confirmed.",
} as const;
