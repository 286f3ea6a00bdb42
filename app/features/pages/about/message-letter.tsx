import { Link } from "react-router";
import { useIdentity } from "#app/site/identity.ts";
import { LineLink } from "#app/ui/links.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { aboutWords } from "./about.words.ts";

export type Message = ContentOf<"messages">["president"];

type MessageLetterProps = {
  message: Message;
  /** What the menu calls it. */
  label: string;
  other: { path: string; label: string; title: string };
};

/** A message as the letter that it is: letterhead, salutation, text, closing and signature. */
export function MessageLetter({ message, label, other }: MessageLetterProps) {
  const t = useText<typeof aboutWords>("about");
  const { title, salutation, paragraphs, closing, portrait } = message;
  return (
    <div className="bg-sunk sm:py-14 lg:py-20 print:p-0">
      <article className="mx-auto max-w-[48rem] bg-raised px-5 py-10 sm:px-14 sm:py-14 sm:shadow-raised lg:px-20 print:max-w-none print:p-0">
        <header>
          <Letterhead />
          <p className="label mt-10 text-emerald">{label}</p>
          <Text as="h1" text={title} className="mt-3 text-title" />
        </header>
        {portrait && (
          <img
            src={portrait.src}
            alt={portrait.alt}
            width={400}
            height={480}
            className="arch mt-8 h-auto w-40 bg-sunk object-cover sm:float-end sm:ms-8 sm:w-48"
          />
        )}
        <div className="mt-9 font-display text-xl leading-[1.6] print:text-lg">
          <Text as="p" text={salutation} />
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} as="p" text={paragraph} className="mt-5" />
          ))}
          <Text as="p" text={closing} className="mt-9" />
          <Signature message={message} />
        </div>
      </article>
      <nav
        aria-label={t("moreAboutUs")}
        className="mx-auto max-w-[48rem] border-t border-rule px-5 py-8 sm:border-0 sm:px-14 sm:pt-10 sm:pb-0 lg:px-20"
      >
        <p className="label text-soft">{other.label}</p>
        <p className="mt-1">
          <Link to={other.path} prefetch="intent" className="text-link font-display text-2xl">
            {other.title}
          </Link>
        </p>
        <p className="mt-5 flex flex-wrap gap-x-7 gap-y-1">
          <LineLink to="/about-us/journey">{t("storyLink")}</LineLink>
          <LineLink to="/about-us/mission">{t("missionLink")}</LineLink>
          <LineLink to="/contact">{t("writeBack")}</LineLink>
        </p>
      </nav>
    </div>
  );
}

function Letterhead() {
  const t = useText<typeof aboutWords>("about");
  const { name, address } = useIdentity();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-3 border-double border-rule-strong pb-4">
      <p className="flex items-center gap-3 font-display text-xl leading-tight font-semibold">
        <Star className="size-6 shrink-0 text-emerald" />
        {name}
      </p>
      <p className="text-sm text-soft">{t("nameAndRole", { name: address.street, role: address.city })}</p>
    </div>
  );
}

/** The name where there is one, else the role alone. */
function Signature({ message: { name, role } }: { message: Message }) {
  const t = useText<typeof aboutWords>("about");
  const identity = useIdentity();
  const place = t("nameAndRole", { name: identity.name, role: identity.address.city });
  return (
    <p className="mt-8 leading-snug">
      <Text as="strong" text={name ?? role} className="block text-2xl font-semibold" />
      <span className="font-sans text-base text-soft">
        {name ? t("nameAndRole", { name: role, role: place }) : place}
      </span>
    </p>
  );
}
