import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { call, callQuery, prefetch } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { partsCalls } from "./parts.calls.ts";
import { partsMessages as messages } from "./parts.messages.ts";
import type { ListedPart } from "./parts.schema.ts";

export const clientLoader = prefetch(({ query }) =>
  query(callQuery(partsCalls.listParts, { texts: { failed: messages.loadFailed } })),
);

/** What the foundation uses of the program, and what it leaves: PART-01. */
export default function PartsDashboard() {
  const query = useQuery(useLoaderData<typeof clientLoader>());
  const client = useQueryClient();
  // The menu, the overview and every list may change with a part.
  const { busy, act } = useAct(() => client.invalidateQueries());
  const [asked, setAsked] = useState<ListedPart>();
  const { data, error, isPending } = query;
  if (isPending || error)
    return (
      <NotLoaded
        query={query}
        loading="Loading the parts..."
        comfort="The parts could not be loaded. Nothing is lost."
      />
    );

  const turn = (part: ListedPart, on: boolean) =>
    act(call(partsCalls.switchPart, { body: { name: part.name, on } }), "Saved.");
  const turnOff = async (part: ListedPart) => {
    await turn(part, false);
    setAsked(undefined);
  };
  return (
    <>
      <PageHeading>
        What you do not use can be turned off. Its pages and menu entries go and its work stops; nothing is
        deleted, and when it is on again all is there.
      </PageHeading>
      {!data.confirmed && (
        <div className="mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-4 border-s-4 border-s-emerald bg-emerald-tint px-4 py-3">
          <p>Which of these does your foundation use? Turn off the others.</p>
          <Button
            variant="quiet"
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => act(call(partsCalls.confirmParts), messages.confirmed)}
          >
            We use all of them
          </Button>
        </div>
      )}
      <ul aria-label="Parts" className="max-w-3xl border-t border-rule">
        {data.parts.map((part) => (
          <li
            key={part.name}
            aria-labelledby={`part-${part.name}`}
            className="grid gap-x-8 gap-y-3 border-b border-rule py-4 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <h2 id={`part-${part.name}`} className="flex flex-wrap items-center gap-x-3 text-xl">
                {part.title}{" "}
                <StatusPill tone={part.is_on ? "good" : "plain"}>{part.is_on ? "On" : "Off"}</StatusPill>
              </h2>
              <p className="mt-1">{part.about}</p>
              <p className="mt-1 text-sm text-soft">
                It holds {part.holds}
                {part.since && !part.is_on && ` Off since ${formatTime(part.since)}.`}
              </p>
            </div>
            <Button
              variant={part.is_on ? "quiet" : "primary"}
              className="self-start justify-self-start"
              aria-disabled={busy || undefined}
              onClick={() => (part.is_on ? setAsked(part) : turn(part, true))}
            >
              {part.is_on ? "Turn off" : "Turn on"} <span className="sr-only">{part.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={`Turn off: ${asked?.title ?? ""}?`}
        confirm={busy ? "Turning off..." : "Turn off"}
        busy={busy}
        onConfirm={() => (asked ? turnOff(asked) : undefined)}
        onCancel={() => setAsked(undefined)}
      >
        <p>Its pages and menu entries go for visitors and staff, and its work stops.</p>
        <p className="mt-2">It keeps {asked?.holds}</p>
      </ConfirmDialog>
    </>
  );
}
