import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { call, prefetch } from "#app/dashboard/call.ts";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { formatTime } from "#app/lib/dates.ts";
import type { HelpDetails, HelpRequest } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpStateWords, helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { helpNote } from "#app/parts/help/help-desk.schema.ts";
import { HelpPayments } from "#app/parts/help/help-payments/help-payments.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { type HelpDialog, helpDialogs } from "./help-dialogs.tsx";
import { HelpDoubles } from "./help-doubles.tsx";
import { DecisionFacts, FamilyFacts, VisitFacts } from "./help-facts.tsx";
import { HelpPapers } from "./help-papers.tsx";
import { helpDetails, helpTexts, useRefreshHelp } from "./help-queries.ts";
import { HelpStatePill } from "./help-state-pill.tsx";

export const meta = () => dashboardMeta("Help request");

export const clientLoader = prefetch(({ params: { id = "" }, query }) => query(helpDetails(Number(id))));

/** A family's request with its visit, its decision and what staff can do: FAMILY-12. */
export default function HelpRequestDashboard() {
  const query = useQuery(useLoaderData<typeof clientLoader>());
  const { data, error } = query;
  useFailureToast(data ? error : null);
  return (
    <>
      <Link
        to="/dashboard/help"
        className="mb-1 inline-block min-h-6 text-sm text-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
      >
        All requests
      </Link>
      {data ? (
        <HelpCase key={data.request.id} details={data} />
      ) : (
        <>
          <h1 className="text-3xl">Help request</h1>
          <NotLoaded
            query={query}
            loading="Loading the request..."
            comfort="The request could not be loaded. Nothing is lost."
          />
        </>
      )}
    </>
  );
}

function HelpCase({ details }: { details: HelpDetails }) {
  const { request } = details;
  const refresh = useRefreshHelp();
  const [dialog, setDialog] = useState<HelpDialog>();
  const Dialog = dialog && helpDialogs[dialog];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
            {request.erased_at ? "Erased" : <Text as="bdi" text={request.name} className="wrap-anywhere" />}
            <span className="font-sans text-base tracking-normal">
              <HelpStatePill request={request} />
            </span>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-soft">
            <span className="figures wrap-anywhere">{request.reference}</span>
            <CopyButton text={request.reference} what="the reference" />
            <Text as="bdi" text={request.kind_title} />
          </p>
        </div>
        {!request.erased_at && <Actions details={details} onOpen={setDialog} />}
      </div>
      <WaitingApprovals about={`help request ${request.reference}`} />
      {request.joined_to && (
        <Notice className="mb-6">
          This request is joined to <OtherCase {...request.joined_to} />, which goes on.
        </Notice>
      )}
      {request.first_aid && (
        <Notice className="mb-6">
          First aid before the visit: <OtherCase {...request.first_aid} />
        </Notice>
      )}
      {request.first_aid_of && (
        <Notice className="mb-6">
          This is the first aid of <OtherCase {...request.first_aid_of} />, which goes on to its visit.
        </Notice>
      )}
      <HelpDoubles request={request} refresh={refresh} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-8">
          <FamilyFacts request={request} refresh={refresh} />
          <HelpPapers request={request} refresh={refresh} />
          <VisitFacts request={request} />
          <DecisionFacts details={details} />
          <HelpPayments request={request} />
        </div>
        <HelpHistory request={request} refresh={refresh} />
      </div>
      {Dialog && <Dialog details={details} refresh={refresh} onClose={() => setDialog(undefined)} />}
    </>
  );
}

const OtherCase = ({ id, reference }: { id: number; reference: string }) => (
  <Link to={`/dashboard/help/${id}`} className="text-link figures">
    {reference}
  </Link>
);

type ActionsProps = { details: HelpDetails; onOpen: (dialog: HelpDialog) => void };

/** What can be done in each state, the usual next step last. */
function Actions({ details: { request, waits }, onOpen }: ActionsProps) {
  const { state, first_aid, first_aid_of } = request;
  const may = useMayCall()(helpAdminCalls.planHelpVisit);
  if (!may) return null;
  const isOpen = !["closed", "declined", "referred"].includes(state);
  const isNew = state === "new" || state === "visit-planned";
  const isDecided = state === "approved" || state === "helping";
  const actions: { dialog: HelpDialog; label: string; shown: boolean; main?: boolean }[] = [
    { dialog: "correct", label: "Correct...", shown: true },
    { dialog: "close", label: "Close...", shown: isOpen },
    {
      dialog: "decide",
      label: "First aid...",
      shown: isNew && waits.first_aid_paisa > 0 && !first_aid,
    },
    {
      dialog: "decide",
      label: "Decide again...",
      shown: state !== "closed" && state !== "visited" && !isNew,
    },
    {
      dialog: "plan",
      label: state === "new" ? "Plan a visit..." : "Another day...",
      shown: isNew,
      main: state === "new",
    },
    {
      dialog: "visit",
      label: "Record the visit...",
      shown: isNew || state === "visited" || (isDecided && !first_aid_of),
      main: state === "visit-planned",
    },
    { dialog: "decide", label: "Decide...", shown: state === "visited", main: true },
    { dialog: "decline", label: "Decline...", shown: isNew || state === "visited" },
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {actions
        .filter(({ shown }) => shown)
        .map(({ dialog, label, main }) => (
          <Button key={label} variant={main ? "primary" : "quiet"} onClick={() => onOpen(dialog)}>
            {label}
          </Button>
        ))}
    </div>
  );
}

type HelpHistoryProps = { request: HelpRequest; refresh: () => Promise<unknown> };

/** What became of a request, the last first, and the next note. */
function HelpHistory({ request, refresh }: HelpHistoryProps) {
  const may = useMayCall()(helpAdminCalls.noteHelpRequest);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 text-xl">
        History
      </h2>
      {may && !request.erased_at && <NoteForm id={request.id} refresh={refresh} />}
      <ol className="mt-4 border-t border-rule">
        {request.events.toReversed().map(({ id, state, at, by_name, note = "" }) => (
          <li key={id} className="border-b border-rule py-2.5 text-sm">
            <p className="font-semibold">{helpStateWords[state]}</p>
            {note && <Text as="p" text={note} className="whitespace-pre-line wrap-anywhere" />}
            <p className="figures text-faint">
              <time dateTime={at}>{formatTime(at)}</time>, <bdi>{by_name}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const schema = helpNote.pick({ note: true });

function NoteForm({ id, refresh }: { id: number; refresh: () => Promise<unknown> }) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(schema, { defaultValues: { note: "" } });
  const { isSubmitting, isDirty } = form.formState;
  const save = handleSubmit(async ({ note }) => {
    const reply = await call(helpAdminCalls.noteHelpRequest, { body: { id, note }, texts: helpTexts });
    if (!reply.ok) return setResult(reply);
    form.reset({ note: "" });
    toast.success(reply.body.message ?? messages.noted);
    await refresh();
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <LeaveGuard unsaved={isDirty} />
      <TextAreaField form={form} name="note" label="Note" rows={2} />
      <FormNotice result={result} />
      <div>
        <Button type="submit" size="small" variant="quiet" disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : "Add note"}
        </Button>
      </div>
    </form>
  );
}
