import { Plus } from "lucide-react";
import { Suspense } from "react";
import { Link, useLoaderData } from "react-router";
import { prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { choice, FilterBar } from "#app/dashboard/filter-bar.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useLeadToMade, useList, useListQuery } from "#app/dashboard/use-list.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { helpStates } from "#app/parts/help/help.messages.ts";
import type { HelpRow } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpStateWords } from "#app/parts/help/help-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Text } from "#app/ui/text.tsx";
import { cities } from "#content/cities.ts";
import { type HelpAsked, helpFilters, helpList } from "./help-queries.ts";
import { HelpStatePill } from "./help-state-pill.tsx";

const HelpEntryDialog = lazyPart(async () => (await import("./help-entry-dialog.tsx")).HelpEntryDialog);

export const clientLoader = prefetch(({ asked, list }) => list(helpList(asked(helpFilters))));

const column = columnsOf<HelpRow>();
const columns = column.columns([
  column.shown({
    header: "Request",
    className: "max-md:w-full",
    cell: (request) => (
      <>
        <Link
          to={`/dashboard/help/${request.id}`}
          className="block font-semibold underline-offset-4 hover:underline"
        >
          {request.erased_at ? "Erased" : <Text as="bdi" text={request.name} />}
        </Link>
        <span className="figures block text-xs text-faint">{request.reference}</span>
      </>
    ),
  }),
  column.shown({
    header: "State",
    className: "max-md:w-full md:w-36 xl:w-52",
    cell: (request) => <HelpStatePill request={request} />,
  }),
  column.shown({
    header: "Kind",
    cell: (request) => (
      <>
        <Text as="span" text={request.kind_title} className="block" />
        <span className="block text-xs text-faint">
          {request.household === 1 ? "1 person" : `${request.household} people`}
        </span>
      </>
    ),
  }),
  column.shown({
    header: "City",
    className: "md:w-20 xl:w-32",
    cell: ({ city }) => <Text as="bdi" text={city} />,
  }),
  column.shown({
    header: "Visit",
    className: "figures md:w-26 xl:w-36",
    cell: ({ visit_on, responsible_name }) =>
      visit_on && (
        <>
          <span className="block">{formatDay(visit_on)}</span>
          <bdi className="block text-xs text-faint">{responsible_name}</bdi>
        </>
      ),
  }),
  column.shown({
    header: "Asked",
    className: "figures md:w-26 xl:w-40",
    cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time>,
  }),
]);

/** Families who ask for help, as the desk works on them: FAMILY-10. */
export default function HelpDashboard() {
  const [asked, ask] = useListQuery(helpFilters);
  const [{ edit }, openEditor] = useListQuery(["edit"]);
  const leadTo = useLeadToMade(edit);
  const list = useList(useLoaderData<typeof clientLoader>());
  const { kinds = [], term, agreement } = list.data?.pages[0] ?? {};
  const { order: _order, ...filtered } = asked;
  return (
    <>
      <PageHeading
        actions={
          <MayCall to={helpAdminCalls.enterHelpRequest}>
            <Button onClick={() => openEditor({ edit: "new" })}>
              <Plus aria-hidden="true" className="size-4.5" />
              Enter a request
            </Button>
          </MayCall>
        }
      >
        Families who ask for help. Nothing of this is public
        {term ? `; a visit is due within ${term} days` : ""}.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={{
          caption: "Requests for help",
          one: "request",
          empty: "No requests yet",
          emptyText: "What families send on the site stands here. Enter what comes by phone or at the door.",
        }}
        nameOf={({ reference }) => reference}
        filtered={Object.values(filtered).some(Boolean)}
        toolbar={<HelpFilterBar asked={asked} ask={ask} kinds={kinds} />}
      />
      {edit === "new" && agreement && (
        <Suspense>
          <HelpEntryDialog
            kinds={kinds}
            agreement={agreement}
            onEntered={(id) => leadTo(`/dashboard/help/${id}`)}
            onClose={() => openEditor({ edit: "" })}
          />
        </Suspense>
      )}
    </>
  );
}

type HelpFilterBarProps = {
  asked: HelpAsked;
  ask: (changes: Partial<HelpAsked>) => void;
  kinds: readonly { id: string; title: string }[];
};

const shown = [
  { value: "open", label: "Open" },
  { value: "today", label: "Cannot wait" },
  { value: "week", label: "To visit this week" },
  { value: "late", label: "Waits too long" },
  { value: "due", label: "Payments due" },
  { value: "lacking", label: "Not payable yet" },
];

const HelpFilterBar = ({ asked, ask, kinds }: HelpFilterBarProps) => (
  <FilterBar
    asked={asked}
    ask={ask}
    search="Search families"
    filters={[
      choice("show", 12, { label: "Show", all: "All", options: shown }),
      choice("state", 10, {
        label: "State",
        all: "All states",
        options: helpStates.map((value) => ({ value, label: helpStateWords[value] })),
      }),
      choice("kind", 12, {
        label: "Kind",
        all: "All kinds",
        options: kinds.map(({ id, title }) => ({ value: id, label: title })),
      }),
      choice("city", 10, {
        label: "City",
        all: "All cities",
        options: cities.map(({ en }) => ({ value: en, label: en })),
      }),
      choice("order", 10, {
        label: "Order",
        all: "Newest first",
        options: [{ value: "oldest", label: "Oldest first" }],
      }),
    ]}
  />
);
