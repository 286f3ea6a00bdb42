import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

/** A link that opens this page with amount and purpose filled in. Nothing about the donor is in it. */
export function DonationShare({ url, filled }: { url: string; filled: boolean }) {
  const [result, copy] = useCopy();
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-rule pt-6">
      <p className="min-w-0 flex-1 basis-60 text-sm text-soft">
        Collecting with friends or family? Send them this page
        {filled ? " with the amount and the purpose filled in." : " with the purpose filled in."}
      </p>
      <Button variant="quiet" onClick={() => void copy(url)}>
        <Icon name={result === "copied" ? "check" : "link"} className="size-4" />
        {result === "copied" ? "Link copied" : "Share this link"}
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {result === "failed" && `Your browser does not allow copying. The link is: ${url}`}
        {result === "copied" && <span className="sr-only">The link is copied.</span>}
      </p>
    </div>
  );
}
