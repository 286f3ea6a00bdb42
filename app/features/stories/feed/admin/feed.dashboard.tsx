import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { FieldErrors } from "react-hook-form";
import { useLoaderData } from "react-router";
import { call } from "#app/dashboard/call.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { useOpenPages } from "#app/dashboard/own-user.ts";
import { PageEditor } from "#app/dashboard/page-editor.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { feedCalls } from "#app/features/stories/feed/feed.calls.ts";
import { feedAdminCalls } from "#app/features/stories/feed/feed-admin.calls.ts";
import { feedMessages } from "#app/features/stories/feed/feed-admin.messages.ts";
import { Suggestions } from "#app/ui/options.tsx";
import { type FeedValues, feedLabels, feedSchema, slots, updatesOf, valuesOf } from "./feed-form.ts";
import { type Feed, feedQuery, fetchFeed } from "./feed-query.ts";
import { FeedSlot } from "./feed-slot.tsx";

export const clientLoader = prefetch(({ query }) => query(feedQuery));

/** The three impact updates of the home page: FEED-06. */
export default function FeedDashboard() {
  const query = useQuery(useLoaderData<typeof clientLoader>());
  const { data, error } = query;
  useFailureToast(data ? error : null);
  return (
    <>
      <PageHeading>The home page shows these three updates in turn, under Real-time Impact.</PageHeading>
      {data ? (
        <FeedEditor feed={data} />
      ) : (
        <NotLoaded
          query={query}
          loading="Loading updates..."
          comfort="The updates could not be loaded. Nothing is lost."
        />
      )}
    </>
  );
}

/** The form of the three updates. */
function FeedEditor({ feed }: { feed: Feed }) {
  const pages = useId();
  const dashboardForm = useDashboardForm(feedSchema, { defaultValues: valuesOf(feed) });
  const { form } = dashboardForm;
  const save = useSave(dashboardForm, {
    noun: "impact update",
    draft: useDraft(form, "impact update:1", { version: feed.version }),
    row: feed,
    valuesOf,
    labels: feedLabels,
    send: (values, target) =>
      call(feedAdminCalls.saveImpactUpdates, {
        body: updatesOf(values),
        query: { version: target?.version },
        texts: { failed: feedMessages.saveFailed, broke: feedMessages.saveUnreachable },
      }),
    done: () => feedMessages.updated,
    fetchRow: fetchFeed,
    refresh: useRefresh(feedCalls.readImpactUpdates),
  });
  const { errors, isSubmitted } = form.formState;
  const invalid = isSubmitted && Object.keys(errors).length > 0;
  return (
    <PageEditor
      save={save}
      label="Impact updates"
      result={invalid ? { ok: false, message: invalidText(errors) } : save.notice}
    >
      {slots.map((slot) => (
        <FeedSlot key={slot} slot={slot} form={form} pages={pages} />
      ))}
      <Suggestions id={pages} of={useOpenPages()} />
    </PageEditor>
  );
}

/** An empty field has the required text for all; another fault its own. */
function invalidText(errors: FieldErrors<FeedValues>): string {
  const faults = Object.values(errors).map((error) => error.message);
  if (faults.includes(feedMessages.missing)) return feedMessages.incomplete;
  return faults[0] ?? feedMessages.incomplete;
}
