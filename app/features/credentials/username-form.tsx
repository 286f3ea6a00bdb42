import { useState } from "react";
import { useAuth } from "#app/dashboard/session.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { credentialsMessages } from "./credentials.messages.ts";
import { usernameRule } from "./credentials.schema.ts";
import { saveUsername } from "./credentials-calls.ts";
import { CredentialsPanel, type CredentialsResult } from "./credentials-panel.tsx";

/** Update Username. What is wrong is said once the field was left. */
export function UsernameForm() {
  const { user, rename } = useAuth();
  const [name, setName] = useState("");
  const [left, setLeft] = useState(false);
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState<CredentialsResult>();

  const checked = usernameRule(user?.name ?? "").safeParse(name);
  const error = left ? checked.error?.issues[0]?.message : undefined;

  function change(next: string) {
    setName(next);
    setResult(undefined);
  }

  async function save() {
    if (!checked.success) return;
    setSaving(true);
    setResult(undefined);
    const answer = await saveUsername(checked.data);
    setSaving(false);
    if (!answer.ok) return setResult({ tone: "bad", text: answer.message });
    rename(checked.data);
    setName("");
    setLeft(false);
    setResult({ tone: "good", text: answer.body.message ?? credentialsMessages.usernameUpdated });
  }

  return (
    <CredentialsPanel
      title="Update Username"
      about="The name that the dashboard greets you by, and that stands in the log of changes. You go on signing in with your email."
      result={result}
      submit={{ label: "Update Username", busy: "Updating..." }}
      valid={checked.success}
      saving={saving}
      onSubmit={save}
    >
      <Field
        label="New Username"
        required
        error={error}
        hint={
          user && (
            <>
              Current username: <bdi className="font-semibold text-soft">{user.name}</bdi>
            </>
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            name="newUsername"
            dir="auto"
            autoComplete="off"
            readOnly={saving}
            value={name}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setLeft(name !== "" || left)}
          />
        )}
      </Field>
    </CredentialsPanel>
  );
}
