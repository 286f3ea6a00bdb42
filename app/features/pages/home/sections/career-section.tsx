import { useIdentity } from "#app/site/identity.ts";
import { useAnyHref } from "#app/ui/any-link.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { ContentOf } from "#content/contents.ts";

type CareerSectionProps = {
  career: ContentOf<"home">["career"];
  figures: ContentOf<"figures">["career"];
};

/** Work with us. The career pages may be a separate site: plain links that open in new tabs. */
export function CareerSection({ career, figures }: CareerSectionProps) {
  const { careers } = useIdentity();
  const [volunteer, stories, internships, partnerships] = [
    useAnyHref(careers.volunteer),
    useAnyHref(careers.volunteerStories),
    useAnyHref(careers.internships),
    useAnyHref(careers.partnerships),
  ];
  const cards = [
    { ...career.internship, href: internships },
    { ...career.partnership, href: partnerships },
  ];
  return (
    <section aria-labelledby="career" className="border-y border-rule bg-emerald-tint">
      <div className="page-width py-6 sm:py-14 lg:py-20">
        <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.1fr]">
          <div>
            <h2 id="career" className="text-heading">
              {career.title}
            </h2>
            <p className="mt-2 max-w-md sm:mt-3 sm:text-lg">{career.lead}</p>
            <dl className="figures mt-4 grid max-w-md grid-cols-3 gap-x-5 sm:mt-7">
              {figures.map(({ value, name }) => (
                <div key={name} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1 text-sm leading-snug">{name}</dt>
                  <dd className="font-display text-2xl leading-none font-semibold text-emerald sm:text-3xl">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-5 flex flex-wrap gap-3 sm:mt-8">
              <a href={volunteer} target="_blank" rel="noopener" className={buttonStyle({})}>
                {career.volunteer}
                <NewTab />
              </a>
              <a href={stories} className={buttonStyle({ variant: "quiet" })}>
                {career.stories}
              </a>
            </p>
          </div>
          <img
            src={career.picture.src}
            alt={career.picture.alt}
            width={800}
            height={500}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-sm bg-sunk max-lg:order-first max-sm:hidden"
          />
        </div>
        <ul className="mt-6 grid gap-x-16 sm:mt-12 md:grid-cols-2">
          {cards.map(({ title, text, facts, link, href }) => (
            <li
              key={title}
              className="group relative border-t border-rule-strong pt-3 pb-3.5 sm:pt-5 sm:pb-6"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="text-xl sm:text-2xl">{title}</h3>
                <p className="figures text-sm font-semibold">{facts.join(" · ")}</p>
              </div>
              <p className="mt-1 max-w-xl sm:mt-2">{text}</p>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="mt-1 inline-flex min-h-8 sm:mt-3 items-center gap-2 font-semibold text-emerald decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {link}
                <NewTab />
                <Icon name="arrow-right" className="size-4 onward" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function NewTab() {
  const ui = useText<typeof uiWords>("ui");
  return <span className="sr-only"> {ui("newTab")}</span>;
}
