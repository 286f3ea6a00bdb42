import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import { closingForm } from "./closings.schema.ts";

/** The last day of the month before this one. */
const lastMonthEnd = (): string => addDays(`${karachiDay(new Date()).slice(0, 7)}-01`, -1);

type ClosingDialogProps = { through: string; refresh: () => Promise<unknown>; onClose: () => void };

export function ClosingDialog({ through, ...props }: ClosingDialogProps) {
  const { form, dialog } = useDialogForm({
    ...props,
    schema: closingForm,
    values: { through: lastMonthEnd(), reason: "" },
    send: (body) => call(closingsCalls.closeBooks, { body, texts: { failed: messages.saveFailed } }),
    done: messages.closed(""),
    // The reason may be added, and the same sent again.
    onRefused: () => true,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Close the books"
      noun="closing"
      save={{ idle: "Close the books", busy: "Closing..." }}
      notices={
        <p className="mb-5 text-sm text-soft">
          Gifts, statement lines, payouts and fund entries dated up to that day stay as they are.
          {through &&
            ` An earlier day than ${formatDay(through)} moves the closing back: a second person must agree.`}
        </p>
      }
    >
      <TextField
        form={form}
        name="through"
        label="Last day to close"
        required
        type="date"
        max={addDays(karachiDay(new Date()), -1)}
      />
      <TextAreaField
        form={form}
        name="reason"
        label="Reason"
        hint="Needed where an account is not equal, and to move the closing back."
        rows={2}
      />
    </EditorDialog>
  );
}
