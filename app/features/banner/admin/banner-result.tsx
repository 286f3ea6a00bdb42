import { useEffect, useState } from "react";
import { messageMilliseconds } from "#app/features/banner/banner.messages.ts";
import { Notice } from "#app/ui/notice.tsx";

export type BannerResultText = { tone: "good" | "bad"; text: string };

/** What the last action led to; it clears itself after five seconds: BANNER-07. */
export function useBannerResult() {
  const [result, tell] = useState<BannerResultText>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => tell(undefined), messageMilliseconds);
    return () => clearTimeout(timer);
  }, [result]);
  return { result, tell };
}

export function BannerResult({ result }: { result: BannerResultText | undefined }) {
  if (!result) return null;
  return (
    <Notice tone={result.tone} role={result.tone === "bad" ? "alert" : "status"} className="mt-5">
      {result.text}
    </Notice>
  );
}
