import type { MetaDescriptor } from "react-router";
import { bloodDrivesWords } from "#app/features/stories/events/blood-drives.words.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { listBloodDrives } from "#app/features/stories/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf, useIdentity } from "#app/site/identity.ts";
import { Art } from "#app/ui/art.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Ltr, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/donation-camps.page.ts";
import { BloodDrives } from "./blood-drive-list.tsx";
import { BloodGroupTable } from "./blood-group-table.tsx";
import { eventNode } from "./event-head.ts";
import { GivingBlood } from "./giving-blood.tsx";

/** So many of the coming drives are shown. */
const maxDrives = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const today = karachiDay(clock.now());
  const coming = await listBloodDrives(db, { today, limit: maxDrives, language: languageOf(context) }).catch(
    optionalPart(context, "the blood drives"),
  );
  return {
    drives: coming?.map(({ version, ...event }) => event),
    words: wordsOf(context, bloodDrivesWords, eventsWords),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  const t = pageText<typeof bloodDrivesWords>(matches, "bloodDrives");
  return [
    ...headTags(matches, { title: t("title"), description: t("description"), path: "/donation-camps" }),
    ...(loaderData?.drives ?? []).map((drive) => ({ "script:ld+json": eventNode(drive, site) })),
  ];
}

/** Where blood can be given next, and how that goes: EVENT-12. */
export default function DonationCampsPage({ loaderData: { drives } }: Route.ComponentProps) {
  const t = useText<typeof bloodDrivesWords>("bloodDrives");
  return (
    <>
      <header className="page-width grid items-center gap-x-16 gap-y-8 pt-10 pb-12 lg:grid-cols-[1.15fr_1fr] lg:pt-16 lg:pb-16">
        <div>
          <p className="label text-pomegranate">{t("giveBlood")}</p>
          <h1 className="mt-3 text-title">{t("title")}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <LinkButton to="/registration/blood-donor" variant="danger">
              {t("register")}
            </LinkButton>
            <QuietLink to="/registration/blood-request">{t("needBlood")}</QuietLink>
          </p>
        </div>
        <Art
          first
          src="/art/service-blood-donation.svg"
          alt={t("donorAlt")}
          className="aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover"
        />
      </header>
      <BloodDrives drives={drives} />
      <GivingBlood />
      <BloodGroupTable />
      <BetweenDrives />
    </>
  );
}

/** For those who can come to none of the drives, and for those who cannot wait for one. */
function BetweenDrives() {
  const t = useText<typeof bloodDrivesWords>("bloodDrives");
  const { phone } = useIdentity();
  return (
    <section aria-labelledby="between" className="bg-pomegranate-tint">
      <div className="page-width grid gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <SectionTitle id="between">{t("between")}</SectionTitle>
          <p className="mt-4 max-w-xl text-lg text-soft">{t("betweenText")}</p>
          <p className="mt-7">
            <LinkButton to="/registration/blood-donor" variant="danger">
              {t("registerMe")}
            </LinkButton>
          </p>
        </div>
        <div className="border-rule-strong max-lg:border-t max-lg:pt-9 lg:border-s lg:ps-14">
          <h2 className="text-heading">{t("now")}</h2>
          <p className="mt-4 max-w-xl text-lg text-soft">{t("nowText")}</p>
          <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3">
            <QuietLink to="/registration/blood-request">{t("needBlood")}</QuietLink>
            <a
              href={phoneLink(phone)}
              className="figures inline-flex min-h-11 items-center font-display text-2xl underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <Ltr>{phone}</Ltr>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
