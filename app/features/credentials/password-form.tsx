import { useRef, useState } from "react";
import { useAuth } from "#app/dashboard/session.tsx";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { credentialsMessages } from "./credentials.messages.ts";
import { dashboardPasswordForm } from "./credentials.schema.ts";
import { savePassword } from "./credentials-calls.ts";
import { CredentialsPanel, type CredentialsResult } from "./credentials-panel.tsx";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };
type Passwords = typeof empty;
type Name = keyof Passwords;

/** What the server alone can find out, and the field that it is about. */
const refusedFields = new Map<string, Name>([
  [credentialsMessages.currentMissing, "currentPassword"],
  [credentialsMessages.currentWrong, "currentPassword"],
  [passwordMessages.tooCommon, "newPassword"],
]);

const fields: { name: Name; label: string; autoComplete: string; hint?: string }[] = [
  { name: "currentPassword", label: "Current Password", autoComplete: "current-password" },
  {
    name: "newPassword",
    label: "New Password",
    autoComplete: "new-password",
    hint: "At least 8 characters, with an uppercase and a lowercase letter, a number and one of @$!%*?&",
  },
  { name: "confirmPassword", label: "Confirm New Password", autoComplete: "new-password" },
];

/** Change Password. What is wrong with a field is said once it was left. */
export function PasswordForm() {
  const { user } = useAuth();
  const [passwords, setPasswords] = useState(empty);
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [refused, setRefused] = useState<Partial<Passwords>>({});
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState<CredentialsResult>();
  const inputs = useRef(new Map<Name, HTMLInputElement | null>());

  const checked = dashboardPasswordForm.safeParse(passwords);
  const errorOf = (name: Name) =>
    refused[name] ??
    (left.includes(name) ? checked.error?.issues.find(({ path }) => path[0] === name)?.message : undefined);

  function change(name: Name, value: string) {
    setPasswords({ ...passwords, [name]: value });
    setRefused({ ...refused, [name]: undefined });
    setResult(undefined);
  }

  async function save() {
    setSaving(true);
    setResult(undefined);
    const answer = await savePassword(passwords);
    setSaving(false);
    if (answer.ok) {
      setPasswords(empty);
      setLeft([]);
      return setResult({ tone: "good", text: answer.body.message ?? credentialsMessages.passwordUpdated });
    }
    const field = refusedFields.get(answer.message);
    if (!field) return setResult({ tone: "bad", text: answer.message });
    setRefused({ [field]: answer.message });
    inputs.current.get(field)?.focus();
  }

  return (
    <CredentialsPanel
      title="Change Password"
      about="You stay signed in here, and are signed out everywhere else."
      result={result}
      submit={{ label: "Change Password", busy: "Changing..." }}
      valid={checked.success && Object.values(refused).every((message) => message === undefined)}
      saving={saving}
      onSubmit={save}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field key={name} label={label} required error={errorOf(name)} hint={hint}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={(input) => void inputs.current.set(name, input)}
              name={name}
              autoComplete={autoComplete}
              readOnly={saving}
              value={passwords[name]}
              onChange={(event) => change(name, event.target.value)}
              onBlur={() => passwords[name] !== "" && setLeft([...left, name])}
            />
          )}
        </Field>
      ))}
    </CredentialsPanel>
  );
}
