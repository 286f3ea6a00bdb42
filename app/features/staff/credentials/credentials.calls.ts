import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as credentials from "./credentials.schema.ts";

const { post } = staffCalls("signed-in");

export const credentialsCalls = calls({
  updateCredentials: post<{ body: typeof credentials.credentialsForm }>(
    "api_update_credentials.php",
    "Change one's own name or password",
    { own: true },
  ),
});
