import { useQuery } from "@tanstack/react-query";
import { call } from "#app/dashboard/call.ts";
import { fetchFile } from "#app/dashboard/download.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import type { TransferReport } from "./transfer-reports.schema.ts";
import { transferDeskMessages as messages } from "./transfer-reports-desk.messages.ts";

/* The dashboard's calls for reports of transfers and statements. */

type Done = { message?: string };

/** The keys of all that a decision changes. */
export const transferKeys = [["transfer-reports"], ["statement-lines"], ["transfer-month"], ["overview"]];

export const useTransferReports = (asked: { q: string; state: string }) =>
  useList<TransferReport, { waiting: number }>({
    key: ["transfer-reports", asked],
    fetchPage: (cursor) => {
      const query = { q: asked.q || undefined, state: asked.state || undefined, cursor };
      return call("listTransferReports", { query, texts: { failed: messages.loadFailed } });
    },
  });

export const verifyTransfer = (id: number): Promise<CallResult<Done>> =>
  call("verifyTransfer", { json: { id }, texts: { failed: messages.verifyFailed } });

export const rejectTransfer = (id: number, reason: string): Promise<CallResult<Done>> =>
  call("rejectTransfer", { json: { id, reason }, texts: { failed: messages.rejectFailed } });

/** The slip of a report, which no page of the site shows. */
export const useProof = (id: number) =>
  useQuery({
    queryKey: ["transfer-slip", id],
    queryFn: async () => {
      const reply = await fetchFile("readTransferProof", messages.proofFailed, { query: { id } });
      if ("failure" in reply) throw new Error(reply.failure);
      return reply.blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A stranger's papers are not kept longer than they are looked at.
    gcTime: 0,
    retry: false,
  });
