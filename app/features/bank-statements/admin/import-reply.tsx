import type { StatementReply } from "#app/features/bank-statements/bank-statements.schema.ts";
import { transferDeskMessages as messages } from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import { Notice } from "#app/ui/notice.tsx";

/** What came of an import: how many lines are new, and those that could not be read. */
export function ImportReply({ reply }: { reply: StatementReply | undefined }) {
  return (
    <div role="status" className="mt-4 grid gap-3 empty:hidden">
      {reply?.message && (
        <Notice tone="good">
          <p className="font-semibold">{reply.message}</p>
          {reply.adopted > 0 && <p>{messages.ofAccountNow(reply.adopted)}</p>}
          {reply.skipped > 0 && <p>{reply.skipped} without incoming money were left out.</p>}
        </Notice>
      )}
      {reply && reply.faults.length > 0 && (
        <Notice tone="bad">
          <p className="font-semibold">These lines could not be read:</p>
          <ul className="mt-1 max-h-60 overflow-y-auto">
            {reply.faults.map(({ line, message }) => (
              <li key={`${line} ${message}`} className="wrap-anywhere">
                <span className="figures">Line {line}:</span> <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
          {reply.more_faults > 0 && <p>And {reply.more_faults} more.</p>}
        </Notice>
      )}
    </div>
  );
}
