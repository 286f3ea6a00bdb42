import { leafText, linkText } from "#app/features/open-books/merkle.ts";
import type { ReceiptProof } from "#app/features/open-books/server/receipt-proof.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { LineLink } from "#app/ui/text-link.tsx";
import { HashText } from "./hash-text.tsx";
import { ProofCheck } from "./proof-check.tsx";

type ReceiptProofViewProps = {
  /** Undefined until the day is sealed. */
  proof: ReceiptProof | undefined;
  day: string;
};

/** That a receipt is in the books, in words, as a computation of the visitor's browser, and as data. */
export function ReceiptProofView({ proof, day }: ReceiptProofViewProps) {
  return (
    <section aria-labelledby="proof" className="min-w-0">
      <SectionTitle id="proof">Proof that it is in our books</SectionTitle>
      {proof ? (
        <>
          {!proof.intact && (
            <Notice tone="bad" role="note" className="mt-4">
              Our books no longer say what was sealed for this receipt. Compare it with your copy.
            </Notice>
          )}
          <p className="mt-3 text-lg text-soft">
            {proof.count === 1
              ? `It is the only receipt booked on ${formatDay(day)}, which was sealed the following night.`
              : `It is one of the ${proof.count} receipts booked on ${formatDay(day)}, which was sealed the following night.`}{" "}
            Your browser can calculate the seal from this receipt, so you need not take our word for it.
          </p>
          <ProofCheck proof={proof} />
          <ProofData proof={proof} />
        </>
      ) : (
        <p className="mt-3 text-lg text-soft">
          The receipts booked on {formatDay(day)} are sealed the following night. After that you find the
          proof here.
        </p>
      )}
      <p className="mt-6">
        <LineLink to="/transparency">What a seal is, and all our sealed days</LineLink>
      </p>
    </section>
  );
}

function ProofData({
  proof: { receipt, steps, root, count, totalPaisa, moved, previousLink, link },
}: {
  proof: ReceiptProof;
}) {
  const rows: [name: string, value: string][] = [
    ["Text of the receipt", leafText(receipt)],
    ...steps.map(({ side, hash }, place): [string, string] => [`Neighbour ${place + 1}, ${side}`, hash]),
    ["Root of the day", root],
    ["Link of the day before", previousLink],
    ["Text of the day", linkText(previousLink, { day: receipt.day, root, count, totalPaisa, moved })],
    ["Link of the day", link],
  ];
  return (
    <details className="mt-8 border-y border-rule">
      <summary className="flex min-h-11 items-center font-semibold text-emerald underline decoration-1 underline-offset-4">
        The data, to check it with your own program
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
