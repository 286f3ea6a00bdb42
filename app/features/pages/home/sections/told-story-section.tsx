import { Link } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { Star } from "#app/ui/star.tsx";
import { useLanguage } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type Story = ContentOf<"stories">["stories"][number];

/** One story from its beginning to its end: the first success story that is told in full. Nothing while none is. */
export function ToldStorySection({ stories }: { stories: Story[] }) {
  const language = useLanguage();
  const story = stories.find(({ told }) => told);
  if (!story?.told) return null;
  const { title, text, picture, link } = story.told;
  return (
    <section
      aria-labelledby="told"
      className="page-width grid items-center gap-x-16 gap-y-5 py-6 sm:py-14 lg:grid-cols-2 lg:py-20"
    >
      <img
        src={picture.src}
        alt={picture.alt}
        width={1200}
        height={750}
        loading="lazy"
        decoding="async"
        className="aspect-[9/4] h-auto w-full rounded-sm bg-sunk object-cover sm:aspect-[8/5]"
      />
      <div>
        <p className="label flex items-center gap-2.5 text-emerald">
          <Star className="size-3.5 shrink-0" />
          {story.category}
        </p>
        <h2 id="told" {...langAttrs(title, language)} className="mt-2 text-heading">
          {title}
        </h2>
        <div
          {...langAttrs(text, language)}
          className="mt-2.5 grid max-w-xl gap-2 max-sm:leading-normal sm:gap-3 lg:text-lg"
        >
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-sm leading-snug">
            <strong className="block font-semibold">{story.name}</strong>
            <span className="text-soft">{story.role}</span>
          </p>
          <Link
            to={link.path}
            prefetch="intent"
            className="text-link inline-flex min-h-8 items-center font-semibold"
          >
            {link.text}
          </Link>
        </div>
      </div>
    </section>
  );
}
