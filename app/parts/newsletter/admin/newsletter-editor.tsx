import { FileText } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { MarkdownField, type MarkdownTab } from "#app/dashboard/markdown/markdown-field.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import {
  type Newsletter,
  newsletterForm,
  newslettersMessages,
} from "#app/parts/newsletter/newsletters.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { fetchNewsletter } from "./newsletter-list.ts";
import { NewsletterPostsDialog, withPosts } from "./newsletter-posts-dialog.tsx";
import { NewsletterPreview } from "./newsletter-preview.tsx";

type NewsletterEditorProps = {
  /** The draft to edit; a new one when left out. */
  newsletter?: Newsletter;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

const valuesOf = (row: Newsletter | undefined) => ({
  subject: row?.subject ?? "",
  preheader: row?.preheader ?? "",
  content: row?.content ?? "",
});

const texts = { failed: newslettersMessages.saveFailed };

/** Writes a newsletter. It is saved as a draft: sending is a step of its own. */
export function NewsletterEditor({ newsletter, refresh, onClose }: NewsletterEditorProps) {
  const [preview, setPreview] = useState(false);
  const writing = useState<MarkdownTab>("text");
  const [choosing, setChoosing] = useState(false);
  const [id, setId] = useState(newsletter?.id);
  const dashboardForm = useDashboardForm(newsletterForm, { defaultValues: valuesOf(newsletter) });
  const { form } = dashboardForm;
  const draft = useDraft(form, `newsletter:${id ?? "new"}`, { version: newsletter?.version });
  const save = useSave(dashboardForm, {
    noun: "newsletter",
    draft,
    row: newsletter,
    valuesOf,
    labels: { subject: "Subject", preheader: "Preheader", content: "Text" },
    send: (body, target) =>
      target
        ? call(newsletterCalls.updateNewsletter, { body: { ...target, ...body }, texts })
        : call(newsletterCalls.createNewsletter, { body, createKey: draft.createKey, texts }),
    done: () => newslettersMessages.updated,
    fetchRow: fetchNewsletter,
    refresh,
    onClose,
  });
  const [subject, preheader] = useWatch({ control: form.control, name: ["subject", "preheader"] });

  return (
    <EditorDialog
      {...save.dialog}
      title={save.editing ? "Edit Newsletter" : "New Newsletter"}
      shape="wide"
      save={{ idle: "Save Draft", busy: "Saving..." }}
      onShortcut={() => save.stayOpen((saved) => setId(saved.id))}
      notices={<EditorNotices save={save} />}
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
        required
        writing={writing}
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
