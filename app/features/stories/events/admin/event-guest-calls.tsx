import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { MayCall, useMayCall } from "#app/dashboard/own-user.tsx";
import { PhoneLinks } from "#app/dashboard/phone-links.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { WhatsAppText } from "#app/dashboard/whatsapp-text.tsx";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { eventMessages } from "#app/features/stories/events/events-admin.messages.ts";
import type { EventGuest } from "#app/features/stories/events/events-guests.schema.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { titleOf } from "./event-list.ts";

/* Who has signed up for an event that was cancelled or moved, until each of them is told: EVENT-16. */

const { listEventGuests, readGuestTexts, tellEventGuest } = eventsAdminCalls;

/** So many are named in a dialog; the page of the guests has the others. */
const named = 25;

export const tellGuest = ({ id }: Pick<EventGuest, "id">, told = true): Promise<CallResult<unknown>> =>
  call(tellEventGuest, { body: { id, told }, texts: { failed: eventMessages.tellFailed } });

const guestsPage = (event: number) => `/dashboard/event-guests?event=${event}&to_tell=1`;

const guestCount = (count: number) => (count === 1 ? "1 guest" : `${count.toLocaleString("en-US")} guests`);

/** How many guests an event has, for those who may not see who they are: EVENT-16b. */
export function GuestCount({ event: { guests = 0, guests_to_tell = 0 } }: { event: FoundationEvent }) {
  const may = useMayCall()(listEventGuests);
  if (may || guests === 0) return null;
  return (
    <p className="figures mt-1 text-sm text-soft">
      {guestCount(guests)}
      {guests_to_tell > 0 && `, ${guests_to_tell.toLocaleString("en-US")} to call`}
    </p>
  );
}

type GuestsProps = {
  event: FoundationEvent;
  /** Only those who have not been told yet, each with the button that says so. */
  untold?: boolean;
};

/** The guests of an event with the ways to call them; whoever may not see guests reads how many there are. */
export function EventGuestList({ event, untold = false }: GuestsProps) {
  const may = useMayCall()(listEventGuests);
  const query = { event: event.id, limit: named, to_tell: untold ? ("1" as const) : undefined };
  const { data } = useQuery({ ...callQuery(listEventGuests, { query }), enabled: may, staleTime: 0 });
  if (!may && event.guests)
    return <p className="figures">{`${guestCount(event.guests)} signed up. Care staff call them.`}</p>;
  if (!data) return null;
  const { rows, total } = data;
  if (total === 0) return untold ? <p>Everybody has been told.</p> : null;
  const many = guestCount(total);
  return (
    <section aria-label="Guests">
      <p className="figures">{untold ? `${many} to call:` : `${many} signed up and must be called:`}</p>
      <ul className="mt-2 max-h-72 overflow-y-auto border-y border-rule">
        {rows.map((guest) => (
          <li
            key={guest.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule py-1 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <Text as="span" text={guest.name} className="font-semibold text-ink" />
              {guest.language === "ur" && " (wrote in Urdu)"}
            </span>
            <span className="flex flex-wrap items-center gap-x-3">
              <PhoneLinks phone={guest.phone} name={guest.name} />
              {untold && (
                <>
                  <GuestText guest={guest} />
                  <ToldButton guest={guest} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Link to={guestsPage(event.id)} className="mt-2 inline-block underline underline-offset-4">
          All {many}
        </Link>
      )}
    </section>
  );
}

/** Whether a guest was told, by whom and when, and the button that says so or takes it back. */
export function GuestTold({ guest }: { guest: EventGuest }) {
  const { told_at, told_by, tell_since } = guest;
  if (tell_since === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {told_at === null ? (
        <StatusPill tone="bad">To call</StatusPill>
      ) : (
        <span className="figures text-sm text-soft">
          Told {formatTime(told_at)} by <bdi>{told_by}</bdi>
        </span>
      )}
      <GuestText guest={guest} />
      <ToldButton guest={guest} />
    </span>
  );
}

/** What a guest who is to be told is written, in the guest's language. 'Told' says that it was. */
function GuestText({ guest: { event_id, phone, language, name, told_at } }: { guest: EventGuest }) {
  const { data } = useQuery({
    ...callQuery(readGuestTexts, { query: { event: event_id } }),
    enabled: told_at === null && Boolean(phone),
    staleTime: 0,
  });
  if (!data || !phone || told_at !== null) return null;
  return <WhatsAppText phone={phone} text={data.texts[language]} what={name} label="Text" />;
}

function ToldButton({ guest }: { guest: Pick<EventGuest, "id" | "name" | "told_at"> }) {
  const toast = useToast();
  const refresh = useRefresh(listEventGuests);
  const told = guest.told_at === null;
  return (
    <MayCall to={tellEventGuest}>
      <Button
        variant="quiet"
        size="small"
        aria-label={told ? `Told ${guest.name}` : `${guest.name} was not told`}
        onClick={async () => {
          const reply = await tellGuest(guest, told);
          if (!reply.ok) toast.error(reply.message);
          await refresh();
        }}
      >
        {told ? "Told" : "Not told"}
      </Button>
    </MayCall>
  );
}

type MovedProps = { event: FoundationEvent; guests: number; onClose: () => void };

/** After an event was moved: who is to be told. The line in the overview stays until each of them was. */
export const EventMovedDialog = ({ event, guests, onClose }: MovedProps) => (
  <Dialog open title="Call the guests" onClose={onClose}>
    <p className="mb-3 text-soft">
      <Text as="bdi" text={titleOf(event)} className="font-semibold text-ink" /> has another day, time or
      place. {guests === 1 ? "One guest knows" : `${guests.toLocaleString("en-US")} guests know`} it as it
      was. The overview reminds you until each of them has been told.
    </p>
    <EventGuestList event={event} untold />
  </Dialog>
);
