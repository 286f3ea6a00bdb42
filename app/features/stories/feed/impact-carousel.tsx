import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { RichText, Text, useText } from "#app/ui/text.tsx";
import type { ShownUpdate } from "./feed.schema.ts";
import type { feedWords } from "./feed.words.ts";
import "#app/ui/carousel.css";
import { updateIcon } from "#app/features/stories/content/update-icon.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FeedField } from "#content/feed-limits.ts";
import { defaultLink } from "./shown-updates.ts";

/** How long each update is shown, in ms. */
const updateMilliseconds = 3500;

/** 'Real-time Impact': the three updates that staff edit in the dashboard, one at a time. */
export function ImpactCarousel({ updates }: { updates: ShownUpdate[] }) {
  const t = useText<typeof feedWords>("feed");
  return (
    <section
      aria-labelledby="updates"
      aria-roledescription={updates.length > 1 ? t("carousel") : undefined}
      className="border-b border-rule bg-sunk"
      data-carousel={updateMilliseconds}
    >
      <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 py-5 sm:gap-x-16 sm:gap-y-6 sm:py-10 lg:grid-cols-[1fr_2.6fr] lg:py-12">
        <h2 id="updates" className="text-xl sm:text-2xl lg:self-end">
          {t("heading")}
        </h2>
        <CarouselControls
          names={updates.map(({ title }) => title)}
          what={t("theUpdates")}
          className="lg:self-start max-sm:[&>ol]:hidden"
        />
        {updates.length === 0 ? (
          <p className="text-lg text-soft max-lg:col-span-2 lg:col-start-2 lg:row-start-1">{t("none")}</p>
        ) : (
          <div
            aria-live="polite"
            className="carousel-stack swipeable items-center max-lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            {updates.map((update, place) => (
              // biome-ignore lint/a11y/useSemanticElements: an item is a group by the carousel pattern
              <div
                key={update.id}
                role="group"
                aria-roledescription={t("slide")}
                aria-label={t("placeOf", { place: place + 1, count: updates.length })}
                data-shown={place === 0 || undefined}
              >
                <ImpactUpdateCard update={update} />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** An update as the home page shows it. */
function ImpactUpdateCard({ update }: { update: Record<FeedField, string> }) {
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
