import { type RefObject, useRef } from "react";
import { useWatch } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { langAttrs } from "#app/lib/urdu.ts";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { applyEdit, applyFormat, type Format } from "./blog-toolbar.ts";
import { BlogToolbarButtons } from "./blog-toolbar-buttons.tsx";

type BlogEditorContentProps = { editor: BlogEditorState; titleRef: RefObject<HTMLInputElement | null> };

const shortcuts: Record<string, Format> = { b: "bold", i: "italic" };

/** Title and text. Both take the direction of the script that is typed. */
export function BlogEditorContent({ editor: { form }, titleRef }: BlogEditorContentProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const titleLang = langAttrs(useWatch({ control: form.control, name: "title" }) ?? "");
  const contentLang = langAttrs(useWatch({ control: form.control, name: "content" }) ?? "");

  function put(format: Format) {
    if (!box.current) return;
    const { value, selectionStart, selectionEnd } = box.current;
    applyEdit(applyFormat(format, value, selectionStart, selectionEnd), box.current);
  }

  return (
    <div className="flex min-w-0 flex-col gap-5">
      <FormField form={form} name="title" label="Title" required>
        {(control) => (
          <TextInput
            {...control}
            ref={(element) => {
              control.ref(element);
              titleRef.current = element;
            }}
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
        hint="Markdown. The buttons put marks on what you select; Ctrl+B is bold, Ctrl+I is italic."
      >
        {(control) => (
          <div>
            <BlogToolbarButtons controls={control.id} onPress={put} />
            <TextArea
              {...control}
              ref={(element) => {
                control.ref(element);
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
      </FormField>
    </div>
  );
}
