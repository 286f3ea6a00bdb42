import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { call, callQuery } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { factorText } from "#app/lib/second-factor-rules.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { OnAdded } from "./recovery-codes-dialog.tsx";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";
import type { StartedTotp } from "./two-factor.schema.ts";

const texts = { failed: messages.saveFailed };
const form = z.object({ code: factorText });

/** Shows the secret of a new app as a QR code, and takes the first code. */
export function AuthenticatorSetUp({ onAdded, onClose }: { onAdded: OnAdded; onClose: () => void }) {
  // A new secret each time the dialog is opened; nothing of it is kept.
  const started = useQuery({
    ...callQuery(twoFactorCalls.startTotp, { texts }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const {
    form: fields,
    result,
    setResult,
    handleSubmit,
  } = useDashboardForm(form, { defaultValues: { code: "" } });

  const onSubmit = handleSubmit(async (body) => {
    const reply = await call(twoFactorCalls.confirmTotp, { body, texts });
    if (!reply.ok) return setResult(reply);
    await onAdded(messages.totpSet, reply.body.recovery_codes);
  });

  return (
    <EditorDialog
      title="Set up an authenticator app"
      save={{ idle: "Confirm", busy: "Confirming..." }}
      saving={fields.formState.isSubmitting}
      unsaved={false}
      result={result}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {started.data ? (
        <>
          <Secret started={started.data} />
          <TextField
            form={fields}
            name="code"
            label="2. Enter the code that the app shows now"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            className="figures"
          />
        </>
      ) : (
        <NotLoaded query={started} loading="Making a secret..." comfort="Nothing is set up yet." />
      )}
    </EditorDialog>
  );
}

function Secret({ started: { secret, qr } }: { started: StartedTotp }) {
  return (
    <div>
      <p className="font-semibold">1. Scan this code with the app</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code for an authenticator app. The key below says the same."
        className="mt-3 size-52 border border-rule"
      />
      <p className="mt-3 text-sm text-soft">No camera? Enter this key in the app:</p>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <code className="min-w-0 break-words">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
        <CopyButton text={secret} what="the key" />
      </p>
    </div>
  );
}
