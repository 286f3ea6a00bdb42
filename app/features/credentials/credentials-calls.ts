import { call } from "#app/dashboard/call.ts";
import { credentialsMessages } from "./credentials.messages.ts";
import type { DashboardPasswordForm } from "./credentials.schema.ts";

type WriteReply = { message?: string };
/** The one text for whatever the server does not explain itself: CRED-01. */
const texts = { failed: credentialsMessages.unreachable, broke: credentialsMessages.unreachable };

export const saveUsername = (newUsername: string) =>
  call<WriteReply>("updateCredentials", { json: { newUsername }, texts });

export const savePassword = (passwords: DashboardPasswordForm) =>
  call<WriteReply>("updateCredentials", { json: passwords, texts });
