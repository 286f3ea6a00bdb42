import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { RestoredNotice } from "#app/dashboard/editor-notices.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { type InvitationForm, invitationForm } from "#app/features/staff/users/users.schema.ts";
import {
  invitationHours,
  invitationMessages as messages,
} from "#app/features/staff/users/users-invitations.messages.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { RolesField } from "./user-form.tsx";

type InviteDialogProps = {
  refresh: () => Promise<unknown>;
  /** Where no mail goes: the link, to be shown. */
  onLink: (made: HandedOver) => void;
  onClose: () => void;
};

/** Asks for whom to invite, and as what. */
export function InviteDialog({ refresh, onLink, onClose }: InviteDialogProps) {
  const { works } = useSiteMail();
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(invitationForm, {
    defaultValues: { name: "", email: "", roles: [] },
  });
  const { isSubmitting, isDirty, errors } = form.formState;
  const draft = useDraft(form, "invitation:new");

  async function invite(body: InvitationForm) {
    const reply = await call(usersCalls.createInvitation, {
      body,
      texts: { failed: messages.failed },
      createKey: draft.createKey,
    });
    if (!reply.ok) return setResult(reply);
    draft.forget();
    onClose();
    const { invitation, link, message } = reply.body;
    if (link === undefined) toast.success(message ?? messages.made);
    else onLink({ name: invitation.name, link });
    void refresh();
  }

  return (
    <EditorDialog
      title="Invite a colleague"
      noun="invitation"
      save={
        works ? { idle: "Send Invitation", busy: "Sending..." } : { idle: "Make Link", busy: "Making..." }
      }
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(invite)}
      onClose={() => {
        draft.forget();
        onClose();
      }}
      onLeave={draft.forget}
      notices={
        <>
          {draft.restored && (
            <RestoredNotice
              onStartOver={() => {
                form.reset();
                draft.forget();
              }}
            />
          )}
          <p className="mb-5 text-sm text-soft">
            {works
              ? `They get a mail with a link, choose their own password and can sign in from then. The link works once, for ${invitationHours} hours.`
              : `You get a link to hand over, because no mail server is set. With it they choose their own password. It works once, for ${invitationHours} hours.`}
          </p>
        </>
      }
    >
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="email" label="Email" required type="email" autoComplete="off" />
      <RolesField {...form.register("roles")} error={errors.roles?.message} />
    </EditorDialog>
  );
}

/** The link that the server tells once, and whom it is for. */
export type HandedOver = { name: string; link: string };

/** Where no mail server is set: the link to hand over. */
export function InvitationLink({ name, link, onClose }: HandedOver & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={`Link for ${name}`}>
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <p>
          Give it to <bdi className="font-semibold">{name}</bdi> alone: whoever opens it first chooses the
          password. It works once, for {invitationHours} hours, and is shown only now.
        </p>
        <Field label="Link">
          {(control) => (
            <TextInput {...control} value={link} readOnly onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <p>
          <CopyButton text={link} what="the link" />
        </p>
      </div>
    </Dialog>
  );
}
