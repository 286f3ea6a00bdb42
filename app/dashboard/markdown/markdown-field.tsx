import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { langAttrs } from "#app/lib/urdu.ts";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { LinkDialog, PictureDialog } from "./insert-dialogs.tsx";
import { MarkdownButtons } from "./markdown-buttons.tsx";
import { enterEdit, linkEdit, pictureEdit } from "./markdown-insert.ts";
import { applyEdit, applyFormat, type Edit, type Format } from "./markdown-toolbar.ts";

type MarkdownFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string | null | undefined>;
  label: string;
  /** What a reader sees of the text: made of it while `shown`. */
  preview: { shown: boolean; onToggle: () => void; of: (text: string) => ReactNode };
};

const shortcuts: Record<string, Format> = { b: "bold", i: "italic" };

type Insertion = { what: "link"; words: string } | { what: "picture"; pasted?: File };

/** A text in Markdown with its buttons and its preview. It takes the direction of the script that is typed. */
export function MarkdownField<Values extends FieldValues>({
  form,
  name,
  label,
  preview,
}: MarkdownFieldProps<Values>) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [insertion, setInsertion] = useState<Insertion>();
  const [pending, setPending] = useState<Edit>();
  const text = String(useWatch({ control: form.control, name }) ?? "");

  // An edit by a dialog is made once the dialog is gone and the box may have the focus.
  useEffect(() => {
    if (!pending || !box.current) return;
    applyEdit(pending, box.current);
    setPending(undefined);
  }, [pending]);

  function put(format: Format) {
    if (!box.current) return;
    const { value, selectionStart, selectionEnd } = box.current;
    applyEdit(applyFormat(format, value, selectionStart, selectionEnd), box.current);
  }

  function insert(edit: Edit) {
    setInsertion(undefined);
    setPending(edit);
  }

  function openInsertion(what: "link" | "picture") {
    const { value = "", selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    if (what === "picture") setInsertion({ what });
    else setInsertion({ what, words: value.slice(selectionStart, selectionEnd) });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const modified = event.ctrlKey || event.metaKey;
    if (event.shiftKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !modified) {
      const edit = enterEdit(value, selectionStart, selectionEnd);
      if (!edit) return;
      event.preventDefault();
      return applyEdit(edit, event.currentTarget);
    }
    const format = modified ? shortcuts[event.key.toLowerCase()] : undefined;
    if (!format) return;
    event.preventDefault();
    put(format);
  }

  return (
    <>
      <FormField
        form={form}
        name={name}
        label={label}
        required
        hint="Markdown. The buttons format the selected text. Ctrl+B makes it bold, Ctrl+I italic; Ctrl+S saves."
      >
        {(control) => (
          <div>
            <MarkdownButtons
              controls={control.id}
              preview={preview.shown}
              onPress={put}
              onInsert={openInsertion}
              onPreview={preview.onToggle}
            />
            <div className={preview.shown ? "grid gap-4 lg:grid-cols-2 lg:gap-0" : ""}>
              <TextArea
                {...control}
                ref={(element) => {
                  control.ref(element);
                  box.current = element;
                }}
                {...langAttrs(text)}
                rows={18}
                // On a phone the preview takes the place of the text.
                className={`rounded-t-none ${preview.shown ? "max-lg:hidden" : ""}`}
                onKeyDown={onKeyDown}
                onPaste={(event) => {
                  const pasted = event.clipboardData.files[0];
                  if (!pasted?.type.startsWith("image/")) return;
                  event.preventDefault();
                  setInsertion({ what: "picture", pasted });
                }}
              />
              {preview.shown && (
                // The height is the box's: the preview scrolls by itself.
                <div className="relative min-h-0 lg:h-0 lg:min-h-full lg:*:absolute lg:*:inset-0 lg:*:border-s-0">
                  <Suspense fallback={<LoadingIndicator text="Loading the preview..." />}>
                    {preview.of(text)}
                  </Suspense>
                </div>
              )}
            </div>
          </div>
        )}
      </FormField>
      {insertion?.what === "link" && (
        <LinkDialog
          words={insertion.words}
          returnTo={box}
          onInsert={(link) => {
            const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
            insert(linkEdit(selectionStart, selectionEnd, link));
          }}
          onClose={() => setInsertion(undefined)}
        />
      )}
      {insertion?.what === "picture" && (
        <PictureDialog
          pasted={insertion.pasted}
          returnTo={box}
          onInsert={(picture) => {
            const { value = "", selectionEnd = 0 } = box.current ?? {};
            insert(pictureEdit(value, selectionEnd, picture));
          }}
          onClose={() => setInsertion(undefined)}
        />
      )}
    </>
  );
}
