/* Limits and texts. No zod here. The password rules are in lib/password-rules.ts. */

export const minUsernameLength = 3;
export const maxUsernameLength = 100;

export const credentialsMessages = {
  /** Required: CRED-01 to CRED-03. */
  usernameMissing: "New username is required.",
  usernameSame: "New username must be different from current username.",
  usernameShort: "Username must be at least 3 characters long.",
  passwordMissing: "Both password fields are required.",
  passwordMismatch: "New password and confirmation do not match.",
  sessionExpired: "Session expired. Please log in again.",
  unreachable: "Network error. Could not connect to the server.",
  usernameUpdated: "Username updated successfully!",
  passwordUpdated: "Password updated successfully!",

  /** Ours. */
  currentMissing: "Please enter your current password.",
  currentWrong: "The current password is not correct.",
  oneAtATime: "Please change the username and the password one after the other.",
} as const;

/** The one text for whatever the server does not explain itself: CRED-01. */
export const savingTexts = { failed: credentialsMessages.unreachable };
