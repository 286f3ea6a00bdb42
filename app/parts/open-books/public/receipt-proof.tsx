import { formatDay } from "#app/lib/dates.ts";
import { leafText, linkText } from "#app/parts/open-books/merkle.ts";
import type { ReceiptProof } from "#app/parts/open-books/server/receipt-proof.server.ts";
import type { verifyWords } from "#app/parts/open-books/verify.words.ts";
import { LineLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { HashText } from "./hash-text.tsx";
import { ProofCheck } from "./proof-check.tsx";

type ReceiptProofViewProps = {
  /** Undefined until the day is sealed. */
  proof: ReceiptProof | undefined;
  day: string;
};

/** That a receipt is in the books, in words, as a computation of the visitor's browser, and as data. */
export function ReceiptProofView({ proof, day }: ReceiptProofViewProps) {
  const t = useText<typeof verifyWords>("verify");
  const on = formatDay(day, useLanguage());
  return (
    <section aria-labelledby="proof" className="min-w-0">
      <SectionTitle id="proof">{t("proof")}</SectionTitle>
      {proof ? (
        <>
          {!proof.intact && (
            <Notice tone="bad" role="note" className="mt-4">
              {t("proofChanged")}
            </Notice>
          )}
          <p className="mt-3 text-lg text-soft">
            {proof.count === 1 ? t("onlyOne", { day: on }) : t("oneOf", { count: proof.count, day: on })}{" "}
            {t("calculate")}
          </p>
          <ProofCheck proof={proof} />
          <ProofData proof={proof} />
        </>
      ) : (
        <p className="mt-3 text-lg text-soft">{t("notSealed", { day: on })}</p>
      )}
      <p className="mt-6">
        <LineLink to="/transparency">{t("whatSeal")}</LineLink>
      </p>
    </section>
  );
}

function ProofData({
  proof: { receipt, steps, root, count, totalPaisa, moved, previousLink, link },
}: {
  proof: ReceiptProof;
}) {
  const t = useText<typeof verifyWords>("verify");
  const rows: [name: string, value: string][] = [
    [t("receiptText"), leafText(receipt)],
    ...steps.map(({ side, hash }, place): [string, string] => [
      t(side === "left" ? "neighbourLeft" : "neighbourRight", { place: place + 1 }),
      hash,
    ]),
    [t("root"), root],
    [t("linkBefore"), previousLink],
    [t("dayText"), linkText(previousLink, { day: receipt.day, root, count, totalPaisa, moved })],
    [t("link"), link],
  ];
  return (
    <details className="mt-8 border-y border-rule">
      <summary className="flex min-h-11 items-center font-semibold text-emerald underline decoration-1 underline-offset-4">
        {t("data")}
      </summary>
      <dl className="pb-4">
        {rows.map(([name, value]) => (
          <div key={name} className="border-t border-rule py-2">
            <dt className="text-sm text-soft">{name}</dt>
            <dd>
              <HashText>{value}</HashText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
