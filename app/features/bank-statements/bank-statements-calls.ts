import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { transferDeskMessages as messages } from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import type {
  ExcludedLine,
  LineExclusion,
  LineLink,
  Match,
  MonthReply,
  StatementForm,
  StatementLine,
  StatementProposal,
  StatementReply,
} from "./bank-statements.schema.ts";

/* The dashboard's calls for statements. */

type Done = { message?: string };

export const importStatement = (form: StatementForm): Promise<CallResult<StatementReply>> =>
  call("importStatement", { json: form, texts: { failed: messages.importFailed } });

/** One page of the lines that fit a donation, and one of those that fit none. */
type Lines = {
  proposals: StatementProposal[];
  proposals_total: number;
  proposals_next: number | null;
  rows: StatementLine[];
  rows_total: number;
  rows_next: number | null;
  total: number;
  excluded: ExcludedLine[];
  excluded_total: number;
};

type LinesAsked = {
  /** "bank", "unknown" ...; empty: of all. */
  account: string;
  /** The last of the page before; 0: the first page. */
  afterProposal: number;
  afterLine: number;
};

export const useStatementLines = ({ account, afterProposal, afterLine }: LinesAsked) =>
  useQuery({
    queryKey: ["statement-lines", account, afterProposal, afterLine],
    queryFn: async () => {
      const after = {
        after_proposal: afterProposal || undefined,
        after_line: afterLine || undefined,
      };
      const options = {
        query: { account: account || undefined, ...after },
        texts: { failed: messages.loadFailed },
      };
      return bodyOf(await call<Lines>("listStatementLines", options));
    },
    placeholderData: keepPreviousData,
  });

type Verified = Done & { verified: number; failures: (Match & { message: string })[] };

export const verifyMatches = (matches: Match[]): Promise<CallResult<Verified>> =>
  call("verifyMatches", { json: { matches }, texts: { failed: messages.verifyFailed } });

/** @param booking as the form holds it: the server reads it */
export const bookLine = (booking: object): Promise<CallResult<Done>> =>
  call("bookStatementLine", { json: booking, texts: { failed: messages.bookFailed } });

export const linkLine = (link: LineLink): Promise<CallResult<Done>> =>
  call("linkStatementLine", { json: link, texts: { failed: messages.linkFailed } });

export const excludeLine = (exclusion: LineExclusion): Promise<CallResult<Done>> =>
  call("excludeStatementLine", { json: exclusion, texts: { failed: messages.exclusionFailed } });

export const takeLineBack = (line: number): Promise<CallResult<Done>> =>
  call("takeStatementLineBack", { json: { line }, texts: { failed: messages.backFailed } });

export const useMonth = (month: string) =>
  useQuery({
    queryKey: ["transfer-month", month],
    queryFn: async () =>
      bodyOf(
        await call<MonthReply>("readTransferMonth", {
          query: { month },
          texts: { failed: messages.loadFailed },
        }),
      ),
  });
