import { z } from "zod";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { makePasskey } from "#app/dashboard/passkey.ts";
import type { OnAdded } from "./recovery-codes-dialog.tsx";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { maxPasskeyName, twoFactorMessages as messages } from "./two-factor.messages.ts";
import { type OwnPasskey, passkeyName } from "./two-factor.schema.ts";

const texts = { failed: messages.saveFailed };
const nameForm = z.object({ name: passkeyName.shape.name });
const hint = "By which you know it again: Office laptop, My phone.";

/** Names a new passkey, and has the browser make it. */
export function NewPasskeyDialog({ onAdded, onClose }: { onAdded: OnAdded; onClose: () => void }) {
  const { form, result, setResult, handleSubmit } = useDashboardForm(nameForm, {
    defaultValues: { name: "" },
  });

  const onSubmit = handleSubmit(async ({ name }) => {
    const begun = await call(twoFactorCalls.startPasskey, { texts });
    if (!begun.ok) return setResult(begun);
    const made = await makePasskey(begun.body.passkey);
    if ("failure" in made) return setResult({ ok: false, message: made.failure });
    const body = { challenge: begun.body.challenge, name, passkey: made.answer };
    const reply = await call(twoFactorCalls.createPasskey, { body, texts });
    if (!reply.ok) return setResult(reply);
    await onAdded(messages.passkeyAdded, reply.body.recovery_codes);
  });

  return (
    <EditorDialog
      title="Add a passkey"
      save={{ idle: "Continue", busy: "Waiting for the browser..." }}
      saving={form.formState.isSubmitting}
      unsaved={false}
      result={result}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" required hint={hint} maxLength={maxPasskeyName} />
      <p className="text-sm text-soft">
        Then your browser asks for a fingerprint, a face, a PIN or a security key.
      </p>
    </EditorDialog>
  );
}

type PasskeyNameDialogProps = {
  passkey: OwnPasskey;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

export function PasskeyNameDialog({ passkey, refresh, onClose }: PasskeyNameDialogProps) {
  const { form, dialog } = useDialogForm({
    schema: nameForm,
    values: { name: passkey.name },
    send: ({ name }) => call(twoFactorCalls.renamePasskey, { body: { id: passkey.id, name }, texts }),
    done: messages.passkeyRenamed,
    refresh,
    onClose,
  });
  return (
    <EditorDialog {...dialog} title="Rename the passkey" save={{ idle: "Save", busy: "Saving..." }}>
      <TextField form={form} name="name" label="Name" required hint={hint} maxLength={maxPasskeyName} />
    </EditorDialog>
  );
}
