import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Difference } from "./differences.ts";
import { isLong, TwoTexts } from "./two-texts.tsx";

type ConflictDialogProps = {
  /** One sentence on what has happened. */
  message: string;
  differences: Difference[];
  /** Saves the form over theirs. */
  onKeepMine: () => void;
  /** Puts theirs into the form. */
  onTakeTheirs: () => void;
  /** Back to the form, with nothing decided: the next save asks again. */
  onClose: () => void;
};

/** A save came too late: what differs between the form and what somebody else has saved, and which of the two stays. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { differences } = props;
  const long = differences.some(({ mine, theirs }) => isLong(mine) || isLong(theirs));
  return (
    <Dialog
      open
      title="Changed meanwhile"
      shape={long ? "wide" : "narrow"}
      onClose={props.onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={props.onTakeTheirs}>
            Take theirs
          </Button>
          <Button onClick={props.onKeepMine}>Keep mine</Button>
        </div>
      }
    >
      <div className="grid gap-5 px-4 py-5 sm:px-6">
        <div role="alert">
          <p className="font-semibold">{props.message}</p>
          <p className="mt-1">
            'Keep mine' saves your version over theirs. 'Take theirs' puts theirs into the form in place of
            yours.
          </p>
        </div>
        <dl className="grid gap-5">
          {differences.map(({ label, mine, theirs }) => (
            <div key={label} className="grid min-w-0 gap-x-5 border-t border-rule pt-3 sm:grid-cols-2">
              <dt className="col-span-full font-semibold">{label}</dt>
              <TwoTexts
                label={label}
                one={{ word: "Mine", text: mine }}
                other={{ word: "Theirs", text: theirs }}
              />
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
