import { call } from "#app/dashboard/call.ts";
import { useAct } from "#app/dashboard/use-act.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { eventMessages } from "#app/features/stories/events/events-admin.messages.ts";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { changeTexts } from "./event-form.ts";
import { EventGuestList } from "./event-guest-calls.tsx";
import { titleOf } from "./event-list.ts";

type EventCancellationProps = {
  event: FoundationEvent;
  /** It was cancelled. @param guests who are to be told */
  onGuestsToTell: (guests: number) => void;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** An event's heading in the list, else the list's: the button that had the focus may be gone. */
const headingOf = (id: number) =>
  document.getElementById(`event-${id}`) ?? document.getElementById("all-events");

export const focusCard = (id: number) => headingOf(id)?.focus();

/** Asks before the site says that an event does not take place. */
export function EventCancellation({ event, onGuestsToTell, refresh, onClose }: EventCancellationProps) {
  const { id } = event;
  const { busy, act } = useAct(refresh);

  async function cancel() {
    const body = { id, cancelled: true };
    const reply = await act(
      call(eventsAdminCalls.cancelEvent, { body, texts: changeTexts }),
      eventMessages.cancelled,
    );
    if (reply.ok) onGuestsToTell(reply.body.guests_to_tell);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Cancel this event?"
      confirm={busy ? "Cancelling..." : "Cancel the event"}
      cancel="Keep it"
      busy={busy}
      returnTo={() => headingOf(id)}
      onConfirm={cancel}
      onCancel={onClose}
    >
      <p>It stays on the site and in calendars, marked as cancelled. You can reopen it later.</p>
      <Text as="p" text={titleOf(event)} className="my-3 font-semibold text-ink" />
      <EventGuestList event={event} />
    </ConfirmDialog>
  );
}
