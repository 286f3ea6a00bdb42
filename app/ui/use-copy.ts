import { useEffect, useState } from "react";

/** How long the result is shown. */
const shownMilliseconds = 6000;

export type CopyResult = "copied" | "failed";

/** Copies texts to the clipboard. The result is there for some seconds; a browser may refuse to copy. */
export function useCopy(): [result: CopyResult | undefined, copy: (text: string) => Promise<void>] {
  const [result, setResult] = useState<CopyResult>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  }
  return [result, copy];
}
