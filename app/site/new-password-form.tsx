import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";

type NewPasswordFormProps = {
  /** The page, which answers the form with itself: it is posted without JavaScript, too. */
  action: string;
  /** Of the link that opened the page. */
  token: string;
  /** Whose password it is, so that the browser's password manager keeps both together. */
  email?: string;
  fault: string | undefined;
  /** The button's words. */
  save: string;
};

/** What a password must have, and the field for it. */
export function NewPasswordForm({ action, token, email, fault, save }: NewPasswordFormProps) {
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <p className="mt-2 mb-8 text-soft">
        At least 8 characters, with an uppercase and a lowercase letter, a number and one of @$!%*?&amp;.
      </p>
      <Form method="post" action={action} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        {email && <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />}
        <Field label="New password" required error={fault}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={500} />
          )}
        </Field>
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? "Saving..." : save}
        </Button>
      </Form>
    </>
  );
}
