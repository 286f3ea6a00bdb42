import { call } from "#app/dashboard/call.ts";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { PasswordField, TextField } from "#app/dashboard/form-fields.tsx";
import { useEditor } from "#app/dashboard/use-editor.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { changeTexts, usersMessages } from "#app/features/staff/users/users.messages.ts";
import { type User, userEdit } from "#app/features/staff/users/users.schema.ts";
import { RolesField } from "./roles-field.tsx";

type UserEditorProps = { user: User; refresh: () => Promise<unknown>; onClose: () => void };

/** Changes a user's name, address or password. */
export function UserEditor({ user, refresh, onClose }: UserEditorProps) {
  const editor = useEditor({
    noun: "user",
    row: user,
    schema: userEdit,
    valuesOf: (row) => ({
      name: row?.name ?? "",
      email: row?.email ?? "",
      roles: row?.roles ?? [],
      password: "",
    }),
    labels: { name: "Name", email: "Email", roles: "Roles" },
    secret: ["password"],
    save: ({ password, ...changes }) =>
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
  const { form } = editor;

  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={`Edit ${user.name}`}
      save={{ idle: "Update User", busy: "Updating..." }}
      notices={<EditorNotices editor={editor} />}
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
