import { FormField, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { usersMessages } from "./users.messages.ts";
import { type User, type UserEdit, userEdit } from "./users.schema.ts";
import { updateUser } from "./users-calls.ts";

type UserEditorProps = { user: User; refresh: () => Promise<unknown>; onClose: () => void };

/** Changes a user's name, address or password. */
export function UserEditor({ user, refresh, onClose }: UserEditorProps) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(userEdit, {
    defaultValues: { name: user.name, email: user.email, password: "" },
  });
  const { isSubmitting, isDirty } = form.formState;

  async function save({ password, ...changes }: UserEdit) {
    const reply = await updateUser({ id: user.id, ...changes, password: password || undefined });
    if (!reply.ok) return setResult(reply);
    toast.success(reply.body.message ?? usersMessages.updated);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title={`Edit ${user.name}`}
      save={{ idle: "Update User", busy: "Updating..." }}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <FormField form={form} name="name" label="Name" required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="email" label="Email" required>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label="New password"
        hint="Left empty, the password stays. A new one signs this user out everywhere."
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </EditorDialog>
  );
}
