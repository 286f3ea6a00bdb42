import { useState } from "react";
import { previewQuery } from "#app/contract/page-queries.ts";
import { BlockedPreview, usePreviewTab } from "#app/dashboard/preview-tab.tsx";
import { Button } from "#app/ui/button.tsx";
import { Options } from "#app/ui/field.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { previewContent } from "./content-calls.ts";
import type { ContentEditorState } from "./content-editor-state.ts";

/** Shows a page with what is typed. */
export function ContentPreview({ editor }: { editor: ContentEditorState }) {
  const { stored } = editor;
  const [pathname, setPathname] = useState(stored.pages[0]?.path ?? "/");
  const { opening, open, ...tab } = usePreviewTab();

  async function preview() {
    const sent = editor.checked();
    if (sent === undefined) return;
    await open(async () => {
      const result = await previewContent({ name: stored.name, value: sent });
      if (result.ok) return `${pathname}?${previewQuery}=${result.body.key}`;
      editor.showError(result);
      return undefined;
    }, "umeed-preview");
  }

  return (
    <>
      <Button variant="quiet" disabled={opening} onClick={preview}>
        {opening ? "Opening..." : "Preview"}
      </Button>
      {stored.pages.length > 1 && (
        <SelectInput
          aria-label="Page of the preview"
          value={pathname}
          className="min-w-0 flex-1 basis-24 sm:max-w-44"
          onChange={(event) => setPathname(event.target.value)}
        >
          <Options of={stored.pages.map(({ title, path }) => ({ value: path, label: title }))} />
        </SelectInput>
      )}
      <BlockedPreview {...tab} className="order-last basis-full" />
    </>
  );
}
