import { useRef } from "react";
import { call } from "#app/dashboard/call.ts";
import { FormNotice, resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { RestoredNotice } from "#app/dashboard/editor-notices.tsx";
import { PasswordField, TextField } from "#app/dashboard/form-fields.tsx";
import { useNewForm } from "#app/dashboard/form-fold.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { minFirstPasswordLength, usersMessages } from "#app/features/staff/users/users.messages.ts";
import { type UserForm, userForm } from "#app/features/staff/users/users.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { RolesField } from "./roles-field.tsx";

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
