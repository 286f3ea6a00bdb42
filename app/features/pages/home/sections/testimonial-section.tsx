import { formatDay } from "#app/lib/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { homeWords } from "./home.words.ts";

type Testimonials = ContentOf<"testimonials">;

import "./testimonial-section.css";

/** Testimonials that scroll in a loop of 30 s; hover, focus and a button pause it. */
export function TestimonialSection({ title, testimonials, trustedBy }: Testimonials & { trustedBy: string }) {
  const t = useText<typeof homeWords>("home");
  return (
    <section aria-labelledby="testimonials" className="page-width py-6 sm:py-14 lg:py-24">
      <div className="grid gap-x-16 gap-y-4 sm:gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center lg:self-center">
          <Icon name="quote" className="size-14 stroke-1 text-emerald max-sm:hidden" />
          <h2 id="testimonials" className="text-heading max-sm:col-start-1 sm:mt-4 sm:text-title">
            {title}
          </h2>
          <p className="figures mt-1 text-soft max-sm:col-start-1 sm:mt-4 sm:text-lg">{trustedBy}</p>
          <button
            type="button"
            data-part="pause"
            data-pause={t("pauseTestimonials")}
            data-play={t("playTestimonials")}
            className="group/pause needs-script inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-rule-strong px-3.5 font-semibold hover:border-ink sm:px-4 max-sm:row-span-2 max-sm:rounded-full max-sm:row-start-1 max-sm:col-start-2 motion-reduce:hidden sm:mt-6"
          >
            <Icon name="pause" className="size-4 fill-current group-data-paused/pause:hidden" />
            <Icon name="play" className="hidden size-4 fill-current group-data-paused/pause:block" />
            {/* On a phone the sign alone, beside the heading. */}
            <span data-part="action" className="max-sm:sr-only">
              {t("pauseTestimonials")}
            </span>
          </button>
        </div>
        <section
          aria-label={t("testimonials")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus holds it, and scrolls it where it is still
          tabIndex={0}
          className="passing h-[600px]"
        >
          <div className="passing-track">
            <TestimonialList testimonials={testimonials} />
            <div aria-hidden="true" className="passing-copy">
              <TestimonialList testimonials={testimonials} />
            </div>
          </div>
        </section>
      </div>
    </section>
  );
}

function TestimonialList({ testimonials }: Pick<Testimonials, "testimonials">) {
  const language = useLanguage();
  return (
    <ul>
      {testimonials.map(({ id, text, author, date, avatar }) => (
        <li key={id} className="pb-5">
          <figure className="border border-rule bg-raised p-6">
            <blockquote className="font-display text-xl leading-snug">“{text}”</blockquote>
            <figcaption className="mt-4 flex items-center gap-3 text-sm">
              <img
                src={avatar}
                alt=""
                width={44}
                height={44}
                loading="lazy"
                decoding="async"
                className="size-11 rounded-full"
              />
              <span>
                <strong className="block font-semibold">{author}</strong>
                <span className="figures text-soft">{formatDay(date, language)}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
