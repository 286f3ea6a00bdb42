import { useState } from "react";
import { previewQuery } from "#app/contract/page-queries.ts";
import { Button } from "#app/ui/button.tsx";
import { Options } from "#app/ui/options.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { previewContent } from "./content-calls.ts";
import type { ContentEditorState } from "./content-editor-state.ts";

/** Shows a page with what is typed. */
export function ContentPreview({ editor }: { editor: ContentEditorState }) {
  const { stored } = editor;
  const [pathname, setPathname] = useState(stored.pages[0]?.path ?? "/");
  const [previewing, setPreviewing] = useState(false);
  const [blocked, setBlocked] = useState<string>();

  /** The tab opens with the press itself: browsers refuse one that opens after a reply. */
  async function preview() {
    const sent = editor.checked();
    if (sent === undefined) return;
    const tab = window.open("", "umeed-preview");
    setPreviewing(true);
    const result = await previewContent({ name: stored.name, value: sent });
    setPreviewing(false);
    if (!result.ok) {
      tab?.close();
      return editor.showError(result);
    }
    const address = `${pathname}?${previewQuery}=${result.body.key}`;
    if (tab) tab.location.replace(address);
    else setBlocked(address);
  }

  return (
    <>
      <Button variant="quiet" disabled={previewing} onClick={preview}>
        {previewing ? "Opening..." : "Preview"}
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
      {blocked && (
        <p role="status" className="order-last basis-full text-sm">
          Your browser did not open a tab.{" "}
          <a
            href={blocked}
            target="_blank"
            rel="noopener"
            className="underline"
            onClick={() => setBlocked(undefined)}
          >
            Open the preview
          </a>
        </p>
      )}
    </>
  );
}
