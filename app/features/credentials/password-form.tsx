import { call } from "#app/dashboard/call.ts";
import { FormField, resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { credentialsMessages, savingTexts } from "./credentials.messages.ts";
import { type DashboardPasswordForm, dashboardPasswordForm } from "./credentials.schema.ts";
import { CredentialsPanel } from "./credentials-panel.tsx";

type Name = keyof DashboardPasswordForm;

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
  const { form, result, setResult, handleSubmit } = useDashboardForm(dashboardPasswordForm, {
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    mode: "onTouched",
  });
  const { isSubmitting, touchedFields } = form.formState;
  // The rules for these two are looked at only when all three fields are filled in.
  const deps = (["newPassword", "confirmPassword"] as const).filter((name) => touchedFields[name]);

  async function save(passwords: DashboardPasswordForm) {
    const reply = await call("updateCredentials", { body: passwords, texts: savingTexts });
    const { ok, message } = resultOf(reply, credentialsMessages.passwordUpdated);
    const field = refusedFields.get(message);
    if (field) return form.setError(field, { message }, { shouldFocus: true });
    setResult({ ok, message });
    if (ok) form.reset();
  }

  return (
    <CredentialsPanel
      title="Change Password"
      about="You stay signed in here and are signed out everywhere else."
      button={{ label: "Change Password", busy: "Changing..." }}
      state={form.formState}
      result={result}
      onChange={() => setResult(undefined)}
      onSubmit={handleSubmit(save)}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <FormField key={name} form={form} name={name} deps={deps} label={label} required hint={hint}>
          {(control) => <PasswordInput {...control} readOnly={isSubmitting} autoComplete={autoComplete} />}
        </FormField>
      ))}
    </CredentialsPanel>
  );
}
