import type { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { Art } from "#app/ui/art.tsx";
import { roundButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

export type StoryYear = ContentOf<"timeline">["years"][number];
type StoryStepProps = { entry: StoryYear; shown: boolean; label: string; last: boolean };

/** One year: its picture, its icon, what was done. The last one has a link. */
export function StoryStep({ entry, shown, label, last }: StoryStepProps) {
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
export function StoryControls({ years }: { years: StoryYear[] }) {
  const t = useText<typeof heroWords>("hero");
  return (
    <div className="needs-script flex flex-wrap items-center gap-1 border-t border-rule px-3 py-3 sm:gap-3 sm:px-8">
      <StepButton name={t("previousYear")} icon="arrow-left" step={-1} />
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
      <StepButton name={t("nextYear")} icon="arrow-right" step={1} />
    </div>
  );
}

type StepButtonProps = {
  name: string;
  icon: "arrow-left" | "arrow-right";
  step: 1 | -1;
};

/** At an end it stays focusable: a disabled button would lose the focus. */
function StepButton({ name, icon, step }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-step={step}
      className={`${roundButton} aria-disabled:cursor-default aria-disabled:opacity-40`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
