import type { FieldValues } from "react-hook-form";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { OutdatedTexts } from "./outdated-text.tsx";
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
