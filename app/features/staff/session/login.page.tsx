import { Fingerprint } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { FactorForm, type GivenFactor } from "#app/dashboard/factor-form.tsx";
import { answerWithPasskey, hasPasskeys } from "#app/dashboard/passkey.ts";
import { useAuth } from "#app/dashboard/session.tsx";
import { placeToReturn } from "#app/dashboard/session-storage.ts";
import { callApi } from "#app/lib/call-api.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { siteOf, useIdentity } from "#app/site/identity.ts";
import { SessionFrame } from "#app/site/session-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/login.page.ts";
import { loadLoginPage } from "./login-page.server.ts";
import { sessionCalls } from "./session.calls.ts";
import { maxSignInField, signInMessages } from "./session.messages.ts";
import type { SecondFactorAsked, SecondFactorForm } from "./session.schema.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadLoginPage(context);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...dashboardMeta("Admin Login"),
  { name: "description", content: `Sign-in for the staff of ${siteOf(matches).identity.name}.` },
];

export const headers = () => publicPage;

/**
 * Signed-in users are redirected to the dashboard, replacing the history entry: to where they were when their session
 * ended by itself.
 */
export default function LoginPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { mails, passkeys } = loaderData;
  const { isLoggedIn } = useAuth();
  const [asked, setAsked] = useState<SecondFactorAsked>();
  const { name } = useIdentity();
  if (isLoggedIn) return <Navigate to={placeToReturn()} replace />;
  if (asked) return <SecondFactorStep asked={asked} onCancel={() => setAsked(undefined)} />;
  return (
    <SessionFrame title="Admin Login">
      <p className="mt-2 mb-8 text-soft">For the staff of {name}.</p>
      <LoginForm mails={mails} onSecondFactor={setAsked} />
      {passkeys && <PasskeySignIn />}
      {!mails && (
        <p className="mt-6 text-sm text-soft">
          Forgotten your password? Another administrator can set a new one for you.
        </p>
      )}
      <noscript>
        <p className="mt-6 text-sm text-pomegranate">
          Signing in needs JavaScript, which is switched off in your browser.
        </p>
      </noscript>
    </SessionFrame>
  );
}

type LoginFormProps = { mails: boolean; onSecondFactor: (asked: SecondFactorAsked) => void };

const texts = { failed: signInMessages.failed, broke: signInMessages.unreachable };

/**
 * Email and password. A submit is ignored while a field is empty or a request runs; success needs an OK status
 * and `success: true`. The fields are the browser's own, so what was typed before the page hydrated stays. The rules
 * are the server's alone: the dashboard's form libraries would be most of this page's JavaScript.
 * @param props.mails whether mail is configured: then a link for a new password can be sent (SESSION-13)
 * @param props.onSecondFactor the password was right, and the account has a second factor
 */
function LoginForm({ mails, onSecondFactor }: LoginFormProps) {
  const { checking, notice, login } = useAuth();
  const [failure, setFailure] = useState<string>();
  const [validating, setValidating] = useState(false);

  async function signIn(email: string, password: string) {
    const reply = await callApi(sessionCalls.signIn, { body: { email, password }, texts });
    if (!reply.ok) {
      const { second_factor: asked } = (reply.body ?? {}) as { second_factor?: SecondFactorAsked };
      return asked ? onSecondFactor(asked) : setFailure(reply.message);
    }
    const { success, token, user_name, message } = reply.body;
    if (success !== true || !token) return setFailure(message || signInMessages.failed);
    login({ token, user: { name: user_name || email, email } });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get("email") ?? "")
      .trim()
      .toLowerCase();
    const password = String(fields.get("password") ?? "");
    if (validating || email === "" || password === "") return;
    // No account has it.
    if (email.length > maxSignInField || password.length > maxSignInField)
      return setFailure(signInMessages.wrong);
    setValidating(true);
    setFailure(undefined);
    await signIn(email, password);
    setValidating(false);
  }

  return (
    // post: should the browser ever submit by itself, a password must not end up in the address.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {notice && !failure && <Notice role="status">{notice}</Notice>}
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <Field label="Email">
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="username" spellCheck={false} />
        )}
      </Field>
      <Field
        label="Password"
        aside={
          <Link to={mails ? "/reset-password" : "/"} className="text-link py-0.5 text-sm">
            Forgot Password?
          </Link>
        }
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      {/* Until the page has hydrated nobody listens, so until then there is nothing to press. */}
      <Button
        type="submit"
        disabled={checking}
        aria-disabled={validating || undefined}
        className="mt-2 w-full"
      >
        {validating ? "Validating..." : "Sign In"}
      </Button>
    </form>
  );
}

/** Signs in with the answer to a challenge. @returns why not */
function useFinishSignIn(): (answer: SecondFactorForm) => Promise<string | undefined> {
  const { login } = useAuth();
  return async (answer) => {
    const reply = await callApi(sessionCalls.finishSignIn, { body: answer, texts });
    if (!reply.ok) return reply.message;
    const { token, user_name, email } = reply.body;
    login({ token, user: { name: user_name, email } });
    return undefined;
  };
}

/** The second step of a sign-in whose password was right: FACTOR-02. */
function SecondFactorStep({ asked, onCancel }: { asked: SecondFactorAsked; onCancel: () => void }) {
  const { challenge, ways, passkey } = asked;
  const finish = useFinishSignIn();
  const send = async (given: GivenFactor) =>
    "password" in given ? undefined : finish({ challenge, ...given });
  return (
    <SessionFrame title="Second step">
      <p className="mt-2 mb-8 text-soft">Your password is right. Now show that it is you.</p>
      <FactorForm
        ways={ways}
        passkey={passkey}
        submit={{ idle: "Sign In", busy: "Validating..." }}
        send={send}
        onCancel={onCancel}
      />
    </SessionFrame>
  );
}

/** Signing in with a passkey alone, where somebody has one: FACTOR-05. */
function PasskeySignIn() {
  const finish = useFinishSignIn();
  const [offered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => setOffered(hasPasskeys()), []);
  if (!offered) return null;

  async function ask(): Promise<string | undefined> {
    const begun = await callApi(sessionCalls.startPasskeySignIn, { texts });
    if (!begun.ok) return begun.message;
    const result = await answerWithPasskey(begun.body.passkey);
    if ("failure" in result) return result.failure;
    return finish({ challenge: begun.body.challenge, passkey: result.answer });
  }

  async function signIn() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await ask());
    setBusy(false);
  }

  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-rule pt-5">
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        variant="quiet"
        className="w-full"
        aria-disabled={busy || undefined}
        onClick={() => void signIn()}
      >
        <Fingerprint aria-hidden="true" className="size-4.5" />
        {busy ? "Validating..." : "Use a passkey"}
      </Button>
    </div>
  );
}
