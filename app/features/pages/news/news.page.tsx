import { type MetaDescriptor, useHref } from "react-router";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { maxEventsPerCall } from "#app/features/stories/events/events.messages.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { shownUpdates } from "#app/features/stories/feed/shown-updates.ts";
import { formatDay, karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { CardLink, LinkButton, QuietLink, TextLink } from "#app/ui/links.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/news.page.ts";
import { newsWords } from "./news.words.ts";
import { NewsEntry, NewsLead } from "./news-entry.tsx";
import { newsStream } from "./news-stream.ts";

/** Older ones are on the pages of the stories and the events. */
const itemsShown = 20;
const eventsAhead = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const instant = clock.now();
  const today = karachiDay(instant);
  const missing = (part: string) => optionalPart(context, part);
  const [posts, events, feed] = await Promise.all([
    listPosts(db, {
      audience: { now: karachiMinute(instant) },
      language: languageOf(context),
      limit: itemsShown,
    }).catch(missing("posts")),
    listEvents(db, { today, language: languageOf(context), limit: maxEventsPerCall }).catch(
      missing("events"),
    ),
    content(context, "feed").catch(missing("impact updates")),
  ]);
  const found = {
    posts: posts?.posts ?? [],
    events: events?.events ?? [],
    updates: feed ? shownUpdates(feed) : [],
  };
  return {
    words: wordsOf(context, newsWords),
    items: newsStream(found, itemsShown),
    ahead: found.events
      .filter(({ status, cancelled }) => status !== "Completed" && !cancelled)
      .slice(-eventsAhead)
      .reverse()
      .map(({ id, title, event_date, location }) => ({ id, title, event_date, location })),
    failed: !posts && !events && !feed,
  };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof newsWords>(matches, "news");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/news" });
}

/** ABOUT-07: stories, events and impact updates as one news sheet, the newest first. */
export default function NewsPage({ loaderData: { items, ahead, failed } }: Route.ComponentProps) {
  const t = useText<typeof newsWords>("news");
  const feed = useHref("/feed.xml");
  if (failed) return <NewsFailed />;
  const lead = items.find(({ picture }) => picture);
  const others = items.filter((item) => item !== lead);
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14 lg:pb-24">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-3 border-double border-rule-strong pb-5">
        <h1 className="text-title">{t("heading")}</h1>
        <p className="text-soft">{t("lead")}</p>
      </header>
      {items.length === 0 && (
        <StateMessage title={t("none")} text={t("noneText")} art="/art/empty-list.svg">
          <LinkButton to="/our-work">{t("howWeHelp")}</LinkButton>
        </StateMessage>
      )}
      {lead && <NewsLead item={lead} />}
      <div className="grid items-start gap-x-16 lg:grid-cols-[1fr_18rem]">
        {others.length > 0 && (
          <ol aria-label={t("latest")}>
            {others.map((item) => (
              <li key={item.key} className="border-t border-rule">
                <NewsEntry item={item} />
              </li>
            ))}
          </ol>
        )}
        <NewsAhead events={ahead} />
      </div>
      <p className="mt-10 flex flex-wrap gap-3">
        <QuietLink to="/blogs">{t("allStories")}</QuietLink>
        <QuietLink to="/events?show=past">{t("pastEvents")}</QuietLink>
        <QuietLink href={feed}>{t("feed")}</QuietLink>
      </p>
    </div>
  );
}

function NewsFailed() {
  const t = useText<typeof newsWords>("news");
  const here = useHref("/news");
  return (
    <div className="page-width py-16">
      <StateMessage failure level={1} title={t("failed")} text={t("tryLater")} art="/art/offline.svg">
        <LinkButton href={here}>{t("tryAgain")}</LinkButton>
      </StateMessage>
    </div>
  );
}

type NewsAheadProps = { events: { id: number; title: string; event_date: string; location: string }[] };

/** The next events, beside the news. */
function NewsAhead({ events }: NewsAheadProps) {
  const t = useText<typeof newsWords>("news");
  const language = useLanguage();
  return (
    <section aria-labelledby="ahead" className="border-t-2 border-emerald pt-5 max-lg:mt-8">
      <PanelTitle id="ahead">{t("comingUp")}</PanelTitle>
      {events.length === 0 && <p className="mt-3 text-soft">{t("noEvents")}</p>}
      <ul className="mt-2">
        {events.map(({ id, title, event_date, location }) => (
          <li key={id} className="group relative border-b border-rule py-3.5">
            <p className="figures text-sm text-emerald">
              <time dateTime={event_date}>{formatDay(event_date, language)}</time>
            </p>
            <h3 {...langAttrs(title, language)} className="mt-0.5 text-lg leading-snug">
              <CardLink to={`/events/${id}`}>{title}</CardLink>
            </h3>
            <Text as="p" text={location} className="text-sm text-soft" />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to="/events">{t("allEvents")}</TextLink>
      </p>
    </section>
  );
}
