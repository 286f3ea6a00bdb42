import { Button } from "./button.tsx";
import { useText } from "./text.tsx";
import type { uiWords } from "./ui.words.ts";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for screen readers: "the IBAN". */
  what: string;
};

/** Copies a text that stands beside it, and says so (site/enhance/copy-text.ts). Hidden without JavaScript. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const t = useText<typeof uiWords>("ui");
  return (
    <span
      data-copy={text}
      data-done={t("copiedWhat", { what })}
      data-failed={t("notCopied", { what })}
      className="group/copy contents"
    >
      <Button variant="quiet" size="small" aria-label={t("copyWhat", { what })} className="needs-script">
        <span className="group-data-copied/copy:hidden">{t("copy")}</span>
        <span className="hidden group-data-copied/copy:inline">{t("copied")}</span>
      </Button>
      <span role="status" className="sr-only" />
    </span>
  );
}
