import { useText } from "#app/ui/text.tsx";
import type { siteWords } from "./site.words.ts";

/** Over every page of a demonstration, on paper too: nobody may take what is invented for real. DEMO-02. */
export function DemoNotice() {
  const t = useText<typeof siteWords>("site");
  return (
    <p
      role="note"
      className="framed bg-marigold px-4 py-1.5 text-center text-sm font-semibold text-on-marigold print:border print:bg-paper print:text-ink"
    >
      {t("demo")}
    </p>
  );
}
