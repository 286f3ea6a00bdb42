import { type ComponentProps, useId } from "react";
import { Link, Outlet } from "react-router";
import { call } from "#app/dashboard/call.ts";
import {
  FormField,
  FormNotice,
  type FormResult,
  resultOf,
  useDashboardForm,
} from "#app/dashboard/dashboard-form.tsx";
import { PasswordField } from "#app/dashboard/form-fields.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { auditCalls } from "#app/features/staff/audit/audit.calls.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { credentialsCalls } from "./credentials.calls.ts";
import { credentialsMessages, savingTexts } from "./credentials.messages.ts";
import {
  type DashboardPasswordForm,
  dashboardPasswordForm,
  dashboardUsernameForm,
} from "./credentials.schema.ts";

export default function CredentialsDashboard() {
  return (
    <>
      <PageHeading>Your own name, password and second factor.</PageHeading>
      <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-2">
        <UsernameForm />
        <PasswordForm />
      </div>
      {/* The second factors: features/staff/two-factor. */}
      <Outlet />
      <div className="mt-8 max-w-5xl border-t border-rule pt-4">
        <p className="max-w-prose text-sm text-soft">
          Has somebody else used your account?{" "}
          <Link to="/dashboard/sessions" className="text-link font-semibold">
            Your sessions
          </Link>{" "}
          shows where it is signed in, and lets you end any session.{" "}
          <MayCall to={auditCalls.listAuditLog}>
            <Link to="/dashboard/audit-log" className="text-link font-semibold">
              Last changes
            </Link>{" "}
            shows who changed what, and when.
          </MayCall>
        </p>
      </div>
    </>
  );
}

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
  // Whoever leaves the last field has left out what is still empty.
  const all = fields.map(({ name }) => name);

  async function save(passwords: DashboardPasswordForm) {
    const reply = await call(credentialsCalls.updateCredentials, { body: passwords, texts: savingTexts });
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
        <PasswordField
          key={name}
          form={form}
          name={name}
          deps={name === "confirmPassword" ? all : deps}
          label={label}
          required
          saysMissing
          hint={hint}
          readOnly={isSubmitting}
          autoComplete={autoComplete}
        />
      ))}
    </CredentialsPanel>
  );
}

/** Update Username. What is wrong is said once the field was left. */
export function UsernameForm() {
  const { user, rename } = useAuth();
  const { form, result, setResult, handleSubmit } = useDashboardForm(
    dashboardUsernameForm(user?.name ?? ""),
    {
      defaultValues: { newUsername: "" },
      mode: "onTouched",
    },
  );

  async function save({ newUsername }: { newUsername: string }) {
    const reply = await call(credentialsCalls.updateCredentials, {
      body: { newUsername },
      texts: savingTexts,
    });
    setResult(resultOf(reply, credentialsMessages.usernameUpdated));
    if (!reply.ok) return;
    rename(newUsername);
    form.reset();
  }

  return (
    <CredentialsPanel
      title="Update Username"
      about="The dashboard greets you by this name, and it appears in the audit log. You still sign in with your email."
      button={{ label: "Update Username", busy: "Updating..." }}
      state={form.formState}
      result={result}
      onChange={() => setResult(undefined)}
      onSubmit={handleSubmit(save)}
    >
      <FormField
        form={form}
        name="newUsername"
        label="New Username"
        required
        saysMissing
        hint={
          user && (
            <>
              Current username: <bdi className="font-semibold text-soft">{user.name}</bdi>
            </>
          )
        }
      >
        {(control) => (
          <TextInput {...control} readOnly={form.formState.isSubmitting} dir="auto" autoComplete="off" />
        )}
      </FormField>
    </CredentialsPanel>
  );
}

type CredentialsPanelProps = Pick<ComponentProps<"form">, "onChange" | "onSubmit" | "children"> & {
  title: string;
  about: string;
  button: { label: string; busy: string };
  state: { isValid: boolean; isSubmitting: boolean };
  result: FormResult | undefined;
};

/** One of the two forms of Security Settings. It can be sent only when it is valid. */
function CredentialsPanel(props: CredentialsPanelProps) {
  const { title, about, button, state, result, children, ...rest } = props;
  const { isValid, isSubmitting } = state;
  const id = useId();
  return (
    // post: should the browser ever submit by itself, a password must not end up in the address.
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      className="flex flex-col gap-5 border border-rule bg-raised px-4 py-5 sm:px-6"
      {...rest}
    >
      <div>
        <PanelTitle id={id}>{title}</PanelTitle>
        <p className="mt-1 text-sm text-soft">{about}</p>
      </div>
      {children}
      <FormNotice result={result} />
      <Button type="submit" disabled={!isValid || isSubmitting} className="self-start">
        {isSubmitting ? button.busy : button.label}
      </Button>
    </form>
  );
}
