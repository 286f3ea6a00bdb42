import type { CSSProperties } from "react";
import type { MetaDescriptor } from "react-router";
import { tellLastHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { contactWords } from "#app/features/people/contact/contact.words.ts";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { answeredQuestions } from "#app/features/stories/content/server/content-claims.server.ts";
import { readClaims } from "#app/features/stories/content/server/page-claims.server.ts";
import { maxEventsPerCall } from "#app/features/stories/events/events.messages.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { countEventsByDay } from "#app/features/stories/events/server/events.store.server.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { feedWords } from "#app/features/stories/feed/feed.words.ts";
import { ImpactCarousel } from "#app/features/stories/feed/impact-carousel.tsx";
import { shownUpdates } from "#app/features/stories/feed/shown-updates.ts";
import { readShownHeadline } from "#app/features/stories/headline/headline.store.server.ts";
import { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { HeroSlider } from "#app/features/stories/hero/public/hero-slider.tsx";
import { listShownSlides } from "#app/features/stories/hero/server/hero.store.server.ts";
import { karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { broughtBy, content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { BrokenPage } from "#app/site/error-page.tsx";
import { foundationData, questionsData } from "#app/site/foundation-data.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/home.page.ts";
// A file of its own, as that of the frame (root.tsx).
import homeScript from "./home-script.ts?worker&url";
import { AccountSection } from "./sections/account-section.tsx";
import { BlogSection } from "./sections/blog-section.tsx";
import { BooksSection } from "./sections/books-section.tsx";
import { CareerSection } from "./sections/career-section.tsx";
import { EventSection } from "./sections/event-section.tsx";
import { FaqSection } from "./sections/faq-section.tsx";
import { FilmSection } from "./sections/film-section.tsx";
import { homeWords } from "./sections/home.words.ts";
import { homeEvents } from "./sections/home-events.ts";
import { ProgrammeSection } from "./sections/programme-section.tsx";
import { SinceSection } from "./sections/since-section.tsx";
import { SuccessSection } from "./sections/success-section.tsx";
import { TestimonialSection } from "./sections/testimonial-section.tsx";
import { ToldStorySection } from "./sections/told-story-section.tsx";

/** The newest post featured, the second to fourth in a grid: HOME-07. */
const postsShown = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const app = deps(context);
  const { db, clock } = app;
  const language = languageOf(context);
  const instant = clock.now();
  const today = karachiDay(instant);
  // A part that cannot be read shows its own empty or failed state, and the page stands: ALL-11.
  const missing = (part: string) => optionalPart(context, part);
  const texts = await homeContent(context);
  const readSums = await broughtBy(context, "homeSums");
  const [headline, slides, sums, helped, posts, events] = await Promise.all([
    readShownHeadline(db, language).catch(missing("headline")),
    listShownSlides(db, language).catch(missing("hero")),
    readSums?.(app, language, missing("books")),
    tellLastHelp(db, language).catch(missing("families helped")),
    listPosts(db, { audience: { now: karachiMinute(instant) }, language, limit: postsShown }).catch(
      missing("posts"),
    ),
    Promise.all([listEvents(db, { today, language, limit: maxEventsPerCall }), countEventsByDay(db, today)])
      .then(([list, counts]) => homeEvents(list.events, counts))
      .catch(missing("events")),
  ]);
  return {
    ...texts,
    words: wordsOf(context, homeWords, heroWords, feedWords, contactWords, eventsWords, blogWords),
    headline,
    slides,
    sums,
    helped,
    posts: posts?.posts,
    events,
  };
}

/** The sums of the books change without an administrator: HOME-13. */
export const headers = () => countedPage;

/** All content of the page that staff own. */
async function homeContent(context: Route.LoaderArgs["context"]) {
  const [home, feed, figures, programmes, timeline, stories, films, testimonials, faq, claims] =
    await Promise.all([
      content(context, "home"),
      content(context, "feed"),
      content(context, "figures"),
      content(context, "programmes"),
      content(context, "timeline"),
      content(context, "stories"),
      content(context, "films"),
      content(context, "testimonials"),
      content(context, "faq"),
      readClaims(context),
    ]);
  const { years } = timeline;
  const questions = answeredQuestions(faq.questions, claims);
  const updates = shownUpdates(feed);
  return { home, updates, figures, programmes, years, stories, films, testimonials, questions, claims };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  return [
    ...headTags(matches, { description: site.identity.description, path: "/" }),
    { "script:ld+json": foundationData(site) },
    ...(loaderData ? [{ "script:ld+json": questionsData(loaderData.questions) }] : []),
  ];
}

/**
 * In the order of HOME-01. What moves or is pressed is rendered in full here, and home-script.ts starts it. Sections below
 * the third are laid out when they come near. Success stories and testimonials are left out while there are none
 * (SAMPLE-08).
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, figures, programmes, stories, films, testimonials, questions, claims, ...rows } = loaderData;
  const first = [
    <HeroSlider
      key="hero"
      slides={rows.slides ?? []}
      headline={rows.headline}
      figures={figures}
      claims={claims}
      promise={home.promise}
      film={films.story}
      captions={films.storyCaptions}
      years={rows.years}
    />,
    <ImpactCarousel key="updates" updates={rows.updates ?? []} />,
    <ToldStorySection key="told" stories={stories.stories} />,
  ];
  const later = [
    {
      section: <ProgrammeSection key="programmes" {...programmes} figures={figures.programmes} />,
      height: ["51rem", "126rem"],
    },
    ...(rows.sums
      ? [
          {
            section: <BooksSection key="books" books={home.books} {...rows.sums} helped={rows.helped} />,
            height: ["22rem", "16rem"],
          },
        ]
      : []),
    {
      section: <AccountSection key="account" account={home.account} figures={figures} />,
      height: ["33rem", "43rem"],
    },
    {
      section: (
        <SinceSection key="since" since={home.since} figures={figures} registered={claims.registration} />
      ),
      height: ["49rem", "55rem"],
    },
    ...(stories.stories.length > 0
      ? [{ section: <SuccessSection key="stories" {...stories} />, height: ["30rem", "55rem"] }]
      : []),
    {
      section: <FilmSection key="films" opening={films.opening} films={films.films} />,
      height: ["33rem", "64rem"],
    },
    { section: <BlogSection key="posts" posts={rows.posts} />, height: ["53rem", "84rem"] },
    { section: <EventSection key="events" home={rows.events} />, height: ["50rem", "59rem"] },
    {
      section: <CareerSection key="career" career={home.career} figures={figures.career} />,
      height: ["42rem", "46rem"],
    },
    ...(testimonials.testimonials.length > 0
      ? [
          {
            section: (
              <TestimonialSection key="testimonials" {...testimonials} trustedBy={figures.trustedBy} />
            ),
            height: ["45rem", "50rem"],
          },
        ]
      : []),
    {
      section: <FaqSection key="faq" texts={home.questions} questions={questions} />,
      height: ["34rem", "40rem"],
    },
  ];
  return (
    <>
      {first}
      {later.map(({ section, height: [phone, wide] }) => (
        <div key={section.key} className="defer-layout" style={deferredHeight(phone, wide)}>
          {section}
        </div>
      ))}
      <script type="module" src={homeScript} />
    </>
  );
}

/** About how high a section is on a phone and in a wide window, so that the page is as long before it is laid out. */
const deferredHeight = (phone = "", wide = "") => ({ "--phone": phone, "--wide": wide }) as CSSProperties;

/** The error page inside the site's frame. */
export function ErrorBoundary() {
  return <BrokenPage />;
}
