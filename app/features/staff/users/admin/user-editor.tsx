import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { PasswordField, TextField } from "#app/dashboard/form-fields.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { changeTexts, usersMessages } from "#app/features/staff/users/users.messages.ts";
import { type User, userEdit } from "#app/features/staff/users/users.schema.ts";
import { RolesField } from "./roles-field.tsx";

type UserEditorProps = { user: User; refresh: () => Promise<unknown>; onClose: () => void };

const valuesOf = ({ name, email, roles }: User) => ({ name, email, roles, password: "" });

/** Changes a user's name, address or password. */
export function UserEditor({ user, refresh, onClose }: UserEditorProps) {
  const dashboardForm = useDashboardForm(userEdit, { defaultValues: valuesOf(user) });
  const { form } = dashboardForm;
  const draft = useDraft(form, `user:${user.id}`, { secret: ["password"] });
  const save = useSave(dashboardForm, {
    noun: "user",
    draft,
    row: user,
    valuesOf,
    send: ({ password, ...changes }) =>
      call(usersCalls.updateUser, {
        body: {
          id: user.id,
          ...changes,
          password: password || undefined,
        },
        texts: changeTexts,
      }),
    canRemake: false,
    done: () => usersMessages.updated,
    refresh,
    onClose,
  });

  return (
    <EditorDialog
      {...save.dialog}
      title={`Edit ${user.name}`}
      save={{ idle: "Update User", busy: "Updating..." }}
      notices={<EditorNotices save={save} />}
    >
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="email" label="Email" required type="email" autoComplete="off" />
      <PasswordField
        form={form}
        name="password"
        label="New password"
        hint="Leave it empty to keep the password. A new password signs this user out everywhere."
        autoComplete="new-password"
      />
      <RolesField {...form.register("roles")} error={form.formState.errors.roles?.message} />
    </EditorDialog>
  );
}
