import { Button } from "./button.tsx";
import type { uiWords } from "./ui.words.ts";
import { useCopy } from "./use-copy.ts";
import { useText } from "./words.tsx";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for screen readers: "the IBAN". */
  what: string;
};

/** Copies a text that stands beside it, and says so. Disabled until JavaScript runs. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const t = useText<typeof uiWords>("ui");
  const [result, copy] = useCopy();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => void copy(text)}
        aria-label={t("copyWhat", { what })}
        className="needs-script"
      >
        {t(result === "copied" ? "copied" : "copy")}
      </Button>
      <span role="status" className="sr-only">
        {result === "copied" && t("copiedWhat", { what })}
        {result === "failed" && t("notCopied", { what })}
      </span>
    </>
  );
}
