import { type MetaDescriptor, useHref } from "react-router";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { maxEventsPerCall } from "#app/features/stories/events/events.messages.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { shownUpdates } from "#app/features/stories/feed/shown-updates.ts";
import { formatDay, karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { CardLink, LinkButton, QuietLink, TextLink } from "#app/ui/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/news.page.ts";
import { newsWords } from "./news.words.ts";
import { type NewsItem, newsStream } from "./news-stream.ts";

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

/** The newest with a picture, over the whole width. */
function NewsLead({ item }: { item: NewsItem }) {
  const language = useLanguage();
  return (
    <article className="group relative grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:py-10">
      <div className="overflow-hidden rounded-sm">
        <Picture
          src={item.picture?.src}
          alt={item.picture?.alt ?? ""}
          eager
          sizes="(min-width: 64rem) 44rem, 92vw"
          className="aspect-[8/5] h-auto w-full"
        />
      </div>
      <div>
        <Kind item={item} />
        <h2 {...langAttrs(item.title, language)} className="mt-2 text-heading">
          <Title item={item} />
        </h2>
        <Text as="p" text={item.text} className="mt-3 line-clamp-4 text-lg text-soft" />
      </div>
    </article>
  );
}

function NewsEntry({ item }: { item: NewsItem }) {
  const language = useLanguage();
  return (
    <article className="group relative grid grid-cols-[1fr_auto] gap-x-6 py-6 sm:gap-x-10">
      <div className="min-w-0">
        <Kind item={item} />
        <h2 {...langAttrs(item.title, language)} className="mt-1.5 text-xl lg:text-2xl">
          <Title item={item} />
        </h2>
        <Text as="p" text={item.text} className="mt-1.5 line-clamp-3 max-w-[38rem] text-soft" />
      </div>
      {item.picture && (
        <Picture
          src={item.picture.src}
          alt={item.picture.alt}
          sizes="(min-width: 36rem) 9rem, 5.5rem"
          className="mt-1 aspect-square h-auto w-22 rounded-sm sm:w-36"
        />
      )}
    </article>
  );
}

/** What kind of news it is, and its day: that of an update as staff wrote it. */
function Kind({ item: { kind, day, date } }: { item: NewsItem }) {
  const t = useText<typeof newsWords>("news");
  const language = useLanguage();
  const written = date ?? (day && day > "0001" ? formatDay(day, language) : undefined);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="label text-emerald">{t(kind)}</span>
      {written && (
        <time dateTime={day} {...langAttrs(written, language)} className="figures text-sm text-soft">
          {written}
        </time>
      )}
    </p>
  );
}

function Title({ item: { title, path } }: { item: NewsItem }) {
  if (!path) return title;
  return (
    <AnyLink
      href={path}
      className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </AnyLink>
  );
}
