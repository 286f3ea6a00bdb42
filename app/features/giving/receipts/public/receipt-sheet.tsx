import type { ReactNode } from "react";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import { Text } from "#app/ui/text.tsx";

type ReceiptSheetProps = {
  heading: ReactNode;
  amount: string;
  words: string;
  rows: readonly { name: string; value: string }[];
  isVoid: boolean;
};

/** A receipt on screen: the paper's amount, words and lines. */
export function ReceiptSheet({ heading, amount, words, rows, isVoid }: ReceiptSheetProps) {
  return (
    <article className="border border-rule bg-raised shadow-raised">
      <LatticeEdge name="receipt" className="mt-3 text-emerald" />
      <div className="px-5 pt-6 pb-4 sm:px-8 sm:pt-8">
        {heading}
        <p
          className={`figures mt-4 font-display text-title leading-tight font-semibold text-emerald ${isVoid ? "line-through decoration-pomegranate decoration-2" : ""}`}
        >
          <Text as="bdi" text={amount} />
        </p>
        <p className="mt-2 text-lg">
          <Text as="bdi" text={words} />
        </p>
      </div>
      <dl className="px-5 pb-5 sm:px-8 sm:pb-8">
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-soft sm:pt-0.5">{name}</dt>
            <dd className="figures font-semibold [overflow-wrap:anywhere]">
              <Text as="bdi" text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
