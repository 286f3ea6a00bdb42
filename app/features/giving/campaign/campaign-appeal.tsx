import { Link } from "react-router";
import { donatePath } from "#app/features/giving/donations/public/donate-link.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import { DonateLink, LinkButton, QuietLink } from "#app/ui/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { campaignWords } from "./campaign.words.ts";
import { CampaignProgress, type Progress } from "./campaign-progress.tsx";

type Campaign = ContentOf<"campaign">;
type CampaignAppealProps = {
  campaign: Campaign;
  programme: { slug: string; title: string } | undefined;
  /** Its last day is over. */
  ended: boolean;
  progress?: Progress;
};

/** A letter that asks for one thing: what for, what an amount does, and what becomes of it. */
export function CampaignAppeal({ campaign, programme, ended, progress }: CampaignAppealProps) {
  const [opening = "", ...more] = campaign.story.split(/\n{2,}/);
  const donate = donatePath({ fund: programme?.slug });
  return (
    <article>
      <Opening campaign={campaign} programme={programme} ended={ended} progress={progress} donate={donate} />
      <div className="page-width grid items-start gap-x-16 gap-y-14 py-14 lg:grid-cols-[1.25fr_1fr] lg:py-20">
        <Donations campaign={campaign} programme={programme} ended={ended} donate={donate} />
        <div className="max-w-[40rem] lg:row-start-1">
          <Text as="p" text={opening} className="font-display text-xl leading-relaxed lg:text-2xl" />
          {more.map((paragraph) => (
            <Text key={paragraph} as="p" text={paragraph} className="mt-6 text-lg" />
          ))}
        </div>
      </div>
      {campaign.steps.length > 0 && <Steps steps={campaign.steps} />}
      <Onwards programme={programme} />
    </article>
  );
}

/** The picture reaches the window's edge, like the first page of a leaflet. */
function Opening({ campaign, programme, ended, progress, donate }: CampaignAppealProps & { donate: string }) {
  const t = useText<typeof campaignWords>("campaign");
  const language = useLanguage();
  const { title, goal, picture, from, until } = campaign;
  return (
    <header className="bg-band text-on-band lg:grid lg:grid-cols-2">
      <Picture
        src={picture.src}
        alt={picture.alt}
        eager
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="aspect-[8/5] h-auto w-full lg:order-2 lg:aspect-auto lg:h-full lg:min-h-[34rem]"
      />
      <div className="flex flex-col justify-center px-5 pt-9 pb-11 sm:px-[5vw] lg:py-16 lg:ps-[max(5vw,calc((100vw-70rem)/2))] lg:pe-14">
        <p className="label flex items-center gap-2.5 text-on-band-soft">
          <Star className="size-3.5" />
          {t(ended ? "hasEnded" : "ourLatest")}
        </p>
        <Text as="h1" text={title} className="mt-4 text-title" />
        <Text
          as="p"
          text={goal}
          className="mt-5 max-w-lg font-display text-xl text-on-band-soft lg:text-2xl"
        />
        {progress && (
          <CampaignProgress
            progress={progress}
            programme={programme?.title}
            from={from}
            first={ended ? undefined : campaign.donations[0]}
          />
        )}
        {!ended && (
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <DonateLink to={donate}>{t("giveToThis")}</DonateLink>
            {until !== "" && (
              <span className="figures text-on-band-soft">
                <RichText<typeof campaignWords>
                  name="campaign"
                  id="until"
                  components={{ day: <time dateTime={until}>{formatDay(until, language)}</time> }}
                />
              </span>
            )}
          </p>
        )}
      </div>
    </header>
  );
}

/** What an amount does, as the lines of an account: the amount, and what it buys. */
function Donations({ campaign, programme, ended, donate }: CampaignAppealProps & { donate: string }) {
  const t = useText<typeof campaignWords>("campaign");
  const language = useLanguage();
  const { donations, beyond, until } = campaign;
  if (ended) {
    return (
      <section
        aria-labelledby="ended"
        className="border-t-2 border-emerald bg-raised p-6 shadow-raised sm:p-8"
      >
        <PartTitle id="ended">{t("endedOn", { day: formatDay(until, language) })}</PartTitle>
        <p className="mt-3 text-soft">{t("endedText")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <DonateLink to={donate}>
            {programme ? t("giveTo", { programme: programme.title }) : t("donate")}
          </DonateLink>
          <QuietLink to="/blogs">{t("readStories")}</QuietLink>
        </p>
      </section>
    );
  }
  return (
    <section
      aria-labelledby="gifts"
      className="border border-rule bg-raised text-ink shadow-raised lg:sticky lg:top-28"
    >
      <LatticeEdge name="gifts" className="text-rule" />
      <div className="px-5 pt-5 pb-7 sm:px-8">
        <PartTitle id="gifts">{t(donations.length > 0 ? "whatGiftDoes" : "giveToThis")}</PartTitle>
        <dl className="mt-4 empty:hidden">
          {donations.map(({ amount, pays }) => (
            <div key={amount} className="group relative border-t border-rule py-4 pe-9 hover:bg-sunk">
              <dt className="figures font-display text-2xl font-semibold text-emerald">
                <Link
                  to={donatePath({ amount: String(amount), fund: programme?.slug })}
                  className="underline decoration-rule-strong decoration-1 underline-offset-4 group-hover:decoration-current after:absolute after:inset-0"
                >
                  {formatMoney(amount * paisaPerRupee, language)}
                  <Icon name="arrow-right" className="absolute end-2 top-1/2 size-5 -translate-y-1/2" />
                </Link>
              </dt>
              <Text as="dd" text={pays} className="mt-0.5" />
            </div>
          ))}
        </dl>
        <p className="double-rule pt-5">
          <LinkButton to={donate} variant="donate" className="w-full">
            {t("giveAny")}
          </LinkButton>
        </p>
        <Text as="p" text={beyond} className="mt-4 text-sm text-soft" />
      </div>
    </section>
  );
}

function Steps({ steps }: { steps: Campaign["steps"] }) {
  const t = useText<typeof campaignWords>("campaign");
  return (
    <section aria-labelledby="steps" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="steps">{t("whatHappens")}</SectionTitle>
        <ol className="mt-8 grid gap-x-14 lg:grid-cols-2">
          {steps.map(({ title, text }, place) => (
            <li
              key={title}
              className="grid grid-cols-[3rem_1fr] border-t border-rule-strong py-6 lg:grid-cols-[4rem_1fr]"
            >
              <span aria-hidden="true" className="figures font-display text-3xl text-emerald">
                {place + 1}
              </span>
              <div>
                <Text as="h3" text={title} className="text-xl" />
                <Text as="p" text={text} className="mt-1.5 text-soft" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** For those who would rather read first, or carry. */
function Onwards({ programme }: Pick<CampaignAppealProps, "programme">) {
  const t = useText<typeof campaignWords>("campaign");
  const ways = [
    ...(programme
      ? [{ to: `/details/${programme.slug}`, text: t("theProgramme", { title: programme.title }) }]
      : []),
    { to: "/registration/volunteer", text: t("volunteer") },
    { to: "/events", text: t("nextEvent") },
  ];
  return (
    <nav aria-label={t("otherWays")} className="page-width py-10">
      <ul className="flex flex-wrap gap-x-9 gap-y-2">
        {ways.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-9 items-center gap-2 font-display text-lg text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
