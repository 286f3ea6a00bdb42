import { langAttrs } from "#app/lib/urdu.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useCarousel } from "#app/ui/use-carousel.ts";
import { defaultLink, type FeedIcon, fallbackIcon, feedMessages } from "./feed.messages.ts";
import type { ImpactUpdate } from "./feed.schema.ts";
import "#app/ui/carousel.css";

/** How long each update is shown. */
const updateMilliseconds = 3500;

const icons: Record<FeedIcon, IconName> = {
  Home: "home",
  HandHelping: "hand",
  CalendarCheck: "calendar-check",
  Leaf: "leaf",
  Heart: "heart",
  ListPlus: "list-plus",
  TrendingUp: "trending-up",
};

/** 'Real-time Impact': the three updates that staff edit in the dashboard, one at a time. */
export function ImpactCarousel({ updates }: { updates: ImpactUpdate[] }) {
  const carousel = useCarousel({ count: updates.length, milliseconds: updateMilliseconds });
  const { index, moving, region, hover, swipe } = carousel;
  return (
    <section
      aria-labelledby="updates"
      aria-roledescription={updates.length > 1 ? "carousel" : undefined}
      className="border-b border-rule bg-sunk"
      {...region}
    >
      <div className="page-width grid items-center gap-x-16 gap-y-6 py-10 lg:grid-cols-[1fr_2.6fr] lg:py-12">
        <div>
          <h2 id="updates" className="text-2xl">
            Real-time Impact
          </h2>
          <CarouselControls
            carousel={carousel}
            names={updates.map(({ title }) => title)}
            what="the updates"
            className="mt-4"
          />
        </div>
        {updates.length === 0 ? (
          <p className="text-lg text-soft">{feedMessages.empty}</p>
        ) : (
          <div
            aria-live={moving ? "off" : "polite"}
            className="carousel-stack swipeable items-center"
            {...hover}
            {...swipe}
          >
            {updates.map((update, place) => (
              // biome-ignore lint/a11y/useSemanticElements: an item is a group by the carousel pattern
              <div
                key={update.id}
                role="group"
                aria-roledescription="slide"
                aria-label={`${place + 1} of ${updates.length}`}
                data-shown={place === index || undefined}
              >
                <Update update={update} />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Update({ update }: { update: ImpactUpdate }) {
  return (
    <article className="grid gap-x-7 gap-y-3 sm:grid-cols-[4.5rem_1fr]">
      <span className="grid size-14 place-items-center rounded-full bg-emerald-tint text-emerald sm:size-18">
        <Icon name={icons[update.icon] ?? icons[fallbackIcon]} className="size-7 stroke-[1.6] sm:size-9" />
      </span>
      <div>
        <p {...langAttrs(update.date)} className="figures text-sm text-soft">
          {update.date}
        </p>
        <h3 {...langAttrs(update.title)} className="mt-0.5 text-2xl">
          {update.title}
        </h3>
        <p {...langAttrs(update.description)} className="mt-2 max-w-2xl text-soft">
          {update.description}
        </p>
        <AnyLink
          href={update.link || defaultLink}
          className="text-link mt-2 inline-flex min-h-8 items-center gap-2 font-semibold"
        >
          Read more<span className="sr-only"> about {update.title}</span>
          <Icon name="arrow-right" className="size-4" />
        </AnyLink>
      </div>
    </article>
  );
}
