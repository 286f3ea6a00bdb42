import { Link } from "react-router";
import { donatePath } from "#app/features/giving/donations/public/donate-link.ts";
import type { Told } from "#app/features/giving/help-told/help-told.server.ts";
import { ToldHelp } from "#app/features/giving/help-told/told-help.tsx";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import type { TextOf } from "#app/lib/words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { DonateLink, LinkButton, QuietLink } from "#app/ui/links.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import { ProgrammePicture } from "./programme-picture.tsx";
import type { programmesWords } from "./programmes.words.ts";

type Programme = ContentOf<"programmes">["programmes"][number];

type ProgrammeStoryProps = {
  programme: Programme;
  /** Its place among all programmes, counted from 1. */
  number: number;
  total: number;
  next: { slug: string; title: string };
  /** When somebody gave for it last, as a sentence. */
  lastGift: string | undefined;
  /** What its fund did in the last month that is over. */
  helped: Told | undefined;
};

/** A programme as a chapter: its number, picture and story, what it consists of, and how to help. */
export function ProgrammeStory({ programme, number, total, next, lastGift, helped }: ProgrammeStoryProps) {
  const t = useText<typeof programmesWords>("programmes");
  const language = useLanguage();
  const { title, story } = programme;
  return (
    <>
      <article>
        <Opening {...{ programme, number, total, lastGift, helped }} />
        <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.45fr_1fr] lg:py-20">
          <div {...langAttrs(story, language)} className="max-w-[40rem]">
            {story.split(/\n{2,}/).map((paragraph, place) => (
              <p
                key={paragraph}
                className={place === 0 ? "font-display text-xl leading-relaxed" : "mt-6 text-lg"}
              >
                {paragraph}
              </p>
            ))}
          </div>
          <div className="self-start">
            <Details title={title} details={programme.details} />
            {programme.cost && <Cost cost={programme.cost} />}
          </div>
        </div>
        {programme.impact.length > 0 && <Impact impact={programme.impact} />}
        {programme.help.length > 0 && <Help programme={programme} />}
      </article>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-rule py-10">
        <p className="flex flex-wrap gap-3">
          <DonateLink to={donatePath({ fund: programme.slug })}>{t("donateNow")}</DonateLink>
          <QuietLink to="/">{t("returnToStories")}</QuietLink>
        </p>
        <p className="text-soft">
          {t("next")}{" "}
          <Link to={`/details/${next.slug}`} prefetch="intent" className="text-link font-display text-xl">
            {next.title}
          </Link>
        </p>
      </div>
    </>
  );
}

/** It asks before the picture, which fills the rest of a phone's first screen: PROG-05. */
function Opening({ programme, number, total, lastGift, helped }: Omit<ProgrammeStoryProps, "next">) {
  const t = useText<typeof programmesWords>("programmes");
  const { slug, title, tagline } = programme;
  return (
    <header className="relative overflow-hidden border-b border-rule bg-sunk">
      <Lattice className="page-lattice absolute inset-0 text-rule" />
      <div className="page-width relative grid items-end gap-x-14 gap-y-8 pt-12 lg:grid-cols-[1fr_1.15fr] lg:pt-20">
        <div className="lg:pb-16">
          <p className="label flex items-center gap-2.5 text-emerald">
            <Star className="size-3.5" />
            <Link to="/programs" className="underline-offset-4 hover:underline">
              {t("placeOf", { number, total })}
            </Link>
          </p>
          <Text as="h1" text={title} className="mt-4 text-title" />
          <Text as="p" text={tagline} className="mt-5 max-w-lg font-display text-xl text-soft" />
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <DonateLink to={donatePath({ fund: slug })}>{t("donateNow")}</DonateLink>
            {lastGift && <span className="text-sm text-soft">{lastGift}</span>}
          </p>
          <ToldHelp told={helped} className="mt-6 border-s-3 border-emerald ps-4" />
        </div>
        <ProgrammePicture
          first
          programme={programme}
          sizes="(min-width: 64rem) 40rem, 100vw"
          className="aspect-[8/5] h-auto w-full rounded-t-[12rem] bg-raised object-cover"
        />
      </div>
    </header>
  );
}

function Details({ title, details }: { title: string; details: string[] }) {
  const t = useText<typeof programmesWords>("programmes");
  const language = useLanguage();
  return (
    <section aria-label={t("offers", { title })} className="border-t-2 border-emerald pt-5">
      <h2 className="text-2xl">{t("does")}</h2>
      <ul className="mt-5 grid gap-4">
        {details.map((detail) => (
          <li key={detail} {...langAttrs(detail, language)} className="grid grid-cols-[1.25rem_1fr] gap-x-3">
            <Star outline className="mt-1.5 size-4 text-emerald" />
            {detail}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one piece of the work costs, so that a gift can be measured by it. */
function Cost({ cost: { amount, pays } }: { cost: NonNullable<Programme["cost"]> }) {
  const t = useText<typeof programmesWords>("programmes");
  const language = useLanguage();
  return (
    <section aria-labelledby="cost" className="mt-10 border-t border-rule-strong pt-5">
      <PartTitle id="cost">{t("cost")}</PartTitle>
      <p className="figures mt-3 font-display text-2xl font-semibold text-emerald">
        {formatMoney(amount * paisaPerRupee, language)}
      </p>
      <Text as="p" text={pays} className="mt-1" />
    </section>
  );
}

/** One sentence or two fill the band; from three on they stand in rows of three. */
const columns: Record<number, string> = { 1: "", 2: "lg:grid-cols-2" };

function Impact({ impact }: { impact: string[] }) {
  const t = useText<typeof programmesWords>("programmes");
  return (
    <section aria-labelledby="impact" className="bg-band text-on-band">
      <div className="page-width py-14 lg:py-20">
        <h2 id="impact" className="label text-on-band-soft">
          {t("impact")}
        </h2>
        <ul className={`mt-6 grid gap-x-12 gap-y-6 ${columns[impact.length] ?? "lg:grid-cols-3"}`}>
          {impact.map((sentence) => (
            <Text
              key={sentence}
              as="li"
              text={sentence}
              className={`border-t border-band-rule pt-5 font-display leading-snug ${impact.length === 1 ? "text-2xl lg:text-4xl lg:leading-tight" : "text-2xl"}`}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

const actionName = (action: Programme["help"][number]["action"], t: TextOf<typeof programmesWords>) =>
  t(action === "Donate Now" ? "donateNow" : "volunteer");

function Help({ programme: { slug, help } }: { programme: Programme }) {
  const t = useText<typeof programmesWords>("programmes");
  const language = useLanguage();
  return (
    <section aria-labelledby="help" className="page-width py-14 lg:py-20">
      <SectionTitle id="help">{t("help")}</SectionTitle>
      <ul className="mt-7 border-b border-rule">
        {help.map(({ text, action, amount }) => (
          <li
            key={text}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule py-4"
          >
            <span {...langAttrs(text, language)} className="flex items-center gap-4 text-lg">
              <Icon
                name={action === "Donate Now" ? "heart" : "hand"}
                className="size-6 shrink-0 text-emerald"
              />
              <span>
                {text}
                {amount !== undefined && (
                  <span className="figures block font-semibold text-emerald">
                    {formatMoney(amount * paisaPerRupee, language)}
                  </span>
                )}
              </span>
            </span>
            <LinkButton
              to={
                action === "Donate Now"
                  ? donatePath({ fund: slug, amount: amount?.toString() })
                  : "/volunteer"
              }
              // PROG-02 names this address, which the server redirects.
              reloadDocument={action !== "Donate Now"}
              variant={action === "Donate Now" ? "donate" : "quiet"}
              aria-label={t("actionFor", { action: actionName(action, t), text })}
            >
              {actionName(action, t)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
