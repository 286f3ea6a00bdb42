import { useQuery } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import type { Donor, DonorCall, DonorCallForm } from "./blood-donors.schema.ts";

/* The dashboard's calls for donors, beyond those of every inbox. */

type WriteReply = CallResult<{ message?: string }>;

const saveTexts = { failed: "It could not be written down. Please try again." };

/** The log of calls to a donor, newest first. */
export const useDonorCalls = (donorId: number) =>
  useQuery({
    queryKey: ["donor-calls", donorId],
    queryFn: async () => {
      const texts = { failed: "The calls could not be read." };
      const query = { donor_id: donorId };
      return bodyOf(await call<{ calls: DonorCall[] }>("listDonorCalls", { query, texts })).calls;
    },
  });

export const logCall = (form: DonorCallForm): Promise<WriteReply> =>
  call("logDonorCall", { json: form, texts: saveTexts });

/** @param day a Karachi day */
export const recordDonation = (donorId: number, day: string): Promise<WriteReply> =>
  call("recordDonation", { json: { donor_id: donorId, day }, texts: saveTexts });

/** How many donors a printed list has at most. */
export const mostPrinted = 500;

/** All donors of a search, up to `mostPrinted`. @param asked the query of the list of donors */
export async function fetchAllDonors(asked: Record<string, string>) {
  const rows: Donor[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...asked, limit: 100, cursor };
    const texts = { failed: "Failed to load the entries." };
    const result = await call<{ rows: Donor[]; total: number }>("listBloodDonors", { query, texts });
    rows.push(...bodyOf(result).rows);
    cursor = result.ok ? result.nextCursor : undefined;
  } while (cursor && rows.length < mostPrinted);
  return { rows: rows.slice(0, mostPrinted), more: cursor !== undefined || rows.length > mostPrinted };
}
