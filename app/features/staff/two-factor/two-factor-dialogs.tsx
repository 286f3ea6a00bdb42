import { useState } from "react";
import { z } from "zod";
import { call, useRefresh } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { makePasskey } from "#app/dashboard/passkey.ts";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { AuthenticatorSetUp } from "./authenticator-set-up.tsx";
import { type OnAdded, RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { maxPasskeyName, twoFactorMessages as messages } from "./two-factor.messages.ts";
import { type OwnPasskey, passkeyName } from "./two-factor.schema.ts";

export type OpenFactorDialog =
  | { what: "set up app" | "remove app" | "new passkey" | "new codes" }
  | { what: "remove passkey"; passkey: OwnPasskey }
  | { what: "codes"; codes: string[] };

type TwoFactorDialogsProps = {
  open: OpenFactorDialog;
  setOpen: (open: OpenFactorDialog | undefined) => void;
  onChanged: () => void;
};

const texts = { failed: messages.saveFailed };

/** The one dialog that is open on one's own second factors. */
export function TwoFactorDialogs({ open, setOpen, onChanged }: TwoFactorDialogsProps) {
  const refreshFactors = useRefresh(twoFactorCalls.readTwoFactor, twoFactorCalls.readTwoFactorRoles);
  const toast = useToast();
  const close = () => setOpen(undefined);

  const onAdded: OnAdded = async (message, codes) => {
    toast.success(message);
    if (codes) setOpen({ what: "codes", codes });
    else close();
    await refreshFactors();
    if (!codes) onChanged();
  };
  const refresh = async () => {
    await refreshFactors();
    onChanged();
  };

  switch (open.what) {
    case "set up app":
      return <AuthenticatorSetUp onAdded={onAdded} onClose={close} />;
    case "new passkey":
      return <NewPasskeyDialog onAdded={onAdded} onClose={close} />;
    case "new codes":
      return <RenewCodesDialog onAdded={onAdded} onClose={close} />;
    case "codes":
      return (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            close();
            onChanged();
          }}
        />
      );
    case "remove app":
      return (
        <DeletionDialog
          title="Remove the authenticator app?"
          question="Its codes are no longer asked for when you sign in."
          name="Authenticator app"
          confirm="Remove"
          busy="Removing..."
          remove={() => call(twoFactorCalls.deleteTotp, { texts })}
          done={messages.totpRemoved}
          refresh={refresh}
          onClose={close}
        />
      );
    case "remove passkey":
      return (
        <DeletionDialog
          title="Remove this passkey?"
          question="You can no longer sign in with it. Delete it on the device, too."
          name={open.passkey.name}
          confirm="Remove"
          busy="Removing..."
          remove={() => call(twoFactorCalls.deletePasskey, { body: { id: open.passkey.id }, texts })}
          done={messages.passkeyRemoved}
          refresh={refresh}
          onClose={close}
        />
      );
  }
}

function RenewCodesDialog({ onAdded, onClose }: { onAdded: OnAdded; onClose: () => void }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function renew() {
    setBusy(true);
    const reply = await call(twoFactorCalls.renewRecoveryCodes, { texts });
    setBusy(false);
    if (reply.ok) return onAdded(messages.codesRenewed, reply.body.recovery_codes);
    toast.error(reply.message);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Make new recovery codes?"
      confirm={busy ? "Making them..." : "Make new codes"}
      busy={busy}
      onConfirm={() => void renew()}
      onCancel={onClose}
    >
      <p>The codes that you have now will no longer work.</p>
    </ConfirmDialog>
  );
}

const nameForm = z.object({ name: passkeyName });
const hint = "By which you know it again: Office laptop, My phone.";

/** Names a new passkey, and has the browser make it. */
function NewPasskeyDialog({ onAdded, onClose }: { onAdded: OnAdded; onClose: () => void }) {
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
