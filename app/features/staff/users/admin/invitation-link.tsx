import { invitationHours } from "#app/features/staff/users/users-invitations.messages.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

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
