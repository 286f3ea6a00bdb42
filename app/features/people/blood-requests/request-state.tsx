import { useState } from "react";
import { call, useRefresh } from "#app/dashboard/call.ts";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { englishCity } from "#app/lib/city-key.ts";
import { Button } from "#app/ui/button.tsx";
import { bloodRequestsCalls } from "./blood-requests.calls.ts";
import { bloodRequestMessages, type RequestState, unknownGroup } from "./blood-requests.messages.ts";
import type { BloodRequest } from "./blood-requests.schema.ts";

/**
 * The list of donors who can give today to this patient, in the request's city, with the request above it. Of a patient
 * whose group is not known yet, all who can give today.
 * @param options `resting`: those who gave lately, too
 */
export const donorsFor = (
  { id, blood_group, city }: Pick<BloodRequest, "id" | "blood_group" | "city">,
  { resting = false } = {},
) =>
  `/dashboard/blood-donors?${new URLSearchParams({
    ...(blood_group !== unknownGroup && { patient: blood_group }),
    city: englishCity(city),
    ...(!resting && { eligible: "1" }),
    request: String(id),
  })}`;

export const stateWords: Record<RequestState, string> = {
  open: "Open",
  arranged: "Arranged",
  closed: "Closed",
};
const tones = { open: "bad", arranged: "good", closed: "faded" } as const;

export const RequestStatePill = ({ request: { state, suspect } }: { request: BloodRequest }) => (
  <>
    <StatusPill tone={tones[state]}>{stateWords[state]}</StatusPill>
    {suspect && <SuspectPill />}
  </>
);

export const SuspectPill = () => <StatusPill>{bloodRequestMessages.suspect}</StatusPill>;

/** The states that a request can be put into, in a word each. */
const changes: Record<RequestState, readonly { state: RequestState; word: string }[]> = {
  open: [
    { state: "arranged", word: "Arranged" },
    { state: "closed", word: "Close" },
  ],
  arranged: [
    { state: "closed", word: "Close" },
    { state: "open", word: "Open again" },
  ],
  closed: [{ state: "open", word: "Open again" }],
};

/** Loads requests again, wherever they are shown. */
export const useRefreshRequests = () =>
  useRefresh(
    bloodRequestsCalls.listBloodRequests,
    bloodRequestsCalls.listOpenBloodRequests,
    bloodRequestsCalls.readBloodRequest,
  );

/** Sets the state of a request, and says what came of it. */
export function useRequestState() {
  const { act } = useAct(useRefreshRequests());
  const texts = { failed: "The state could not be saved. Please try again." };
  return (id: number, state: RequestState) =>
    act(call(bloodRequestsCalls.setBloodRequestState, { body: { id, state }, texts }), "Saved.");
}

type RequestStateButtonsProps = {
  request: BloodRequest;
  name: string;
  /** What else shows the state. */
  refresh?: () => Promise<unknown>;
};

/** Marks a request as arranged or closed, or opens it again. */
export function RequestStateButtons({ request, name, refresh }: RequestStateButtonsProps) {
  const setState = useRequestState();
  const [busy, setBusy] = useState(false);

  async function change(state: RequestState) {
    setBusy(true);
    await setState(request.id, state);
    await refresh?.();
    setBusy(false);
  }

  return changes[request.state].map(({ state, word }) => (
    <Button
      key={state}
      variant="quiet"
      size="small"
      disabled={busy}
      aria-label={`${word}: ${name}`}
      onClick={() => void change(state)}
    >
      {word}
    </Button>
  ));
}
