import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { FieldErrors } from "react-hook-form";
import { useLoaderData } from "react-router";
import { call } from "#app/dashboard/call.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { useOpenPages } from "#app/dashboard/own-user.ts";
import { PageEditor } from "#app/dashboard/page-editor.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { useEditor } from "#app/dashboard/use-editor.ts";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { feedCalls } from "#app/features/stories/feed/feed.calls.ts";
import { feedAdminCalls } from "#app/features/stories/feed/feed-admin.calls.ts";
import { feedMessages } from "#app/features/stories/feed/feed-admin.messages.ts";
import { Suggestions } from "#app/ui/options.tsx";
import { type FeedValues, feedLabels, feedSchema, slots, updatesOf, valuesOf } from "./feed-form.ts";
import { type Feed, feedQuery, fetchFeed } from "./feed-query.ts";
import { type FeedEditorState, FeedSlot } from "./feed-slot.tsx";

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
  const editor: FeedEditorState = useEditor<FeedValues, FeedValues, Feed>({
    noun: "impact update",
    row: feed,
    schema: feedSchema,
    valuesOf,
    labels: feedLabels,
    save: (values, _file, target) =>
      call(feedAdminCalls.saveImpactUpdates, {
        body: updatesOf(values),
        query: { version: target?.version },
        texts: { failed: feedMessages.saveFailed, broke: feedMessages.saveUnreachable },
      }),
    done: () => feedMessages.updated,
    fetchRow: fetchFeed,
    refresh: useRefresh(feedCalls.readImpactUpdates),
  });
  const { errors, isSubmitted } = editor.form.formState;
  const invalid = isSubmitted && Object.keys(errors).length > 0;
  return (
    <PageEditor
      editor={editor}
      label="Impact updates"
      result={invalid ? { ok: false, message: invalidText(errors) } : editor.notice}
    >
      {slots.map((slot) => (
        <FeedSlot key={slot} slot={slot} editor={editor} pages={pages} />
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
