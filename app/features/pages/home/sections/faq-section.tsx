import type { ReactNode } from "react";
import { Link } from "react-router";
import { useIdentity } from "#app/site/identity.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentOf } from "#content/contents.ts";

type Question = ContentOf<"faq">["questions"][number];
type FaqSectionProps = { texts: ContentOf<"home">["questions"]; questions: Question[] };

/** The questions, one open at a time, and a link to contact us. */
export function FaqSection({ texts: { title, lead, ask }, questions }: FaqSectionProps) {
  const { email } = useIdentity();
  return (
    <section aria-labelledby="faq" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-start gap-x-16 gap-y-5 py-6 sm:py-14 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div>
          <h2 id="faq" className="text-heading">
            {title}
          </h2>
          <p className="mt-2 max-w-md text-soft sm:mt-3 sm:text-lg">{lead}</p>
          <div className="mt-3 flex items-end justify-between gap-4 sm:mt-6 lg:block">
            <a href={`mailto:${email}`} className={buttonStyle({ variant: "quiet" })}>
              <Icon name="mail" className="size-5" />
              {ask}
            </a>
            <img
              src="/art/unread-inbox-empty.svg"
              alt=""
              width={480}
              height={360}
              loading="lazy"
              decoding="async"
              className="-mt-8 -mb-3 h-auto w-28 sm:-my-4 sm:w-40 lg:mt-8 lg:w-full lg:max-w-72"
            />
          </div>
        </div>
        <Accordion
          name="faq"
          items={questions.map((one) => ({ id: one.id, title: one.question, content: answer(one) }))}
        />
      </div>
    </section>
  );
}

function answer(one: Question) {
  return (
    <>
      <p>{one.answer}</p>
      {one.link && (
        <p className="mt-3">
          <Link to={one.link.path} className="text-link font-semibold">
            {one.link.text}
          </Link>
        </p>
      )}
    </>
  );
}

type AccordionProps = {
  /** Shared by all items: the browser keeps one <details> of a name open. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
};

/** At most one item is open; clicking the open one closes it. Native <details>, so it needs no JavaScript. */
function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-b border-rule">
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className="group border-t border-rule">
          <summary className="flex items-baseline justify-between gap-4 py-3.5 sm:gap-6 sm:py-5 transition-colors hover:text-emerald">
            <h3 className="text-lg sm:text-xl lg:text-2xl">{title}</h3>
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 translate-y-0.5 text-emerald transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-2xl pb-5 text-soft sm:pb-7 sm:text-lg">{content}</div>
        </details>
      ))}
    </div>
  );
}
