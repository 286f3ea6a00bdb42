import { mayBecome } from "#app/features/donations/ledger/donation-states.ts";
import type { DonationEventsTable, DonationState } from "#server/db/giving-schema.ts";

export type ReplayedEvent = Pick<DonationEventsTable, "kind" | "from_state" | "to_state" | "at">;

export type Replayed = {
  /** The state that the events lead to; undefined without events. */
  state: DonationState | undefined;
  /** When it became paid and refunded. */
  times: Partial<Record<DonationState, string>>;
  /** What is wrong with the events themselves. */
  faults: string[];
};

/** Goes through a donation's events in their order, by the rules of donation-states.ts. */
export function replay(events: readonly ReplayedEvent[]): Replayed {
  const faults: string[] = [];
  const times: Replayed["times"] = {};
  let state: DonationState | undefined;
  for (const { kind, from_state: from, to_state: to, at } of events) {
    if (state === undefined) {
      if (kind !== "started" || from !== null || to !== "started") faults.push("its first event is no start");
    } else if (from !== state) {
      faults.push(`an event leads from ${from ?? "nothing"} when it was ${state}`);
    } else if (kind === "state" ? !mayBecome(state, to) : kind === "started" || to !== state) {
      faults.push(`an event (${kind}) leads from ${state} to ${to}`);
    }
    if (kind === "state") times[to] = at;
    state = to;
  }
  return { state, times, faults };
}
