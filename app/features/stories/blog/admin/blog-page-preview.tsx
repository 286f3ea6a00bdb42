import { MonitorSmartphone, Smartphone } from "lucide-react";
import { languagesInEnglish, pathIn } from "#app/contract/language.ts";
import { previewQuery } from "#app/contract/page-queries.ts";
import { call } from "#app/dashboard/call.ts";
import { libraryPath } from "#app/dashboard/file-change.ts";
import { BlockedPreview, usePreviewTab } from "#app/dashboard/preview-tab.tsx";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { insertMessages } from "#app/lib/text-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";

type Failure = { failure: string };

/** A window as wide as a common phone: the page is laid out as there. */
const phone = "popup,width=390,height=844";

/**
 * Shows the whole post in a tab of its own, as visitors will see it, with what is not saved. A photo that was just chosen
 * is uploaded for that, once: the save names it then.
 */
export function BlogPagePreview({ editor }: { editor: BlogEditorState }) {
  const { form, file, setFile, language } = editor;
  const { stored, saving } = editor.save;
  const toast = useToast();
  const { opening, open, ...tab } = usePreviewTab();

  function fail(message: string): undefined {
    toast.error(message);
  }

  /** The path of the picture that the post has in the form. */
  async function picturePath(): Promise<{ path: string | undefined } | Failure> {
    if (file.kind === "removed") return { path: undefined };
    if (file.kind !== "chosen") return { path: libraryPath(file) ?? stored?.featured_image ?? undefined };
    const reply = await call(picturesCalls.uploadPicture, {
      body: {},
      files: { picture: file.file },
      texts: { failed: insertMessages.uploadFailed },
    });
    if (!reply.ok) return { failure: reply.message };
    const { path } = reply.body;
    setFile({ kind: "library", picture: { path, alt: form.getValues("featured_image_alt") ?? "" } });
    return { path };
  }

  async function addressOfPreview(): Promise<string | undefined> {
    const picture = await picturePath();
    if ("failure" in picture) return fail(picture.failure);
    const { remove_image: _remove, status: _status, ...shown } = form.getValues();
    const reply = await call(blogAdminCalls.previewPost, {
      body: { ...shown, featured_image: picture.path },
      texts: { failed: blogMessages.previewBroke },
    });
    return reply.ok
      ? pathIn(language, `/blog-preview?${previewQuery}=${reply.body.key}`)
      : fail(reply.message);
  }

  const preview = (name: string, shape?: string) => open(addressOfPreview, name, shape);

  return (
    <BlogEditorPanel title="Preview">
      <p className="-mt-2 text-sm text-soft">
        The whole post with its picture, as visitors will see it in {languagesInEnglish[language]}. Nothing is
        saved.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          disabled={opening || saving}
          onClick={() => preview("umeed-post")}
        >
          <MonitorSmartphone aria-hidden="true" className="size-4" />
          {opening ? "Opening..." : "Preview the post"}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="pointer-coarse:hidden"
          disabled={opening || saving}
          onClick={() => preview("umeed-post-phone", phone)}
        >
          <Smartphone aria-hidden="true" className="size-4" />
          At phone width
        </Button>
      </div>
      <BlockedPreview {...tab} />
    </BlogEditorPanel>
  );
}
