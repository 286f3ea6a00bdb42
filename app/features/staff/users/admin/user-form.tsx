import { useId, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { roles, roleTexts } from "#app/contract/permissions.ts";
import { call } from "#app/dashboard/call.ts";
import { FormNotice, resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices, RestoredNotice } from "#app/dashboard/editor-notices.tsx";
import { PasswordField, TextField } from "#app/dashboard/form-fields.tsx";
import { useNewForm } from "#app/dashboard/form-fold.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import {
  changeTexts,
  minFirstPasswordLength,
  usersMessages,
} from "#app/features/staff/users/users.messages.ts";
import { type User, type UserForm, userEdit, userForm } from "#app/features/staff/users/users.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";

/** The form that adds a user. What the server refuses is said above the button, and nothing typed is lost. */
export function AddUserForm({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const { form, result, setResult, handleSubmit } = useDashboardForm(userForm, {
    defaultValues: { name: "", email: "", password: "", roles: [] },
  });
  const { isSubmitting, isDirty } = form.formState;
  const draft = useDraft(form, "user:new", { secret: ["password"] });
  const element = useRef<HTMLFormElement>(null);
  useNewForm(element);

  async function add(user: UserForm) {
    const reply = await call(usersCalls.createUser, {
      body: user,
      texts: { failed: usersMessages.addFailed, broke: usersMessages.addUnreachable },
      createKey: draft.createKey,
    });
    setResult(resultOf(reply, usersMessages.created));
    if (!reply.ok) return;
    draft.forget();
    form.reset();
    void onAdded();
  }

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="add-user"
      onSubmit={handleSubmit(add)}
      className="grid gap-4 border border-rule bg-raised p-4 sm:p-5"
    >
      <LeaveGuard unsaved={isDirty} onLeave={draft.forget} />
      <div>
        <PanelTitle id="add-user">Add a user</PanelTitle>
        <p className="mt-1 text-sm text-soft">
          An invitation is better: they choose their own password, and nobody else knows it.
        </p>
      </div>
      {draft.restored && (
        <RestoredNotice
          onStartOver={() => {
            form.reset();
            draft.forget();
          }}
        />
      )}
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="email" label="Email" required type="email" autoComplete="off" />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        required
        hint={`At least ${minFirstPasswordLength} characters. They can change it after signing in.`}
        autoComplete="new-password"
      />
      <RolesField {...form.register("roles")} error={form.formState.errors.roles?.message} />
      <FormNotice result={result} />
      <Button type="submit" variant="quiet" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? "Adding..." : "Add User"}
      </Button>
    </form>
  );
}

/** What a user may do: a check box for each role, with what it is for. */
export function RolesField({ error, ...registered }: UseFormRegisterReturn & { error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-semibold">Roles</legend>
      {roles.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input
            type="checkbox"
            value={role}
            aria-invalid={error ? true : undefined}
            {...registered}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-emerald"
          />
          <span>
            {roleTexts[role].label}
            <span className="block text-sm text-soft">{roleTexts[role].purpose}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} role="alert" className="text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </fieldset>
  );
}

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
