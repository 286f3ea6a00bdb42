import { FormField, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { download } from "#app/dashboard/download.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { karachiDay } from "#app/lib/dates.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { systemMessages } from "./system.messages.ts";
import { type BackupForm, backupForm } from "./system.schema.ts";

/** Asks for the password, then saves the archive as a file. */
export function BackupDialog({ refresh, onClose }: { refresh: () => Promise<unknown>; onClose: () => void }) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(backupForm, {
    defaultValues: { password: "" },
  });

  async function save(values: BackupForm) {
    const file = `umeed-backup-${karachiDay(new Date())}.tar`;
    const failure = await download("downloadBackup", file, {
      body: values,
      failed: systemMessages.backupFailed,
    });
    if (failure === systemMessages.passwordWrong) return form.setError("password", { message: failure });
    if (failure) return setResult({ ok: false, message: failure });
    toast.success(`The backup is saved as ${file}.`);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title="Download a backup"
      save={{ idle: "Download", busy: "Making the backup..." }}
      saving={form.formState.isSubmitting}
      unsaved={false}
      result={result}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <p>
        The file contains everything: names, phone numbers, messages, registrations. Keep it where only staff
        can get at it, and not on a shared computer.
      </p>
      <FormField form={form} name="password" label="Your password" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
    </EditorDialog>
  );
}
