import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { call, callQuery } from "#app/dashboard/call.ts";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Options } from "#app/ui/field.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { hiddenText } from "./blog-columns.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { readTimeOf } from "./blog-form-data.ts";
import { useCategories } from "./blog-queries.ts";

export function BlogEditorPublication({ editor }: { editor: BlogEditorState }) {
  const { form } = editor;
  const { stored, editing, unsaved } = editor.save;
  const { categories, error, refetch } = useCategories();
  const [english, urdu, minutes] = useWatch({
    control: form.control,
    name: ["content", "content_ur", "read_time"],
  });
  const proposed = readTimeOf(english || urdu || "");
  return (
    <BlogEditorPanel title="Publication Settings">
      <FormField
        form={form}
        name="category_id"
        label="Category"
        required
        error={error?.message}
        aside={
          error && (
            <Button variant="quiet" size="small" onClick={() => refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {(control) => (
          // The categories load after the form: the key remounts the select, so that it shows the form's value.
          <SelectInput key={categories.length} {...control}>
            <option value="">Select a category</option>
            <Options of={categories.map(({ id, name }) => ({ value: id, label: name }))} />
          </SelectInput>
        )}
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <SelectField form={form} name="status" label="Status">
          <option value="published">Published</option>
          <option value="draft">Draft</option>
        </SelectField>
        <TextField
          form={form}
          name="read_time"
          label="Read time (minutes)"
          type="number"
          min={1}
          max={60}
          step={1}
        />
      </div>
      {proposed !== undefined && String(proposed) !== String(minutes) && (
        <p className="-mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
          By its length the text takes {proposed} min.
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              form.setValue("read_time", String(proposed), { shouldDirty: true, shouldValidate: true })
            }
          >
            Use {proposed} min
          </Button>
        </p>
      )}
      <TextField form={form} name="author_name" label="Author name" />
      <div className="grid grid-cols-[1.25fr_1fr] items-start gap-4">
        <TextField form={form} name="published_at" label="Publication date" type="date" />
        <TextField
          form={form}
          name="published_time"
          label="Publication time"
          hint="In Karachi. Empty: from 00:00."
          type="time"
        />
      </div>
      {editing && stored && hiddenText(stored) && <BlogPreviewLink postId={stored.id} unsaved={unsaved} />}
    </BlogEditorPanel>
  );
}

const linkTexts = { failed: blogMessages.previewFailed };

type BlogPreviewLinkProps = {
  postId: number;
  /** The link shows what is saved. */
  unsaved: boolean;
};

/** The private link to a post that is not public: for somebody without an account. */
function BlogPreviewLink({ postId, unsaved }: BlogPreviewLinkProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    callQuery(blogAdminCalls.readPostPreview, { query: { id: postId }, texts: linkTexts }),
  );
  const { busy, act } = useAct(refetch);
  const asked = { body: { id: postId }, texts: linkTexts };

  if (isPending) return null;
  return (
    <div className="border-t border-rule pt-4 text-sm">
      <h3 className="font-sans text-sm font-semibold">Private preview link</h3>
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mt-2" />
      {data?.url ? (
        <>
          <p className="mt-1 font-mono text-xs wrap-anywhere text-soft">{data.url}</p>
          <p className="mt-1 text-soft">
            {unsaved ? "It shows the last saved version." : blogMessages.previewMade}
            {data.ends_at && ` It ends on ${formatDay(karachiDay(new Date(data.ends_at)))}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={data.url} what="the preview link" />
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => void act(call(blogAdminCalls.deletePostPreview, asked), "")}
            >
              Withdraw
            </Button>
          </div>
        </>
      ) : (
        !error && (
          <>
            <p className="mt-1 text-soft">Lets somebody without an account read the draft.</p>
            <Button
              variant="quiet"
              size="small"
              className="mt-2"
              disabled={busy}
              onClick={() => void act(call(blogAdminCalls.createPostPreview, asked), "")}
            >
              Create link
            </Button>
          </>
        )
      )}
    </div>
  );
}
