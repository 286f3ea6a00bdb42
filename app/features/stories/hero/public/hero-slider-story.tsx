import { storyId } from "#app/features/stories/hero/hero.messages.ts";
import type { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { Art } from "#app/ui/art.tsx";
import { roundButton } from "#app/ui/button.tsx";
import { FilmFrame } from "#app/ui/film-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { ContentOf } from "#content/contents.ts";

type StoryDialogProps = {
  years: StoryYear[];
  /** The foundation's film (FilmFrame); without one the years are shown. */
  film: string;
  captions?: readonly string[] | undefined;
};

/**
 * The dialog of 'Watch Our Story': the years one at a time, by buttons, arrow keys or swipes, without
 * autoplay.
 * hero-script.ts makes it a modal dialog. Without JavaScript the same element opens as a popover and shows all years
 * side by side. A film is loaded only once the dialog was opened: until then it is in a template.
 */
export function StoryDialog({ years, film, captions }: StoryDialogProps) {
  const t = useText<typeof heroWords>("hero");
  return (
    <dialog id={storyId} popover="auto" aria-labelledby="story-title" className="story-dialog shadow-raised">
      {/* Takes the focus of a click beside the buttons, so that the arrow keys still work. */}
      <section tabIndex={-1} className="outline-none">
        <StoryHead />
        {film && (
          <template>
            <FilmFrame
              film={film}
              captions={captions}
              title={t("ourStory")}
              className="block aspect-video w-full"
            />
          </template>
        )}
        <div data-part="years">
          <div aria-live="polite" className="carousel-stack swipeable">
            {years.map((entry, place) => (
              <StoryStep
                key={entry.year}
                entry={entry}
                shown={place === 0}
                label={t("placeOf", { place: place + 1, count: years.length })}
                last={place === years.length - 1}
              />
            ))}
          </div>
          <StoryControls years={years} />
        </div>
      </section>
    </dialog>
  );
}

function StoryHead() {
  const t = useText<typeof heroWords>("hero");
  const ui = useText<typeof uiWords>("ui");
  return (
    <div className="flex items-center justify-between gap-4 ps-5 pe-3 sm:ps-8">
      <PanelTitle id="story-title">{t("ourStory")}</PanelTitle>
      <button
        type="button"
        popoverTarget={storyId}
        popoverTargetAction="hide"
        aria-label={ui("close")}
        className="my-2 grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-sunk"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

export type StoryYear = ContentOf<"timeline">["years"][number];
type StoryStepProps = { entry: StoryYear; shown: boolean; label: string; last: boolean };

/** One year: its picture, its icon, what was done. The last one has a link. */
function StoryStep({ entry, shown, label, last }: StoryStepProps) {
  const t = useText<typeof heroWords>("hero");
  const { year, title, description, icon, picture } = entry;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a step is a group by the carousel pattern, not a set of fields
    <div role="group" aria-label={label} data-shown={shown || undefined} className="story-step">
      <Art src={picture.src} alt={picture.alt} className="story-picture bg-sunk" />
      <div className="story-words">
        <div className="flex items-center gap-4 sm:gap-5">
          <img
            src={icon}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
            className="size-16 shrink-0 sm:size-20"
          />
          <div>
            <p className="figures font-display text-xl leading-none font-semibold text-emerald sm:text-2xl">
              {year}
            </p>
            <h3 className="mt-1 text-2xl leading-tight lg:text-3xl">{title}</h3>
          </div>
        </div>
        <p className="mt-4 sm:text-lg">{description}</p>
        {last && (
          <p className="mt-5">
            <LinkButton to="/blogs">{t("readStories")}</LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}

/** Previous, the years, next. Previous and next do not wrap. */
function StoryControls({ years }: { years: StoryYear[] }) {
  const t = useText<typeof heroWords>("hero");
  return (
    <div className="needs-script flex flex-wrap items-center gap-1 border-t border-rule px-3 py-3 sm:gap-3 sm:px-8">
      <StepButton name={t("previousYear")} step={-1} />
      <ol className="story-years figures max-sm:text-sm">
        {years.map(({ year, title }, place) => (
          <li key={year}>
            <button
              type="button"
              data-dot="step"
              aria-label={t("yearAndTitle", { year, title })}
              aria-current={place === 0 ? "step" : undefined}
              className="story-year"
            >
              {year}
            </button>
          </li>
        ))}
      </ol>
      <StepButton name={t("nextYear")} step={1} />
    </div>
  );
}

/** At an end it stays focusable: a disabled button would lose the focus. */
function StepButton({ name, step }: { name: string; step: 1 | -1 }) {
  return (
    <button
      type="button"
      aria-label={name}
      data-step={step}
      className={`${roundButton} aria-disabled:cursor-default aria-disabled:opacity-40`}
    >
      <Icon name={step < 0 ? "arrow-left" : "arrow-right"} className="size-5" />
    </button>
  );
}
