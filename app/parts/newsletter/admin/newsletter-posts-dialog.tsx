import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiBase } from "#app/contract/call.ts";
import { bodyOf } from "#app/dashboard/call.ts";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import { callApi } from "#app/lib/call-api.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { newslettersMessages } from "#app/parts/newsletter/newsletters.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { Text } from "#app/ui/text.tsx";

/** So many are offered, the newest first; the search finds the others. */
const offered = 20;

type PostsDialogProps = { onChoose: (posts: ChosenPost[]) => void; onClose: () => void };

/** Published posts to choose from: they go into the text in the order in which they were ticked. */
export function NewsletterPostsDialog({ onChoose, onClose }: PostsDialogProps) {
  const [q, setQ] = useState("");
  const [chosen, setChosen] = useState<ChosenPost[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["posts for a newsletter", q],
    // As a visitor, who gets what is published, with its first sentences.
    queryFn: async () =>
      bodyOf(
        await callApi(blogCalls.listBlogs, {
          query: { q, limit: offered },
          texts: { failed: newslettersMessages.postsFailed },
        }),
      ),
  });
  const posts = data && "total" in data ? data.blogs : [];
  const isChosen = ({ slug }: ChosenPost) => chosen.some((one) => one.slug === slug);
  const toggle = (post: ChosenPost) =>
    setChosen(isChosen(post) ? chosen.filter(({ slug }) => slug !== post.slug) : [...chosen, post]);
  return (
    <Dialog
      open
      title="From posts"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length < 2 ? "Insert" : `Insert ${chosen.length} posts`}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <ListSearch label="Search posts" value={q} onSearch={setQ} />
        <RetryLine error={error} busy={isFetching} onRetry={refetch} />
        {!data && !error && <LoadingIndicator text="Loading posts..." />}
        {data && posts.length === 0 && <p className="text-soft">No published post was found.</p>}
        <ul className="grid gap-1">
          {posts.map((post) => (
            <li key={post.id}>
              <label className="flex cursor-pointer items-start gap-3 rounded-sm px-2 py-2 hover:bg-sunk">
                <input
                  type="checkbox"
                  className="mt-1 size-4.5 shrink-0 accent-emerald"
                  checked={isChosen(post)}
                  onChange={() => toggle(post)}
                />
                <span className="min-w-0">
                  <Text as="span" text={post.title} className="block font-semibold wrap-anywhere" />
                  {isCalendarDay(post.published_at) && (
                    <span className="figures text-sm text-soft">{formatDay(post.published_at)}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type ChosenPost = {
  slug: string;
  title: string;
  excerpt: string;
  featured_image: string | null;
  featured_image_alt: string;
};

/** Signs that Markdown would take for its own. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/\s+/g, " ")
    .trim();

/** What a newsletter says of a post: its title, picture, first sentences, and the link to the rest. */
export function postAsText({ slug, title, excerpt, featured_image, featured_image_alt }: ChosenPost): string {
  const path = `/blog/${slug}`;
  // A picture of another site would not be shown.
  const picture = featured_image?.startsWith("uploads/") ? featured_image : undefined;
  return [
    `## [${plain(title)}](${path})`,
    ...(picture ? [`![${plain(featured_image_alt)}](${apiBase}/${picture})`] : []),
    ...(excerpt.trim() ? [plain(excerpt)] : []),
    `[Read the whole story](${path})`,
  ].join("\n\n");
}

/** A text with posts behind what it says already. */
export const withPosts = (content: string, posts: readonly ChosenPost[]): string =>
  [content.trimEnd(), ...posts.map(postAsText)].filter(Boolean).join("\n\n");
