import { heroDefaults, heroId } from "#app/features/stories/hero/hero.messages.ts";
import type { ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import type { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import type { TextOf } from "#app/lib/words.ts";
import { Doors } from "#app/site/doors.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { Star } from "#app/ui/star.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import { HeroMedium, HeroSlideText } from "./hero-slider-slide.tsx";
import { StoryDialog, type StoryYear } from "./hero-slider-story.tsx";
import "#app/ui/carousel.css";
import "./hero-slider.css";

/** The slide that is shown while there is none in the database. */
const emptySlide = (subtitle: string, t: TextOf<typeof heroWords>): ShownSlide => ({
  id: 0,
  headline: t("emptyHeadline"),
  subtitle,
  cta_text: t("emptyAction"),
  cta_link: heroDefaults.ctaLink,
  display_order: 0,
  is_active: 1,
  image_url: "/art/hero-lahore-dawn.svg",
  video_url: null,
});

type HeroSliderProps = {
  slides: ShownSlide[];
  /** The headline that staff edit in the dashboard's top bar. */
  headline: string | undefined;
  figures: ContentOf<"figures">;
  /** Which of the lines of trust are confirmed. */
  claims: { registration: boolean; rating: boolean };
  promise: string;
  /** The film that 'Watch Our Story' plays (FilmFrame), or nothing. */
  film: string;
  captions?: readonly string[] | undefined;
  /** The years of 'Watch Our Story'. */
  years: StoryYear[];
};

/** The home page's hero: text on the left, the slides' media in an arch on the right. hero-script.ts moves it. */
export function HeroSlider(props: HeroSliderProps) {
  const { slides: all, headline, figures, claims, promise, film, captions, years } = props;
  const t = useText<typeof heroWords>("hero");
  const { description } = useIdentity();
  const slides = all.length > 0 ? all : [emptySlide(description, t)];
  const many = slides.length > 1;

  return (
    <>
      <section
        aria-label={t("welcome")}
        aria-roledescription={many ? t("carousel") : undefined}
        id={heroId}
        className="relative overflow-hidden border-b border-rule"
      >
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-center gap-x-16 gap-y-5 pt-5 pb-5 sm:gap-y-8 sm:pt-8 sm:pb-10 lg:grid-cols-[1.4fr_1fr] lg:py-14">
          <div className="min-w-0">
            <Eyebrow headline={headline} />
            <div aria-live="polite" className="carousel-stack swipeable mt-3 lg:mt-5">
              {slides.map((slide, place) => (
                <HeroSlideText
                  key={slide.id}
                  slide={slide}
                  shown={place === 0}
                  label={many ? t("placeOf", { place: place + 1, count: slides.length }) : undefined}
                />
              ))}
            </div>
            {/* Whoever needs blood or help tonight finds the way in the first screen. */}
            <Doors className="mt-2 gap-x-6 lg:mt-4" />
            <TrustBar trust={figures.trust} claims={claims} />
          </div>
          <div className="mx-auto w-full max-w-md lg:max-w-[26.5rem]">
            <div className="arch hero-arch carousel-stack swipeable bg-sunk">
              {slides.map((slide, place) => (
                <HeroMedium key={slide.id} slide={slide} shown={place === 0} />
              ))}
            </div>
          </div>
          <CarouselControls
            names={slides.map((slide) => slide.headline)}
            what={t("theSlides")}
            className="max-lg:justify-center lg:col-start-2 lg:justify-center"
          />
        </div>
        <HeroFigures figures={figures.hero} promise={promise} />
      </section>
      <StoryDialog years={years} film={film} captions={captions} />
    </>
  );
}

/** The page's heading: it does not change with the slides. */
function Eyebrow({ headline }: { headline: string | undefined }) {
  const language = useLanguage();
  const { name } = useIdentity();
  if (!headline) return <h1 className="sr-only">{name}</h1>;
  return (
    <h1 {...langAttrs(headline, language)} className="label flex items-center gap-2.5 text-emerald">
      <Star className="size-4 shrink-0" />
      <span>
        <span className="sr-only">{name}: </span>
        {headline}
      </span>
    </h1>
  );
}

type Figures = ContentOf<"figures">;

/** Short promises below the Donate button: those that are confirmed (SAMPLE-10). */
function TrustBar({ trust, claims }: Pick<Figures, "trust"> & Pick<HeroSliderProps, "claims">) {
  const t = useText<typeof heroWords>("hero");
  return (
    <ul
      aria-label={t("whyTrust")}
      className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs font-semibold sm:mt-4 sm:gap-x-6 sm:gap-y-2 sm:text-sm"
    >
      {claims.registration && (
        <li className="flex items-center gap-2">
          <Icon name="seal" className="size-4 text-emerald sm:size-5" />
          {trust.verified}
        </li>
      )}
      <li className="figures flex items-center gap-2">
        <Icon name="trending-up" className="size-4 text-emerald sm:size-5" />
        {trust.efficiency}
      </li>
      {claims.rating && (
        <li className="figures flex items-center gap-2">
          <Icon name="check" className="size-4 text-emerald sm:size-5" />
          {trust.rating}
        </li>
      )}
    </ul>
  );
}

/** The promise, with the figures that support it. */
function HeroFigures({ figures, promise }: { figures: Figures["hero"]; promise: string }) {
  return (
    <div className="relative border-t border-rule bg-paper">
      <div className="page-width grid items-center gap-x-16 gap-y-4 py-4 sm:gap-y-7 sm:py-8 lg:grid-cols-[1.15fr_1fr]">
        <p className="max-w-xl font-display text-lg leading-snug font-medium sm:text-xl lg:text-2xl">
          {promise}
        </p>
        <dl className="grid grid-cols-4 gap-x-2 sm:gap-x-6">
          {figures.map(({ value, name }) => (
            <div key={name} className="flex flex-col-reverse border-s border-rule-strong ps-2.5 sm:ps-4">
              <dt className="text-xs text-soft sm:text-sm">{name}</dt>
              <dd className="figures font-display text-xl leading-none font-semibold text-emerald sm:text-3xl rtl:max-sm:text-base">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
