import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { useCarousel } from "#app/ui/use-carousel.ts";
import { noUpdates } from "./feed.messages.ts";
import type { ImpactUpdate } from "./feed.schema.ts";
import { ImpactUpdateCard } from "./impact-update-card.tsx";
import "#app/ui/carousel.css";

/** How long each update is shown. */
const updateMilliseconds = 3500;

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
          <p className="text-lg text-soft">{noUpdates}</p>
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
                <ImpactUpdateCard update={update} />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
