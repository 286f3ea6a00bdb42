import { useQuery } from "@tanstack/react-query";
import { createElement, Fragment } from "react";
import { Link, useLoaderData } from "react-router";
import { callQuery, prefetch } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { formatDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { systemCalls } from "./system.calls.ts";
import { systemMessages } from "./system.messages.ts";
import type { SystemPart, SystemState } from "./system.schema.ts";
import { Backup } from "./system-backup.tsx";
import { DoubtedClock } from "./system-clock.tsx";
import { runningText, systemParts } from "./system-words.ts";

export const clientLoader = prefetch(({ query }) =>
  query(callQuery(systemCalls.readSystem, { texts: { failed: systemMessages.loadFailed } })),
);

/** How the installation is, and its backup: SYSTEM-01, SYSTEM-02. */
export default function SystemDashboard() {
  const query = useQuery(useLoaderData<typeof clientLoader>());
  const { data, error } = query;
  useFailureToast(data ? error : null);
  return (
    <>
      <PageHeading
        actions={
          data && (
            <Button variant="quiet" disabled={query.isFetching} onClick={() => void query.refetch()}>
              {query.isFetching ? "Looking..." : "Refresh"}
            </Button>
          )
        }
      >
        The state of the server, and what to do if something is wrong.
      </PageHeading>
      {data ? (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 xl:grid-cols-[1fr_1fr_18rem]">
          <Parts parts={systemParts(data)} />
          {data.clock.doubted && <DoubtedClock state={data} refresh={query.refetch} />}
          <Backup state={data} refresh={query.refetch} />
          <Restoring />
          <Software state={data} />
          <WhatsNew state={data} />
        </div>
      ) : (
        <NotLoaded
          query={query}
          loading="Looking..."
          comfort="The site may be running normally; only its state could not be read."
        />
      )}
    </>
  );
}

function Parts({ parts }: { parts: SystemPart[] }) {
  return (
    <section aria-labelledby="parts" className="lg:col-span-2 xl:col-span-3">
      <h2 id="parts" className="mb-3 text-xl">
        State
      </h2>
      <ul className="border-t border-rule">
        {parts.map(({ name, tone, status, text, advice, link }) => (
          <li key={name} className="border-b border-rule py-3">
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h3 className="w-full shrink-0 sm:w-44 font-sans text-base font-semibold tracking-normal">
                {name}
              </h3>
              <p className="figures min-w-0 flex-1 text-soft">{text}</p>
              <StatusPill tone={tone}>{status}</StatusPill>
            </div>
            {(advice || link) && (
              <p className="mt-1 max-w-prose text-sm sm:ms-48">
                {advice}{" "}
                {link && (
                  <Link to={link.to} className="text-link">
                    {link.label}
                  </Link>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The short form of docs/operations.md. */
function Restoring() {
  return (
    <section aria-labelledby="restoring">
      <h2 id="restoring" className="mb-3 text-xl">
        Restoring a backup
      </h2>
      <ol className="grid list-decimal gap-1.5 ps-5 text-sm text-soft">
        <li>
          On the server, run <code>./umeed restore backup.tar --to restored</code> with your file and a new
          folder. It checks the whole file first.
        </li>
        <li>Stop the running server.</li>
        <li>
          Set <code>DATA_DIR</code> to that folder and start the server.
        </li>
        <li>Sign in with a password from the time of the backup, and check that everything is there.</li>
      </ol>
    </section>
  );
}

function Software({ state }: { state: SystemState }) {
  return (
    <section aria-labelledby="software">
      <h2 id="software" className="mb-3 text-xl">
        Software
      </h2>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-soft">Umeed</dt>
        <dd>{state.version}</dd>
        <dt className="text-soft">Node</dt>
        <dd>{state.node}</dd>
        <dt className="text-soft">Running</dt>
        <dd>{runningText(state)}</dd>
      </dl>
    </section>
  );
}

/** What the running version brought to those who host it: SYSTEM-01a. */
function WhatsNew({ state: { version, whats_new } }: { state: SystemState }) {
  if (!whats_new) return null;
  return (
    <section aria-labelledby="whats-new" className="col-span-full">
      <h2 id="whats-new" className="figures mb-1 text-xl">
        What is new in {version}
      </h2>
      <p className="figures text-sm text-soft">{formatDay(whats_new.day)}</p>
      <ul className="mt-3 grid max-w-prose list-disc gap-1.5 ps-5 text-sm text-soft">
        {whats_new.changes.map((change) => (
          <li key={change}>{withCode(change)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What stands between backticks is something to type, or a name. */
function withCode(text: string) {
  const parts = text.split("`").map((part, index) => (index % 2 ? createElement("code", null, part) : part));
  return createElement(Fragment, null, ...parts);
}
