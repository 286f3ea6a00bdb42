import { updateIcon } from "#app/features/stories/content/update-icon.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText, Text, useText } from "#app/ui/text.tsx";
import type { FeedField } from "#content/feed-limits.ts";
import { defaultLink } from "./feed.messages.ts";
import type { feedWords } from "./feed.words.ts";

/** An update as the home page shows it. */
export function ImpactUpdateCard({ update }: { update: Record<FeedField, string> }) {
  const t = useText<typeof feedWords>("feed");
  return (
    <article className="grid grid-cols-[2.75rem_1fr] gap-x-4 sm:grid-cols-[4.5rem_1fr] sm:gap-x-7">
      <span className="grid size-11 place-items-center rounded-full bg-emerald-tint text-emerald sm:size-18">
        <Icon name={updateIcon(update.icon)} className="size-6 stroke-[1.6] sm:size-9" />
      </span>
      <div>
        <Text as="p" text={update.date} className="figures text-sm text-soft" />
        <Text as="h3" text={update.title} className="mt-0.5 text-xl sm:text-2xl" />
        <Text as="p" text={update.description} className="mt-1.5 max-w-2xl text-soft sm:mt-2" />
        <AnyLink
          href={update.link || defaultLink}
          className="text-link mt-1 inline-flex min-h-8 items-center gap-2 font-semibold"
        >
          {t("readMore")}
          <span className="sr-only">
            {" "}
            <RichText<typeof feedWords>
              name="feed"
              id="about"
              components={{ title: <Text as="bdi" text={update.title} /> }}
            />
          </span>
          <Icon name="arrow-right" className="size-4" />
        </AnyLink>
      </div>
    </article>
  );
}
