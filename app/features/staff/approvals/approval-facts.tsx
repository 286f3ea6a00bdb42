import { Text } from "#app/ui/text.tsx";
import type { Approval } from "./approvals.schema.ts";

type ApprovalFactsProps = Pick<Approval, "facts"> & {
  /** Each name above its value, where there is little room. */
  stacked?: boolean;
};

/** What one must know to decide: each fact, and of a change what was there before. */
export function ApprovalFacts({ facts, stacked = false }: ApprovalFactsProps) {
  return (
    <dl className={`grid gap-x-4 gap-y-1 ${stacked ? "" : "sm:grid-cols-[max-content_minmax(0,1fr)]"}`}>
      {facts.map(({ label, before, value }) => (
        <div key={label} className={stacked ? undefined : "sm:contents"}>
          <dt className="text-soft">{label}</dt>
          <dd className="figures wrap-anywhere text-ink">
            {before !== undefined && (
              <>
                <span className="sr-only">Before: </span>
                <del className="inline-block text-soft">{before}</del>
                <span className="sr-only">. New: </span>
                <span aria-hidden="true" className="px-1.5 text-faint">
                  →
                </span>
              </>
            )}
            <Text as="span" text={value} className="inline-block" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
