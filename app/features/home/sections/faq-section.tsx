import { Link } from "react-router";
import { useIdentity } from "#app/site/identity.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentOf } from "#content/contents.ts";

type Question = ContentOf<"faq">["questions"][number];
type FaqSectionProps = { texts: ContentOf<"home">["questions"]; questions: Question[] };

/** The questions, one open at a time, and a link to contact us. */
export function FaqSection({ texts: { title, lead, ask }, questions }: FaqSectionProps) {
  const { email } = useIdentity();
  return (
    <section aria-labelledby="faq" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-start gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div>
          <h2 id="faq" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 max-w-md text-lg text-soft">{lead}</p>
          <div className="mt-6 flex items-end justify-between gap-4 lg:block">
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
              className="-my-4 h-auto w-28 sm:w-40 lg:mt-8 lg:w-full lg:max-w-72"
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
