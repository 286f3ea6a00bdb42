import { useQuery } from "@tanstack/react-query";
import { HandCoins, HandHeart, Newspaper, TrendingUp } from "lucide-react";
import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { callQuery, prefetch } from "#app/dashboard/call.ts";
import { RetryNotice } from "#app/dashboard/not-loaded.tsx";
import { useMay } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { BeforeOpeningList } from "./before-opening.tsx";
import { overviewCalls } from "./overview.calls.ts";
import type { Overview } from "./overview.schema.ts";
import { OverviewCard, trafficChange } from "./overview-card.tsx";
import { Alarms, LastChanges, OverviewPart, RecentPosts, WaitingForSecond } from "./overview-parts.tsx";
import { UrgentList, WaitingList } from "./overview-waiting.tsx";

const OverviewChart = lazyPart(async () => (await import("./overview-chart.tsx")).OverviewChart);

const whole = new Intl.NumberFormat("en-US");
/** "October 26". */
const dayOfMonth = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

export const clientLoader = prefetch(({ query }) => query(callQuery(overviewCalls.readOverview)));

/** What is urgent, the four cards of OVERVIEW-01, what else waits, the year's page views, and what happened last. */
export default function OverviewDashboard() {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useQuery(useLoaderData<typeof clientLoader>());
  return (
    <>
      <PageHeading>
        Good to see you, <bdi>{user?.name}</bdi>.
      </PageHeading>
      <RetryNotice error={error} busy={isFetching} onRetry={refetch} />
      {data && <Alarms waiting={data.waiting} />}
      {data && <UrgentList waiting={data.waiting} events={data.events_to_tell} />}
      {data || error ? (
        <Cards data={data} />
      ) : (
        // All comes at once, because what is urgent has its place above the rest: nothing moves.
        <div className="min-h-dvh">
          <LoadingIndicator text="Loading the overview..." />
        </div>
      )}
      {data?.before_opening && (
        <BeforeOpeningList done={data.before_opening} claims={data.original_claims ?? []} />
      )}
      {data && <Parts data={data} />}
    </>
  );
}

/** @param props.data undefined where it could not be loaded */
function Cards({ data }: { data: Overview | undefined }) {
  const may = useMay();
  const missing = "?";
  const shown = (value: number | undefined, as = whole.format) => (value === undefined ? missing : as(value));
  const until = data && `by ${dayOfMonth.format(new Date(data.last_month_until))}`;
  const before = (value: number | undefined, words: (figure: string) => string, as = whole.format) =>
    value === undefined ? undefined : words(as(value));
  return (
    <ul aria-label="Figures" className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 sm:gap-4">
      {may("donations:read") && (
        <OverviewCard
          icon={HandCoins}
          label="Total Donations"
          figure={shown(data?.donations_this_month, formatMoney)}
          note={
            before(data?.donation_count_this_month, (count) =>
              count === "1" ? "1 gift confirmed this month." : `${count} gifts confirmed this month.`,
            ) ?? "Confirmed this month."
          }
          before={before(data?.donations_last_month, (money) => `${money} ${until}`, formatMoney)}
        />
      )}
      {may("registrations:read") && (
        <OverviewCard
          icon={HandHeart}
          label="Active Volunteers"
          figure={shown(data?.active_volunteers)}
          note="Volunteers who are approved."
          before={before(
            data?.volunteers_this_month,
            (count) => `${count} this month, ${shown(data?.volunteers_last_month)} ${until}`,
          )}
        />
      )}
      <OverviewCard
        icon={Newspaper}
        label="New Blogs"
        figure={shown(data?.posts_this_month)}
        note="Published this month."
        before={before(data?.posts_last_month, (count) => `${count} ${until}`)}
      />
      <OverviewCard
        icon={TrendingUp}
        label="Traffic (MoM)"
        figure={data ? trafficChange(data) : missing}
        note={
          before(data?.views_this_month, (count) => `${count} page views this month.`) ??
          "Page views this month."
        }
        before={before(data?.views_last_month, (count) => `${count} ${until}`)}
      />
    </ul>
  );
}

function Parts({ data }: { data: Overview }) {
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 gap-8">
        <OverviewPart id="waiting" title="To do">
          <WaitingList waiting={data.waiting} />
        </OverviewPart>
        {data.approvals && data.approvals.length > 0 && (
          <OverviewPart
            id="approvals"
            title="Waiting for a second person"
            all={{ to: "/dashboard/approvals", label: "All approvals" }}
          >
            <WaitingForSecond approvals={data.approvals} />
          </OverviewPart>
        )}
        <Charts data={data} />
      </div>
      <div className="grid grid-cols-1 gap-8">
        {data.recent_posts && (
          <OverviewPart id="posts" title="Recent posts" all={{ to: "/dashboard/blogs", label: "All posts" }}>
            <RecentPosts posts={data.recent_posts} />
          </OverviewPart>
        )}
        {data.changes && (
          <OverviewPart
            id="changes"
            title="Last changes"
            all={{ to: "/dashboard/audit-log", label: "Audit log" }}
          >
            <LastChanges changes={data.changes} />
          </OverviewPart>
        )}
      </div>
    </div>
  );
}

const charts = [
  { value: "", title: "Page views" },
  { value: "gifts", title: "Gifts" },
] as const;

/** Page views or donations of twelve months. Which of them is in the URL. */
function Charts({ data }: { data: Overview }) {
  const [{ chart }, ask] = useListQuery(["chart"]);
  const donations = chart === "gifts" && data.donations_by_month !== undefined;
  return (
    <OverviewPart id="traffic" title={donations ? "Gifts in 12 months" : "Page views in 12 months"}>
      {data.donations_by_month && (
        <fieldset className="mb-4 flex gap-2">
          <legend className="sr-only">What the chart shows</legend>
          {charts.map(({ value, title: name }) => (
            <Button
              key={name}
              size="small"
              variant={donations === (value === "gifts") ? "primary" : "quiet"}
              aria-pressed={donations === (value === "gifts")}
              onClick={() => ask({ chart: value })}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <Suspense
        fallback={
          <div className="grid h-60 place-items-center">
            <LoadingIndicator text="Loading the chart..." />
          </div>
        }
      >
        <OverviewChart
          views={data.views_by_month}
          donations={donations ? data.donations_by_month : undefined}
        />
      </Suspense>
    </OverviewPart>
  );
}
