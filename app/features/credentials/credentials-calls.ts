import { call } from "#app/dashboard/call.ts";
import { credentialsMessages } from "./credentials.messages.ts";

type Told = { message?: string };
/** The one text for whatever the server does not explain itself: CRED-01. */
const texts = { failed: credentialsMessages.unreachable, broke: credentialsMessages.unreachable };

export const saveUsername = (newUsername: string) =>
  call<Told>("updateCredentials", { json: { newUsername }, texts });

export const savePassword = (passwords: {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}) => call<Told>("updateCredentials", { json: passwords, texts });
