import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { call, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { WhatsAppText, whatsAppNotes } from "#app/dashboard/whatsapp-text.tsx";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { refusals } from "#app/features/people/blood-donors/blood-donors.messages.ts";
import type { Donor } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { requestQuery } from "./open-request.tsx";

/** So many days after a donation a donor is thanked, and not asked. */
const thankedFor = 7;

const kinds = { asked: "Ask", promised: "Thank for the promise", thanked: "Thank" } as const;

/** What there is to write to a donor now, and about which request. */
function due(
  donor: Donor,
  shown: number | undefined,
): { kind: keyof typeof kinds; request?: number } | undefined {
  const { last_donation_date: gave, promised_request_id: promised, last_outcome } = donor;
  if (gave && gave >= addDays(karachiDay(new Date()), -thankedFor)) return { kind: "thanked" };
  if (promised) return { kind: "promised", request: promised };
  if (shown === undefined || refusals.includes(last_outcome ?? "")) return undefined;
  return { kind: "asked", request: shown };
}

/** The text for a donor by WhatsApp, in the donor's language. The log of calls says that it was opened, and sent: DONOR-18. */
export function DonorText({ donor }: { donor: Donor }) {
  const [search] = useSearchParams();
  const may = useMayCall()(bloodDonorsCalls.logDonorCall);
  // The request says how many donors are left to call.
  const refresh = useRefresh(
    bloodDonorsCalls.listBloodDonors,
    bloodDonorsCalls.listDonorCalls,
    bloodRequestsCalls.readBloodRequest,
  );
  const found = due(donor, Number(search.get(requestQuery)) || undefined);
  const query = found?.request ? { request: found.request } : {};
  const { data } = useQuery({
    ...callQuery(bloodRequestsCalls.readDonorTexts, { query }),
    enabled: found !== undefined && Boolean(donor.phone),
  });
  const text = found && data?.texts[donor.language][found.kind];
  if (!text || !donor.phone) return null;
  const note = (outcome: string) =>
    call(bloodDonorsCalls.logDonorCall, {
      body: { donor_id: donor.id, outcome, note: kinds[found.kind] },
      texts: { failed: "It could not be noted. Please note it yourself." },
    });
  const opened = donor.last_outcome === whatsAppNotes.opened;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      <WhatsAppText
        phone={donor.phone}
        text={text}
        what={`${kinds[found.kind]}, ${donor.full_name}`}
        label="Text"
        {...(may && { notes: { note, refresh, opened } })}
      />
    </span>
  );
}
