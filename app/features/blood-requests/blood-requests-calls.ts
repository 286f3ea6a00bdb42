import { useQuery } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import type { RequestState } from "./blood-requests.messages.ts";
import type { BloodRequest } from "./blood-requests.schema.ts";

/* The dashboard's calls for requests, beyond those of every inbox. */

const loadTexts = { failed: "The open requests could not be read." };

/** The open requests, the most urgent first; of very many the newest hundred. */
export const useOpenRequests = () =>
  useQuery({
    queryKey: ["listBloodRequests", "open"],
    queryFn: async () => {
      const query = { state: "open", limit: 100 };
      const reply = await call<{ rows: BloodRequest[] }>("listBloodRequests", { query, texts: loadTexts });
      return bodyOf(reply).rows.toSorted((one, other) => one.needed_by.localeCompare(other.needed_by));
    },
  });

export const setRequestState = (id: number, state: RequestState): Promise<CallResult<{ message?: string }>> =>
  call("setBloodRequestState", {
    json: { id, state },
    texts: { failed: "The state could not be saved. Please try again." },
  });

/** The list of donors who may give today to this patient, in the request's city. */
export const donorsFor = ({ blood_group, city }: Pick<BloodRequest, "blood_group" | "city">) =>
  `/dashboard/blood-donors?${new URLSearchParams({ patient: blood_group, city, eligible: "1" })}`;
