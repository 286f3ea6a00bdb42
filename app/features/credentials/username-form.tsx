import { call } from "#app/dashboard/call.ts";
import { FormField, resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { credentialsMessages, savingTexts } from "./credentials.messages.ts";
import { dashboardUsernameForm } from "./credentials.schema.ts";
import { CredentialsPanel } from "./credentials-panel.tsx";

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
    const reply = await call("updateCredentials", { body: { newUsername }, texts: savingTexts });
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
