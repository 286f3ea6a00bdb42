import type { MetaDescriptor } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { pack, unpack } from "#app/lib/packed.ts";
import { services, without } from "#app/services.server.ts";
import { BrokenPage } from "#app/site/error-page.tsx";
import { foundationData } from "#app/site/foundation-data.ts";
import { headTags } from "#app/site/head-tags.ts";
import { drawnOnce } from "#app/ui/drawn-once.tsx";
import { lazyPart, WhenNear } from "#app/ui/when-near.tsx";
import { foundation } from "#content/foundation.ts";
import { listPosts } from "../blog/blog.store.server.ts";
import { mostEventsACall } from "../events/events.constants.ts";
import { listEvents } from "../events/events.store.server.ts";
import { readImpactUpdates } from "../feed/feed.store.server.ts";
import { ImpactCarousel } from "../feed/impact-carousel.tsx";
import { readHeadline } from "../headline/headline.store.server.ts";
import { listHeroSlides } from "../hero/hero.store.server.ts";
import { HeroSlider } from "../hero/hero-slider.tsx";
import type { Route } from "./+types/home.page.ts";
import { homeEvents } from "./home-events.ts";
import { ProgrammeSection } from "./sections/programme-section.tsx";
// Here and not beside their sections: the styles must be there before the sections' code is.
import "./sections/success-section.css";
import "./sections/testimonial-section.css";

/** The seeds' homepage mode: the first post featured, posts 2 to 4 in a grid. */
const postsShown = 4;

const Hero = drawnOnce(HeroSlider);
const Updates = drawnOnce(ImpactCarousel);
const Programmes = drawnOnce(ProgrammeSection);
const LaterSections = lazyPart(async () =>
  drawnOnce((await import("./sections/later-sections.tsx")).LaterSections),
);

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env, pageCache } = services(context);
  const today = karachiDay(clock.now());
  // The seeds: a part that cannot be had shows its own empty or failed state, and the page stands.
  const missing = (part: string) => without(context, part);
  const [headline, slides, updates, posts, events] = await Promise.all([
    pageCache.read("headline", () => readHeadline(db)).catch(missing("headline")),
    pageCache.read("home: hero", () => listHeroSlides(db, "visitors")).catch(missing("hero")),
    pageCache.read("home: updates", () => readImpactUpdates(db)).catch(missing("impact updates")),
    pageCache
      .read(
        "home: posts",
        async () => (await listPosts(db, { audience: { today }, limit: postsShown })).posts,
      )
      .catch(missing("posts")),
    pageCache
      .read("home: events", async () =>
        homeEvents((await listEvents(db, { today, limit: mostEventsACall })).events),
      )
      .catch(missing("events")),
  ]);
  return {
    headline,
    slides: slides && pack(slides),
    updates: updates && pack(updates),
    posts: posts && pack(posts),
    events: events && pack(events),
    siteUrl: env.siteUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: foundation.name }];
  const { siteUrl } = loaderData;
  return [
    ...headTags({ description: foundation.description, siteUrl, path: "/" }),
    { "script:ld+json": foundationData(siteUrl) },
  ];
}

/** In the order of the seeds. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { headline, slides, updates, posts, events } = loaderData;
  return (
    <>
      <Hero slides={slides ? unpack(slides) : []} headline={headline} />
      <div className="a-moment-later">
        <Updates updates={updates ? unpack(updates) : []} />
        <div className="as-it-nears [--about:147rem] sm:[--about:179rem] lg:[--about:126rem]">
          <Programmes />
        </div>
      </div>
      <WhenNear>
        <LaterSections posts={posts && unpack(posts)} events={events && unpack(events)} />
      </WhenNear>
    </>
  );
}

/** The frame stays when the page cannot be drawn. */
export function ErrorBoundary() {
  return <BrokenPage />;
}
