import type { Entry } from "#app/contract/table.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { sharedStoriesCalls } from "./shared-stories.calls.ts";
import type { sharedStoriesTable } from "./shared-stories.table.ts";

type SharedStory = Entry<typeof sharedStoriesTable>;

const nameOf = ({ name, city }: SharedStory) => `${name || "Without a name"}, ${city}`;
const { first, received } = inboxColumns<SharedStory>({
  header: "From",
  nameOf,
  lineOf: ({ story }) => story,
});
/** Of an answer, in the language of whoever told the story. */
const subjects = { en: "Your story", ur: "آپ کی کہانی" };
const columns = columnsOf<SharedStory>().columns([first, received]);

export const clientLoader = prefetchInbox(sharedStoriesCalls.listSharedStories);

export default function SharedStoriesDashboard() {
  return (
    <InboxPage
      about="Stories that people sent us. Call or write to them before you publish anything."
      calls={{
        list: sharedStoriesCalls.listSharedStories,
        update: sharedStoriesCalls.updateSharedStory,
        remove: sharedStoriesCalls.deleteSharedStory,
        export: sharedStoriesCalls.exportSharedStories,
      }}
      one="story"
      many="stories"
      empty="No stories yet."
      columns={columns}
      nameOf={nameOf}
      details={(story) => [
        { label: "Story", value: story.story },
        { label: "About", value: story.programme },
        { label: "May be published", value: story.unnamed ? "Only without the name" : "With the name" },
        { label: "Email", value: story.email },
        { label: "Phone", value: story.phone },
      ]}
      replyTo={({ email, phone, language }) => ({ email, phone, subject: subjects[language] })}
    />
  );
}
