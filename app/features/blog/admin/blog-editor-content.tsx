import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { langAttrs } from "#app/lib/urdu.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { enterEdit, linkEdit, pictureEdit } from "./blog-insert.ts";
import { BlogLinkDialog, BlogPictureDialog } from "./blog-insert-dialogs.tsx";
import { applyEdit, applyFormat, type Edit, type Format } from "./blog-toolbar.ts";
import { BlogToolbarButtons } from "./blog-toolbar-buttons.tsx";

const BlogTextPreview = lazyPart(async () => (await import("./blog-text-preview.tsx")).BlogTextPreview);

type BlogEditorContentProps = {
  editor: BlogEditorState;
  preview: boolean;
  onPreview: () => void;
};

const shortcuts: Record<string, Format> = { b: "bold", i: "italic" };

type Insertion = { what: "link"; words: string } | { what: "picture"; pasted?: File };

/** Title and text. Both take the direction of the script that is typed. */
export function BlogEditorContent({ editor: { form }, preview, onPreview }: BlogEditorContentProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [insertion, setInsertion] = useState<Insertion>();
  const [pending, setPending] = useState<Edit>();
  const content = useWatch({ control: form.control, name: "content" }) ?? "";
  const titleLang = langAttrs(useWatch({ control: form.control, name: "title" }) ?? "");
  const contentLang = langAttrs(content);

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
    <div className="flex min-w-0 flex-col gap-5">
      <FormField form={form} name="title" label="Title" required>
        {(control) => (
          <TextInput
            {...control}
            {...titleLang}
            autoComplete="off"
            className="font-display text-xl font-semibold"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="content"
        label="Content"
        required
        hint="Markdown. The buttons format the selected text. Ctrl+B makes it bold, Ctrl+I italic; Ctrl+S saves."
      >
        {(control) => (
          <div>
            <BlogToolbarButtons
              controls={control.id}
              preview={preview}
              onPress={put}
              onInsert={openInsertion}
              onPreview={onPreview}
            />
            <div className={preview ? "grid gap-4 lg:grid-cols-2 lg:gap-0" : ""}>
              <TextArea
                {...control}
                ref={(element) => {
                  control.ref(element);
                  box.current = element;
                }}
                {...contentLang}
                rows={18}
                // On a phone the preview takes the place of the text.
                className={`rounded-t-none ${preview ? "max-lg:hidden" : ""}`}
                onKeyDown={onKeyDown}
                onPaste={(event) => {
                  const pasted = event.clipboardData.files[0];
                  if (!pasted?.type.startsWith("image/")) return;
                  event.preventDefault();
                  setInsertion({ what: "picture", pasted });
                }}
              />
              {preview && (
                // The height is the box's: the preview scrolls by itself.
                <div className="relative min-h-0 lg:h-0 lg:min-h-full lg:*:absolute lg:*:inset-0 lg:*:border-s-0">
                  <Suspense fallback={<LoadingIndicator text="Loading the preview..." />}>
                    <BlogTextPreview content={content} />
                  </Suspense>
                </div>
              )}
            </div>
          </div>
        )}
      </FormField>
      {insertion?.what === "link" && (
        <BlogLinkDialog
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
        <BlogPictureDialog
          pasted={insertion.pasted}
          returnTo={box}
          onInsert={(picture) => {
            const { value = "", selectionEnd = 0 } = box.current ?? {};
            insert(pictureEdit(value, selectionEnd, picture));
          }}
          onClose={() => setInsertion(undefined)}
        />
      )}
    </div>
  );
}
