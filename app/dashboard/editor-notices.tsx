import type { FieldValues } from "react-hook-form";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Difference } from "./differences.ts";
import { OutdatedTexts } from "./outdated-text.tsx";
import { isLong, TwoTexts } from "./two-texts.tsx";
import type { EditedRow, Save } from "./use-save.ts";

type EditorNoticesProps<Input extends FieldValues, Output, Row extends EditedRow> = {
  save: Save<Input, Output, Row>;
};

/** The notice is above the form, while the save button is at its end: scroll to it. */
const scrollToNotice = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: "nearest" });

/**
 * Above an editor's form: a restored draft, a conflict, a text that was changed in one language alone, a row that
 * somebody has deleted.
 */
export function EditorNotices<Input extends FieldValues, Output, Row extends EditedRow>({
  save,
}: EditorNoticesProps<Input, Output, Row>) {
  const { noun, draft, conflict, bringMineBack, gone, convertToNew, texts, stored } = save;
  return (
    <>
      {draft.restored && <RestoredNotice lostFile={draft.lostFile} onStartOver={save.startOver} />}
      {conflict && <ConflictDialog {...conflict} />}
      {bringMineBack && <ReplacedNotice onBringBack={bringMineBack} />}
      {texts && stored && !gone && <OutdatedTexts noun={texts} id={stored.id} labels={save.labels} />}
      {gone && (
        <Notice ref={scrollToNotice} tone="bad" className="mb-5">
          <p className="font-semibold">
            Somebody has deleted this {noun} since you opened it. Your text is still here.
          </p>
          {convertToNew && (
            <Button variant="quiet" size="small" className="mt-2" onClick={convertToNew}>
              Make it a new {noun}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

/** After theirs was taken: the way back to what the form held before. */
export const ReplacedNotice = ({ onBringBack }: { onBringBack: () => void }) => (
  <Notice
    ref={scrollToNotice}
    role="status"
    className="mb-5 flex flex-wrap items-center justify-between gap-3"
  >
    <p>Their version is in the form now. Yours is kept until you save or close.</p>
    <Button variant="quiet" size="small" onClick={onBringBack}>
      Bring mine back
    </Button>
  </Notice>
);

type RestoredNoticeProps = { lostFile?: boolean; onStartOver: () => void };

/** Says that a form holds text from before. */
export const RestoredNotice = ({ lostFile, onStartOver }: RestoredNoticeProps) => (
  <Notice role="status" className="mb-5 flex flex-wrap items-center justify-between gap-3">
    <p>
      Text that you had not saved is back.
      {lostFile && " Please choose your file again."}
    </p>
    <Button variant="quiet" size="small" onClick={onStartOver}>
      Start over
    </Button>
  </Notice>
);

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
