import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useAuth } from "#app/dashboard/session.tsx";
import { callApi } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { signInMessages } from "./session.messages.ts";

type SignInReply = { success?: boolean; token?: string; user_name?: string; message?: string };

const texts = { failed: signInMessages.failed, broke: signInMessages.unreachable };

/**
 * Email and password. A submit is ignored while a field is empty or a request runs; success needs an OK status
 * and `success: true`. The fields are the browser's own, so what was typed before the page came alive stays.
 */
export function LoginForm() {
  const { checking, notice, login } = useAuth();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email") ?? "").trim();
    const password = String(form.get("password") ?? "");
    if (!email || !password || running) return;

    setRunning(true);
    setFailure(undefined);
    const result = await callApi<SignInReply>("signIn", { json: { email, password }, texts });
    setRunning(false);
    if (!result.ok) return setFailure(result.message);
    const { success, token, user_name, message } = result.body;
    if (success !== true || !token) return setFailure(message || signInMessages.failed);
    login({ token, user: { name: user_name || email, email } });
  }

  return (
    // post: should the browser ever submit by itself, a password must not end up in the address.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {notice && !failure && <Notice role="status">{notice}</Notice>}
      {failure && (
        <Notice role="alert" tone="bad">
          {failure}
        </Notice>
      )}
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Password"
        aside={
          <Link to="/" className="text-link py-0.5 text-sm">
            Forgot Password?
          </Link>
        }
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      {/* Until the page is alive nobody listens, so until then there is nothing to press. */}
      <Button type="submit" disabled={checking} aria-disabled={running} className="mt-2 w-full">
        {running ? "Validating..." : "Sign In"}
      </Button>
    </form>
  );
}
