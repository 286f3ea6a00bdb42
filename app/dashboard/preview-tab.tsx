import { useState } from "react";

/** A page that staff look at in a tab of its own, before they save it. */
export function usePreviewTab() {
  const [opening, setOpening] = useState(false);
  const [blocked, setBlocked] = useState<string>();

  /**
   * The tab opens with the press itself: browsers refuse one that opens after a reply.
   * @param address where it leads, once that is known; undefined: nothing is to be shown
   */
  async function open(address: () => Promise<string | undefined>, name: string, shape?: string) {
    const tab = window.open("", name, shape);
    setBlocked(undefined);
    setOpening(true);
    const found = await address();
    setOpening(false);
    if (found === undefined) return tab?.close();
    if (!tab) return setBlocked(found);
    tab.location.replace(found);
    tab.focus();
  }

  return { opening, open, blocked, forget: () => setBlocked(undefined) };
}

type BlockedPreviewProps = Pick<ReturnType<typeof usePreviewTab>, "blocked" | "forget"> & {
  className?: string;
};

/** A link to a preview that the browser did not open. */
export const BlockedPreview = ({ blocked, forget, className = "" }: BlockedPreviewProps) =>
  blocked && (
    <p role="status" className={`${className} text-sm`}>
      Your browser did not open a tab.{" "}
      <a href={blocked} target="_blank" rel="noopener" className="underline" onClick={forget}>
        Open the preview
      </a>
    </p>
  );
