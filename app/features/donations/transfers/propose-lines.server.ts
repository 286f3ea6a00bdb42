import { karachiDay } from "#app/lib/dates.ts";
import { proposeMatches } from "./match.ts";
import type { TransferReport } from "./transfers.schema.ts";
import type { StatementLine, StatementProposal } from "./transfers-statements.schema.ts";

/** Which of the lines fit which report, and the lines that fit none. */
export function proposalsOf(
  lines: readonly StatementLine[],
  waiting: readonly TransferReport[],
): { proposals: StatementProposal[]; rest: StatementLine[] } {
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const reportOf = new Map(waiting.map((report) => [report.id, report]));
  const found = proposeMatches(
    lines.map((line) => ({
      id: line.id,
      day: line.day,
      amountPaisa: line.amount_paisa,
      description: line.description,
      reference: line.bank_reference,
    })),
    waiting.map((report) => ({
      id: report.id,
      reference: report.reference,
      amountPaisa: report.amount_paisa,
      day: report.transferred_on ?? karachiDay(new Date(report.reported_at)),
      transactionId: report.transaction_id,
      names: [report.account_name, report.donor_name].filter(Boolean),
    })),
  );
  const candidateOf = ({ report, strength, reasons }: (typeof found)[number]["others"][number]) => {
    const row = reportOf.get(report);
    return row ? [{ report: row, strength, reasons: [...reasons] }] : [];
  };
  const proposals = found.flatMap((one) => {
    const line = lineOf.get(one.line);
    const others = one.others.flatMap(candidateOf);
    return line ? candidateOf(one).map((own) => ({ ...own, line, ambiguous: one.ambiguous, others })) : [];
  });
  const proposed = new Set(found.map(({ line }) => line));
  return { proposals, rest: lines.filter(({ id }) => !proposed.has(id)) };
}
