import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router";
import { call, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { removeDraft } from "#app/dashboard/draft-storage.ts";
import { choice, FilterBar } from "#app/dashboard/filter-bar.tsx";
import { hasUnsavedChanges } from "#app/dashboard/leave-guard.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { useSaveShortcut } from "#app/dashboard/use-save-shortcut.ts";
import { VersionsDialog } from "#app/dashboard/versions-dialog.tsx";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import {
  eventMessages,
  eventStates,
  guestsToCall,
} from "#app/features/stories/events/events-admin.messages.ts";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { type EventAction, EventAdminCard } from "./event-admin-card.tsx";
import { EventCancellation, focusCard } from "./event-cancellation.tsx";
import { EventEditor } from "./event-editor.tsx";
import { changeTexts } from "./event-form.ts";
import { EventMovedDialog } from "./event-guest-calls.tsx";
import { eventList, eventSummary, shownState, titleOf } from "./event-list.ts";
import { EventScheduleForm } from "./event-schedule-form.tsx";

const texts = {
  caption: "Events",
  one: "event",
  empty: eventMessages.none,
};

const stateNames = { upcoming: "Upcoming", completed: "Completed", cancelled: "Cancelled" } as const;

type Open = { what: EventAction; event: FoundationEvent };
/** The form of a new event. A new number makes a new form. */
type Schedule = { number: number; copyOf?: FoundationEvent; cleared?: boolean };

/** The button of a finished form is gone: the focus goes to what follows. */
const focusList = () => document.getElementById("all-events")?.focus();

export const clientLoader = prefetch(({ asked, list, query }) => {
  const { show, q } = asked(["show", "q"]);
  return { events: list(eventList({ show, q })), all: query(eventSummary()), found: query(eventSummary(q)) };
});

/** The form that schedules an event, and all events: EVENT-11. */
export default function EventsDashboard() {
  const [schedule, setSchedule] = useState<Schedule>({ number: 1 });
  const [open, setOpen] = useState<Open>();
  const [moved, setMoved] = useState<{ event: FoundationEvent; guests: number }>();
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const refresh = useRefresh(eventsCalls.listEvents, eventsAdminCalls.readEventSummary);
  const { act } = useAct(refresh);
  useSaveShortcut(form);
  const hasEvents = useHasEvents();
  const maySeeGuests = useMayCall()(eventsAdminCalls.listEventGuests);
  const close = () => setOpen(undefined);

  const startNew = (from: Omit<Schedule, "number"> = {}) =>
    setSchedule(({ number }) => ({ number: number + 1, ...from }));

  function copy(event: FoundationEvent) {
    removeDraft("event:new");
    startNew({ copyOf: event });
    close();
  }

  /** Whoever may not see guests is told how many others will call. */
  function leaveToCare(guests: number) {
    if (guests > 0 && !maySeeGuests) toast.success(guestsToCall(guests));
  }

  async function reopen({ id }: FoundationEvent) {
    const body = { id, cancelled: false };
    const reply = await act(
      call(eventsAdminCalls.cancelEvent, { body, texts: changeTexts }),
      eventMessages.restored,
    );
    if (reply.ok) leaveToCare(reply.body.guests_to_tell);
    focusCard(id);
  }

  function handleAction(what: EventAction, event: FoundationEvent) {
    if (what === "reopen") return void reopen(event);
    // What is typed in the form would be lost.
    if (what === "copy" && !hasUnsavedChanges()) return copy(event);
    setOpen({ what, event });
  }

  return (
    <>
      <PageHeading>
        New events appear on the site at once: in the calendar, on the home page and on their own page.
      </PageHeading>
      <EventScheduleForm
        key={schedule.number}
        copyOf={schedule.copyOf}
        cleared={schedule.cleared}
        formRef={form}
        isEmpty={hasEvents === undefined ? undefined : !hasEvents}
        onClear={() => startNew({ cleared: true })}
        onAdded={() => {
          startNew();
          focusList();
        }}
      />
      <AllEvents onAction={handleAction} />
      {open?.what === "edit" && (
        <EventEditor
          event={open.event}
          onMoved={(guests) => (maySeeGuests ? setMoved({ event: open.event, guests }) : leaveToCare(guests))}
          onClose={close}
        />
      )}
      {moved && <EventMovedDialog {...moved} onClose={() => setMoved(undefined)} />}
      {open?.what === "cancel" && (
        <EventCancellation
          event={open.event}
          onGuestsToTell={leaveToCare}
          refresh={refresh}
          onClose={close}
        />
      )}
      {open?.what === "delete" && (
        <DeletionDialog
          title="Delete this event?"
          question="It is deleted from the site with its picture and its guests. If the event is only called off, cancel it instead, so that visitors are told."
          name={titleOf(open.event)}
          remove={() =>
            call(eventsAdminCalls.deleteEvent, {
              body: { id: open.event.id },
              texts: { failed: eventMessages.deleteFailed, broke: eventMessages.deleteBroke },
            })
          }
          bin={{ noun: "event", ids: [open.event.id] }}
          done={eventMessages.deleted}
          refresh={refresh}
          onClose={close}
        />
      )}
      {open?.what === "versions" && (
        <VersionsDialog
          noun="event"
          id={open.event.id}
          name={titleOf(open.event)}
          note="Whether it is cancelled stays as it is."
          refresh={refresh}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open?.what === "copy"}
        title="Replace what you wrote?"
        confirm="Replace"
        cancel="Keep"
        onConfirm={() => open && copy(open.event)}
        onCancel={close}
      >
        <p>The form above has an event that you have not added yet. Duplicating another one replaces it.</p>
      </ConfirmDialog>
    </>
  );
}

/** Whether there are events at all, whatever the list is filtered by; undefined until that is known. */
function useHasEvents(): boolean | undefined {
  const counts = useQuery(useLoaderData<typeof clientLoader>().all).data?.counts;
  return counts && counts.all > 0;
}

function AllEvents({ onAction }: { onAction: (action: EventAction, event: FoundationEvent) => void }) {
  const [asked, ask] = useListQuery(["show", "q"]);
  const show = shownState(asked.show);
  const queries = useLoaderData<typeof clientLoader>();
  const list = useList(queries.events);
  const all = useQuery(queries.all).data?.counts;
  const counts = useQuery(queries.found).data?.counts;
  return (
    <section aria-labelledby="all-events" className="mt-8">
      <h2 id="all-events" tabIndex={-1} className="figures mb-3 scroll-mt-20 text-xl outline-none">
        All Events{all && ` (${all.all.toLocaleString("en-US")})`}
      </h2>
      <ListFrame
        list={{ ...list, total: counts?.[show || "all"] ?? list.total }}
        texts={texts}
        filtered={Boolean(show || asked.q)}
        toolbar={
          <FilterBar
            asked={{ ...asked, show }}
            ask={ask}
            search="Search events"
            filters={[
              choice("show", 12, {
                label: "Show",
                all: "All",
                options: eventStates.map((state) => ({
                  value: state,
                  label: counts ? `${stateNames[state]} (${counts[state]})` : stateNames[state],
                })),
              }),
            ]}
          />
        }
      >
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {list.rows.map((event) => (
            <li key={event.id} className="min-w-0">
              <EventAdminCard event={event} onAction={(action) => onAction(action, event)} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </section>
  );
}
