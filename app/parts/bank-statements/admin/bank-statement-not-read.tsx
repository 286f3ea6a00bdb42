import {
  type LeftOutReason,
  leftOutReasons,
  linesOf,
} from "#app/parts/bank-statements/bank-statements.messages.ts";
import type { StatementReply } from "#app/parts/bank-statements/bank-statements.schema.ts";
import { Notice } from "#app/ui/notice.tsx";

type NotReadProps = Pick<StatementReply, "faults" | "left_out">;

/** Every line of a statement that gives no entry: those that cannot be read, and those without incoming money, by reason. */
export function NotRead({ faults, left_out }: NotReadProps) {
  const reasons = (Object.keys(leftOutReasons) as LeftOutReason[]).filter((reason) =>
    left_out.some((line) => line.reason === reason),
  );
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="bad">
          <p className="font-semibold">{linesOf(faults.length)} could not be read:</p>
          <Lines lines={faults.map(({ line, message }) => ({ line, text: message }))} />
        </Notice>
      )}
      {left_out.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer py-1 font-semibold underline decoration-1 underline-offset-4">
            {linesOf(left_out.length)} without incoming money {left_out.length === 1 ? "is" : "are"} left out
          </summary>
          {reasons.map((reason) => (
            <section key={reason} aria-label={leftOutReasons[reason]} className="mt-2">
              <h3 className="text-sm text-soft">{leftOutReasons[reason]}</h3>
              <Lines lines={left_out.filter((line) => line.reason === reason)} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly { line: number; text: string }[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <ul tabIndex={0} aria-label="Lines" className="mt-1 max-h-60 overflow-y-auto">
    {lines.map(({ line, text }) => (
      <li key={line} className="wrap-anywhere">
        <span className="figures">Line {line}:</span> <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);
