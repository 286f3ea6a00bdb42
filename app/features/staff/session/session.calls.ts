import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as session from "./session.schema.ts";

const { post, put } = publicCalls;

export const sessionCalls = calls({
  signIn: post<{ body: typeof session.signInForm; reply: Done & { token: string; user_name: string } }>(
    "api_login.php",
    "Sign in",
  ),
  startPasskeySignIn: post<{ reply: typeof session.passkeySignInReply }>(
    "sign-in/challenges",
    "Begin to sign in with a passkey alone",
  ),
  finishSignIn: post<{
    body: typeof session.secondFactorForm;
    reply: Done & { token: string; user_name: string; email: string };
  }>("sign-in/second-factor", "Sign in with a second factor"),
  requestPasswordReset: post<{ body: typeof session.passwordResetRequest }>(
    "password-resets",
    "Ask for a link to set a new password",
  ),
  resetPassword: put<{ body: typeof session.passwordResetForm }>(
    "password-resets",
    "Set a new password with such a link",
  ),
});
