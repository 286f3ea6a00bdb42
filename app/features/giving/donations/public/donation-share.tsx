import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

/** A link that opens this page with amount and purpose filled in. Nothing about the donor is in it. */
export function DonationShare({ url, filled }: { url: string; filled: boolean }) {
  const t = useText<typeof givingWords>("giving");
  const [result, copy] = useCopy();
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-rule pt-6">
      <p className="min-w-0 flex-1 basis-60 text-sm text-soft">
        {t(filled ? "shareFilled" : "sharePurpose")}
      </p>
      <Button variant="quiet" onClick={() => void copy(url)}>
        <Icon name={result === "copied" ? "check" : "link"} className="size-4" />
        {t(result === "copied" ? "linkCopied" : "shareLink")}
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {result === "failed" && t("linkNotCopied", { url })}
        {result === "copied" && <span className="sr-only">{t("linkIsCopied")}</span>}
      </p>
    </div>
  );
}
