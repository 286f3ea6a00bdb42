import { useEffect, useState } from "react";
import type { DonationStatus } from "#app/features/donations/donations.schema.ts";
import { callApi } from "#app/lib/call-api.ts";

/** Seconds until the state is asked for again; the last one repeats. */
const waits = [3, 5, 8, 13, 21, 30];
/** About ten minutes: then the page says how to look again. */
const maxAsks = 24;

/** Whether a gateway may tell more of it by itself. What staff look at takes a day. */
export const isConfirming = ({ state, gateway, review }: DonationStatus) =>
  gateway !== "manual" && !review && (state === "started" || state === "pending");

/**
 * The state of a gift, asked for again while its gateway has not answered.
 * @returns whether it is still asked for
 */
export function useDonationState(key: string, loaded: DonationStatus): [DonationStatus, boolean] {
  const [donation, setDonation] = useState(loaded);
  const [asks, setAsks] = useState(0);
  const asking = isConfirming(donation) && asks < maxAsks;

  useEffect(() => {
    if (!asking) return;
    const seconds = waits[Math.min(asks, waits.length - 1)] ?? 30;
    const timer = setTimeout(async () => {
      const reply = await callApi("readDonation", { query: { key } });
      if (reply.ok) setDonation(reply.body.donation);
      setAsks(asks + 1);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [asking, asks, key]);

  return [donation, asking];
}
