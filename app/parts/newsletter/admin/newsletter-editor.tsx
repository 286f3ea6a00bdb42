import { FileText } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { MarkdownField } from "#app/dashboard/markdown/markdown-field.tsx";
import { useEditor } from "#app/dashboard/use-editor.ts";
import { newsletterAdminCalls } from "#app/parts/newsletter/newsletter-admin.calls.ts";
import { type Newsletter, newsletterForm } from "#app/parts/newsletter/newsletters.schema.ts";
import { newslettersMessages } from "#app/parts/newsletter/newsletters-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { fetchNewsletter } from "./newsletter-list.ts";
import { withPosts } from "./newsletter-posts.ts";
import { NewsletterPostsDialog } from "./newsletter-posts-dialog.tsx";
import { NewsletterPreview } from "./newsletter-preview.tsx";

type NewsletterEditorProps = {
  /** The draft to edit; a new one when left out. */
  newsletter?: Newsletter;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

const texts = { failed: newslettersMessages.saveFailed };

/** Writes a newsletter. It is saved as a draft: sending is a step of its own. */
export function NewsletterEditor({ newsletter, refresh, onClose }: NewsletterEditorProps) {
  const [preview, setPreview] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const editor = useEditor({
    noun: "newsletter",
    row: newsletter,
    schema: newsletterForm,
    valuesOf: (row: Newsletter | undefined) => ({
      subject: row?.subject ?? "",
      preheader: row?.preheader ?? "",
      content: row?.content ?? "",
    }),
    labels: { subject: "Subject", preheader: "Preheader", content: "Text" },
    save: (body, _file, target, createKey) =>
      target
        ? call(newsletterAdminCalls.updateNewsletter, { body: { ...target, ...body }, texts })
        : call(newsletterAdminCalls.createNewsletter, { body, createKey, texts }),
    done: () => newslettersMessages.updated,
    fetchRow: fetchNewsletter,
    refresh,
    onClose,
  });
  const { form } = editor;
  const [subject, preheader] = useWatch({ control: form.control, name: ["subject", "preheader"] });

  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={editor.editing ? "Edit Newsletter" : "New Newsletter"}
      shape="wide"
      save={{ idle: "Save Draft", busy: "Saving..." }}
      onShortcut={() => editor.stayOpen(() => undefined)}
      notices={<EditorNotices editor={editor} />}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          form={form}
          name="subject"
          label="Subject"
          required
          className="font-display text-xl font-semibold"
        />
        <TextField
          form={form}
          name="preheader"
          label="Preheader"
          hint="Mail programs show it behind the subject."
        />
      </div>
      <div>
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          <FileText aria-hidden="true" className="size-4.5" />
          Insert posts
        </Button>
      </div>
      <MarkdownField
        form={form}
        name="content"
        label="Text"
        preview={{
          shown: preview,
          onToggle: () => setPreview(!preview),
          of: (content) => (
            <NewsletterPreview subject={subject ?? ""} preheader={preheader ?? ""} content={content} />
          ),
        }}
      />
      {choosing && (
        <NewsletterPostsDialog
          onChoose={(posts) => {
            const content = withPosts(form.getValues("content") ?? "", posts);
            form.setValue("content", content, { shouldDirty: true, shouldValidate: true });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </EditorDialog>
  );
}
