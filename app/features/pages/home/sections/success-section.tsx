import { roundButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { Stars } from "#app/ui/star.tsx";
import { useText } from "#app/ui/text.tsx";
import type { homeWords } from "./home.words.ts";
import "#app/ui/scroll-row.css";
import type { ContentOf } from "#content/contents.ts";

/** A press moves the row so far, in px: HOME-05. */
const step = 280;

type Stories = ContentOf<"stories">;
type Story = Stories["stories"][number];

/** The success stories: a row that scrolls by touch, by keys or by its two buttons. */
export function SuccessSection({ opening, stories }: Stories) {
  const t = useText<typeof homeWords>("home");
  const { title, lead, join, share } = opening;
  return (
    <section aria-labelledby="success" className="bg-sunk py-6 sm:py-14 lg:py-20">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-3 gap-y-2 sm:gap-x-8">
        <div className="flex-[1_1_12rem]">
          <h2 id="success" className="text-heading">
            {title}
          </h2>
          <p className="mt-1.5 text-soft sm:mt-2 sm:text-lg">{lead}</p>
        </div>
        <div className="needs-script flex gap-2">
          <button type="button" aria-label={t("back")} data-scroll={-step} className={roundButton}>
            <Icon name="arrow-left" className="size-5" />
          </button>
          <button type="button" aria-label={t("onward")} data-scroll={step} className={roundButton}>
            <Icon name="arrow-right" className="size-5" />
          </button>
        </div>
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t("successStories")}
        className="scroll-row mt-5 flex gap-5 overflow-x-auto pb-3 sm:mt-8 sm:pb-4"
      >
        {stories.map((story) => (
          <li key={story.id} className="w-[260px] shrink-0 snap-start">
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
      <p className="page-width mt-4 flex flex-wrap gap-2 sm:mt-8 sm:gap-3">
        <LinkButton to={join.path} prefetch="intent" className="max-sm:px-3 max-sm:text-sm">
          {join.text}
        </LinkButton>
        <LinkButton to={share.path} prefetch="intent" variant="quiet" className="max-sm:px-3 max-sm:text-sm">
          {share.text}
        </LinkButton>
      </p>
    </section>
  );
}

function StoryCard({ story }: { story: Story }) {
  const t = useText<typeof homeWords>("home");
  const { category, name, role, achievement, story: words, portrait, rating } = story;
  return (
    <article className="flex h-full flex-col">
      {/* On a phone the portrait stands beside what was achieved. */}
      <div className="max-sm:grid max-sm:grid-cols-[5rem_1fr] max-sm:items-center max-sm:gap-x-3.5">
        <img
          src={portrait}
          alt=""
          width={400}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-square h-auto w-full rounded-sm bg-raised"
        />
        <div>
          <p className="label text-emerald max-sm:text-xs max-sm:tracking-wide sm:mt-4">{category}</p>
          <h3 className="mt-1 text-lg leading-tight sm:text-xl">{achievement}</h3>
        </div>
      </div>
      <blockquote className="mt-3 text-soft max-sm:leading-snug sm:mt-2">“{words}”</blockquote>
      <p className="mt-auto pt-2.5 text-emerald sm:pt-4">
        <span className="sr-only">{t("rating", { rating })}</span>
        <Stars count={rating} className="h-3.5" />
      </p>
      <p className="mt-1.5 text-sm leading-snug">
        <strong className="block font-semibold">{name}</strong>
        <span className="text-soft">{role}</span>
      </p>
    </article>
  );
}
