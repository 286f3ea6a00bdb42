import { Link } from "react-router";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { callApi } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { signInMessages } from "./session.messages.ts";
import { type SignInForm, signInForm } from "./session.schema.ts";

type SignInReply = { success?: boolean; token?: string; user_name?: string; message?: string };

const texts = { failed: signInMessages.failed, broke: signInMessages.unreachable };

/**
 * Email and password. A submit is ignored while a field is empty or a request runs; success needs an OK status
 * and `success: true`. The form has no default values, so what was typed before the page hydrated stays.
 * @param props.mails whether mail is configured: then a link for a new password can be sent (SESSION-13)
 */
export function LoginForm({ mails }: { mails: boolean }) {
  const { checking, notice, login } = useAuth();
  const { form, result, setResult, handleSubmit } = useDashboardForm(signInForm, { repeat: false });
  const { isSubmitting } = form.formState;

  async function signIn({ email, password }: SignInForm) {
    const reply = await callApi<SignInReply>("signIn", { json: { email, password }, texts });
    if (!reply.ok) return setResult(reply);
    const { success, token, user_name, message } = reply.body;
    if (success !== true || !token)
      return setResult({ ok: false, message: message || signInMessages.failed });
    login({ token, user: { name: user_name || email, email } });
  }

  const submit = handleSubmit(signIn, (errors) => {
    const isFilled = Object.values(errors).every(({ message }) => message !== signInMessages.incomplete);
    // Too long, for instance: no account has it.
    if (isFilled) setResult({ ok: false, message: signInMessages.wrong });
  });

  return (
    // post: should the browser ever submit by itself, a password must not end up in the address.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {notice && !result && <Notice role="status">{notice}</Notice>}
      <FormNotice result={result} />
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            {...form.register("email")}
            type="email"
            autoComplete="username"
            spellCheck={false}
          />
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
        {(control) => (
          <PasswordInput {...control} {...form.register("password")} autoComplete="current-password" />
        )}
      </Field>
      {/* Until the page has hydrated nobody listens, so until then there is nothing to press. */}
      <Button
        type="submit"
        disabled={checking}
        aria-disabled={isSubmitting || undefined}
        className="mt-2 w-full"
      >
        {isSubmitting ? "Validating..." : "Sign In"}
      </Button>
    </form>
  );
}
