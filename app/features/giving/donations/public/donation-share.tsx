import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";

/** A link that opens this page with amount and purpose filled in. Nothing about the donor is in it. */
export function DonationShare({ url, filled }: { url: string; filled: boolean }) {
  const t = useText<typeof givingWords>("giving");
  return (
    <div
      data-copy={url}
      data-done={t("linkIsCopied")}
      data-failed={t("linkNotCopied", { url })}
      className="group/copy needs-script flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-rule pt-6"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm text-soft">
        {t(filled ? "shareFilled" : "sharePurpose")}
      </p>
      <Button variant="quiet">
        <Icon name="link" className="size-4 group-data-copied/copy:hidden" />
        <span className="group-data-copied/copy:hidden">{t("shareLink")}</span>
        <Icon name="check" className="hidden size-4 group-data-copied/copy:inline" />
        <span className="hidden group-data-copied/copy:inline">{t("linkCopied")}</span>
      </Button>
      <p role="status" className="w-full text-sm empty:hidden" />
    </div>
  );
}
