import { useQuery } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { download } from "#app/dashboard/download.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { pledgeMessages as messages } from "./pledges.messages.ts";
import type { Pledge, PledgeDonations, PledgesList } from "./pledges.schema.ts";

/* The dashboard's calls for monthly support, with their error texts. */

type WriteReply = CallResult<{ message?: string }>;

export const pledgesKey = ["pledges"];

type Asked = { q: string; state: string; fund: string };

/** The pledges that match, the newest first, with the totals of all. */
export const usePledges = ({ q, state, fund }: Asked) =>
  useList<Pledge, Pick<PledgesList, "totals" | "funds">>({
    key: [...pledgesKey, q, state, fund],
    fetchPage: (cursor) =>
      call<PledgesList>("listPledges", {
        query: { q: q || undefined, state: state || undefined, fund: fund || undefined, cursor },
        texts: { failed: messages.loadFailed },
      }),
  });

/** The donations of one pledge. */
export const usePledgeDonations = (id: number) =>
  useQuery({
    queryKey: [...pledgesKey, "gifts", id],
    queryFn: async () =>
      bodyOf(
        await call<PledgeDonations>("listPledgeDonations", {
          query: { id },
          texts: { failed: messages.donationsFailed },
        }),
      ).donations,
  });

const changeTexts = { failed: messages.changeFailed };

export const stopPledge = (id: number, reason: string): Promise<WriteReply> =>
  call("stopPledge", { json: { id, reason }, texts: changeTexts });

export const mailPledgeLink = (id: number): Promise<WriteReply> =>
  call("mailPledgeLink", { json: { id }, texts: changeTexts });

/** @returns the message of a failure, undefined after a success */
export const exportPledges = (): Promise<string | undefined> =>
  download("exportPledges", "monthly-support.csv", messages.exportFailed);
