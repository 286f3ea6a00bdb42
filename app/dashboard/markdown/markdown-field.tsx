import { Tabs } from "@base-ui/react/tabs";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import {
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { langAttrs } from "#app/lib/urdu.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { LinkDialog, PictureDialog } from "./insert-dialogs.tsx";
import { MarkdownButtons } from "./markdown-buttons.tsx";
import { enterEdit, linkEdit, pictureEdit } from "./markdown-insert.ts";
import { applyEdit, applyFormat, type Edit, type Format } from "./markdown-toolbar.ts";
import { pasteHandlers } from "./paste-handlers.ts";
import type { VisualHandle } from "./visual/visual-editor.tsx";

const VisualEditor = lazyPart(async () => (await import("./visual/visual-editor.tsx")).VisualEditor);

type MarkdownFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string | null | undefined>;
  label: string;
  required?: boolean;
  /** The tab that is open, and what opens another: kept by the editor, so that its other languages open the same one. */
  writing: [MarkdownTab, (tab: MarkdownTab) => void];
  /** What a reader sees of the text: made of it while `shown`. */
  preview: { shown: boolean; onToggle: () => void; of: (text: string) => ReactNode };
};

const shortcuts: Record<string, Format> = { b: "bold", i: "italic" };

type Insertion = { what: "link"; words: string; link?: string } | { what: "picture"; pasted?: File };

const tabs = { text: "Text", visual: "Visual" } as const;
export type MarkdownTab = keyof typeof tabs;

const hints: Readonly<Record<MarkdownTab, string>> = {
  text: "Markdown. The buttons format the selected text. Ctrl+B makes it bold, Ctrl+I italic; Ctrl+S saves.",
  visual: "As it will look. Ctrl+B bold, Ctrl+I italic, Ctrl+K a link, Ctrl+Z back; Ctrl+S saves.",
};

/**
 * A text in Markdown with its buttons and its preview, written as text or as it will look. It takes the direction of the
 * script that is typed.
 */
export function MarkdownField<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  writing: [tab, setTab],
  preview,
}: MarkdownFieldProps<Values>) {
  const box = useRef<HTMLTextAreaElement>(null);
  const visual = useRef<VisualHandle>(null);
  const [active, setActive] = useState<readonly Format[]>([]);
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
    if (tab === "visual") return visual.current?.format(format);
    if (!box.current) return;
    const { value, selectionStart, selectionEnd } = box.current;
    applyEdit(applyFormat(format, value, selectionStart, selectionEnd), box.current);
  }

  function openInsertion(what: "link" | "picture") {
    const { value = "", selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    if (what === "picture") setInsertion({ what });
    else if (tab === "visual") setInsertion({ what, ...(visual.current?.linkAround() ?? { words: "" }) });
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

  /** What a dialog gives goes into the tab that opened it. */
  function give(toVisual: (editor: VisualHandle) => void, edit: () => Edit) {
    setInsertion(undefined);
    if (tab === "text") setPending(edit());
    else if (visual.current) toVisual(visual.current);
  }

  return (
    <>
      <FormField form={form} name={name} label={label} required={required} hint={hints[tab]}>
        {(control) => (
          <Tabs.Root value={tab} onValueChange={(chosen: MarkdownTab) => setTab(chosen)}>
            <Tabs.List aria-label={`${label}: how it is written`} className="flex">
              {(Object.keys(tabs) as MarkdownTab[]).map((each) => (
                <Tabs.Tab key={each} value={each} className={tabLook}>
                  {tabs[each]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value={tab} tabIndex={-1}>
              <MarkdownButtons
                controls={tab === "text" ? control.id : undefined}
                active={tab === "visual" ? active : undefined}
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
                  {...(tab === "visual" && {
                    // It is the form's field all the same: what is put into the focus there goes to the editor.
                    "aria-hidden": true,
                    tabIndex: -1,
                    onFocus: () => visual.current?.focus(),
                  })}
                  rows={18}
                  // On a phone the preview takes the place of the text.
                  className={`rounded-t-none ${preview.shown ? "max-lg:hidden" : ""} ${tab === "visual" ? "sr-only" : ""}`}
                  onKeyDown={onKeyDown}
                  {...pasteHandlers((pasted) => setInsertion({ what: "picture", pasted }))}
                />
                {tab === "visual" && (
                  <div className={preview.shown ? "max-lg:hidden" : ""}>
                    <Suspense fallback={<LoadingIndicator text="Loading the editor..." />}>
                      <VisualEditor
                        label={label}
                        describedBy={control["aria-describedby"]}
                        invalid={control["aria-invalid"]}
                        text={text}
                        read={() => String(form.getValues(name) ?? "")}
                        onChange={(changed) =>
                          form.setValue(name, changed as FieldPathValue<Values, typeof name>, {
                            shouldDirty: true,
                            shouldValidate: form.formState.isSubmitted,
                          })
                        }
                        onFormats={setActive}
                        onLink={() => openInsertion("link")}
                        onPicture={(pasted) => setInsertion({ what: "picture", pasted })}
                        handle={visual}
                      />
                    </Suspense>
                  </div>
                )}
                {preview.shown && (
                  // The height is the box's: the preview scrolls by itself.
                  <div className="relative min-h-0 lg:h-0 lg:min-h-full lg:*:absolute lg:*:inset-0 lg:*:border-s-0">
                    <Suspense fallback={<LoadingIndicator text="Loading the preview..." />}>
                      {preview.of(text)}
                    </Suspense>
                  </div>
                )}
              </div>
            </Tabs.Panel>
          </Tabs.Root>
        )}
      </FormField>
      {insertion?.what === "link" && (
        <LinkDialog
          words={insertion.words}
          link={insertion.link}
          returnTo={box}
          onInsert={(link) =>
            give(
              (editor) => editor.putLink(link),
              () => {
                const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
                return linkEdit(selectionStart, selectionEnd, link);
              },
            )
          }
          onRemove={() => {
            setInsertion(undefined);
            visual.current?.putLink(undefined);
          }}
          onClose={() => setInsertion(undefined)}
        />
      )}
      {insertion?.what === "picture" && (
        <PictureDialog
          pasted={insertion.pasted}
          returnTo={box}
          onInsert={(picture) =>
            give(
              (editor) => editor.putPicture(picture),
              () => {
                const { value = "", selectionEnd = 0 } = box.current ?? {};
                return pictureEdit(value, selectionEnd, picture);
              },
            )
          }
          onClose={() => setInsertion(undefined)}
        />
      )}
    </>
  );
}

const tabLook =
  "min-h-10 cursor-pointer border-b-3 border-transparent px-3 text-sm font-semibold text-soft " +
  "aria-selected:border-emerald aria-selected:text-ink";
