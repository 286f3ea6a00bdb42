import { ImagePlus, Images } from "lucide-react";
import { type ChangeEvent, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { mediaTypeOf, type UploadRule } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { ChosenPicture } from "./file-change.ts";
import { type CurrentMedium, UploadPreview } from "./media-preview.tsx";
import { useMayCall } from "./own-user.tsx";
import { preparingText, useFileChoice, useFileDrop, useHeldSubmit } from "./use-file-choice.ts";
import { type RunningUpload, UploadProgress } from "./use-upload.tsx";

type UploadFieldProps = {
  label: string;
  /** What is taken, in words: "JPEG, PNG, GIF or WebP, at most 2MB." */
  hint?: ReactNode;
  required?: boolean;
  rule: UploadRule;
  /** What the system's file picker offers; the rule's types by default. */
  accept?: string;
  value: File | undefined;
  /** A file that keeps the rule was chosen, or the chosen one is taken back. */
  onChange: (file: File | undefined) => void;
  /** Given: several files can be chosen at once. They are not checked here, and `value` stays as it is. */
  onSeveral?: (files: File[]) => void;
  /** A file was refused; the field says so itself. */
  onFault?: (message: string) => void;
  /** Given: a picture of the library can take the place of a file. It is shown as `current` then. */
  onLibrary?: (picture: ChosenPicture) => void;
  /** What is stored now. It shows while no file is chosen. */
  current?: CurrentMedium;
  /** Given: the stored medium can be removed. */
  onRemoveCurrent?: () => void;
  /** The words of the button that removes; 'Remove' and 'Remove Current Image' (or Video) by default. */
  removeText?: string;
  /** What the form or the server says of the file. */
  error?: string;
  /** The upload that runs (`useUpload`). */
  upload?: RunningUpload;
  disabled?: boolean;
};

const PictureChoice = lazyPart(async () => (await import("./picture-choice.tsx")).PictureChoice);

/**
 * Chooses a picture or video: by a button, by dropping it, or by pasting a picture; a picture also from the library.
 * What the server would refuse is refused here, except that a photo that is too large is made smaller first: the form's
 * submit waits for that.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, required, rule, value, onChange, onSeveral, current, error, upload, disabled } = props;
  const { accept = rule.types.join(",") } = props;
  const { fault, note, state = "none", choose, forget } = useFileChoice(rule, onChange, props.onFault);
  const picker = useRef<HTMLInputElement>(null);
  const wrong = fault ?? error;
  const [choosing, setChoosing] = useState(false);
  const wrongId = useId();
  const noteId = useId();
  const blocked = disabled === true || upload !== undefined;
  const { dragging, target } = useFileDrop(
    (files) => {
      if (!blocked) take(files);
    },
    (file) => rule.types.includes(mediaTypeOf(file)),
  );
  const preparing = preparingText(state, useHeldSubmit(target.ref, state));

  function take(files: File[]) {
    if (files.length > 1 && onSeveral) onSeveral(files);
    else if (files[0]) void choose(files[0]);
  }

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // So that choosing the same file again fires a change event.
    event.target.value = "";
    take(files);
  }

  function takeFromLibrary({ path, alt }: ChosenPicture) {
    forget();
    setChoosing(false);
    props.onLibrary?.({ path, alt });
  }

  function remove() {
    forget();
    if (value) onChange(undefined);
    else props.onRemoveCurrent?.();
    picker.current?.focus();
  }

  const shown = value !== undefined || current !== undefined;
  return (
    <>
      <div {...target} className="min-w-0">
        <Field label={label} hint={hint} required={required}>
          {(control) => (
            <>
              <UploadPreview
                file={value}
                current={current}
                removeText={props.removeText}
                onRemove={blocked || !(value || props.onRemoveCurrent) ? undefined : remove}
              />
              {upload && <UploadProgress upload={upload} name={value?.name ?? label} />}
              <div
                className={`relative flex flex-wrap items-center justify-center gap-x-2 rounded-sm border border-dashed px-3 text-center text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${
                  shown
                    ? "min-h-11"
                    : "min-h-24 py-3 group-data-folded/fold:min-h-11 group-data-folded/fold:py-0"
                } ${
                  dragging
                    ? "border-emerald bg-emerald-tint text-emerald"
                    : wrong
                      ? "border-pomegranate text-soft"
                      : "border-rule-strong text-soft"
                } ${blocked ? "text-faint" : "hover:bg-sunk hover:text-ink"}`}
              >
                <span className="inline-flex items-center gap-2 font-semibold">
                  <ImagePlus aria-hidden="true" className="size-4.5 shrink-0" />
                  {dragging
                    ? "Drop to choose it"
                    : shown
                      ? "Choose another file"
                      : onSeveral
                        ? "Choose files"
                        : "Choose a file"}
                </span>
                {!dragging && !shown && (
                  <span className="pointer-coarse:hidden">
                    {onSeveral ? "or drop them here" : "or drop it here"}
                  </span>
                )}
                <input
                  {...control}
                  ref={picker}
                  type="file"
                  accept={accept}
                  multiple={onSeveral !== undefined}
                  disabled={blocked}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={[control["aria-describedby"], wrong && wrongId, note && noteId]
                    .filter(Boolean)
                    .join(" ")}
                  className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
                  onChange={pick}
                />
              </div>
              {props.onLibrary && <LibraryButton disabled={blocked} onPress={() => setChoosing(true)} />}
              {wrong && (
                <p id={wrongId} role="alert" className="text-sm font-semibold text-pomegranate">
                  {wrong}
                </p>
              )}
              <div role="status" className="text-sm text-soft">
                {preparing && <p>{preparing}</p>}
                {note && <p id={noteId}>{note}</p>}
              </div>
            </>
          )}
        </Field>
      </div>
      {choosing && (
        <Suspense>
          <PictureChoice onChoose={takeFromLibrary} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Only for those who may look at the library. */
function LibraryButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  if (!useMayCall()(picturesCalls.listPictures)) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="self-start group-data-folded/fold:hidden"
      disabled={disabled}
      onClick={onPress}
    >
      <Images aria-hidden="true" className="size-4" />
      Choose from the library
    </Button>
  );
}
