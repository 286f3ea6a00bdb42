import { type RefObject, useRef } from "react";
import { useWatch } from "react-hook-form";
import { langAttrs } from "#app/lib/urdu.ts";
import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { applyEdit, applyFormat, type Format } from "./blog-toolbar.ts";
import { BlogToolbarButtons } from "./blog-toolbar-buttons.tsx";

type BlogEditorContentProps = { editor: BlogEditorState; titleRef: RefObject<HTMLInputElement | null> };

const shortcuts: Record<string, Format> = { b: "bold", i: "italic" };

/** Title and text. Both take the direction of the script that is typed. */
export function BlogEditorContent({ editor, titleRef }: BlogEditorContentProps) {
  const { form, errors } = editor;
  const box = useRef<HTMLTextAreaElement>(null);
  const title = form.register("title");
  const content = form.register("content");
  const titleLang = langAttrs(useWatch({ control: form.control, name: "title" }) ?? "");
  const contentLang = langAttrs(useWatch({ control: form.control, name: "content" }) ?? "");

  function put(format: Format) {
    if (!box.current) return;
    const { value, selectionStart, selectionEnd } = box.current;
    applyEdit(applyFormat(format, value, selectionStart, selectionEnd), box.current);
  }

  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Field label="Title" required error={errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...title}
            ref={(element) => {
              title.ref(element);
              titleRef.current = element;
            }}
            {...titleLang}
            autoComplete="off"
            className="font-display text-xl font-semibold"
          />
        )}
      </Field>
      <Field
        label="Content"
        required
        error={errors.content?.message}
        hint="Markdown. The buttons put marks on what you select; Ctrl+B is bold, Ctrl+I is italic."
      >
        {(control) => (
          <div>
            <BlogToolbarButtons controls={control.id} onPress={put} />
            <TextArea
              {...control}
              {...content}
              ref={(element) => {
                content.ref(element);
                box.current = element;
              }}
              {...contentLang}
              rows={18}
              className="rounded-t-none"
              onKeyDown={(event) => {
                const format =
                  event.ctrlKey || event.metaKey ? shortcuts[event.key.toLowerCase()] : undefined;
                if (!format || event.shiftKey || event.altKey) return;
                event.preventDefault();
                put(format);
              }}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
