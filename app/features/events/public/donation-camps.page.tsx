import type { MetaDescriptor } from "react-router";
import { listBloodDrives } from "#app/features/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { optionalPart, services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf, useIdentity } from "#app/site/identity.ts";
import { Art } from "#app/ui/art.tsx";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/donation-camps.page.ts";
import { BloodDrives } from "./blood-drive-list.tsx";
import { BloodGroupTable } from "./blood-group-table.tsx";
import { eventNode } from "./event-head.ts";
import { GivingBlood } from "./giving-blood.tsx";

/** So many of the coming drives are shown. */
const maxDrives = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = services(context);
  const today = karachiDay(clock.now());
  const coming = await listBloodDrives(db, today, maxDrives).catch(optionalPart(context, "the blood drives"));
  return { today, drives: coming?.map(({ version, ...event }) => event) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  const description =
    "The next blood drives: date, time and place. What to bring, who can give, and which blood groups match.";
  return [
    ...headTags(matches, { title: "Blood drives", description, path: "/donation-camps" }),
    ...(loaderData?.drives ?? []).map((drive) => ({ "script:ld+json": eventNode(drive, site) })),
  ];
}

/** Where blood can be given next, and how that goes: EVENT-12. Pomegranate is the colour of giving blood. */
export default function DonationCampsPage({ loaderData: { today, drives } }: Route.ComponentProps) {
  return (
    <>
      <header className="page-width grid items-center gap-x-16 gap-y-8 pt-10 pb-12 lg:grid-cols-[1.15fr_1fr] lg:pt-16 lg:pb-16">
        <div>
          <p className="label text-pomegranate">Give blood</p>
          <h1 data-no-overlay className="mt-3 text-title">
            Blood drives
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft">
            It takes about 15 minutes, and one pint of blood can save up to 3 lives. A patient needs blood
            every 2 seconds.
          </p>
          <p className="mt-7 flex flex-wrap gap-3">
            <LinkButton to="/registration/blood-donor" variant="danger">
              Register as a donor
            </LinkButton>
            <QuietLink to="/registration/blood-request">I need blood</QuietLink>
          </p>
        </div>
        <Art
          first
          src="/art/service-blood-donation.svg"
          alt="A donor holds out an arm in a chair, a nurse beside it, juice and dates ready for afterwards"
          className="aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover"
        />
      </header>
      <BloodDrives drives={drives} today={today} />
      <GivingBlood today={today} />
      <BloodGroupTable />
      <BetweenDrives />
    </>
  );
}

/** For those who can come to none of the drives, and for those who cannot wait for one. */
function BetweenDrives() {
  const { phone } = useIdentity();
  return (
    <section aria-labelledby="between" className="bg-pomegranate-tint">
      <div className="page-width grid gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <SectionTitle id="between">Between two drives</SectionTitle>
          <p className="mt-4 max-w-xl text-lg text-soft">
            Most patients need blood on a day without a drive. Register, and we call you when a patient near
            you needs your blood group. You can always say no.
          </p>
          <p className="mt-7">
            <LinkButton to="/registration/blood-donor" variant="danger">
              Register me as a donor
            </LinkButton>
          </p>
        </div>
        <div className="border-rule-strong max-lg:border-t max-lg:pt-9 lg:border-s lg:ps-14">
          <h2 className="text-heading">Somebody needs blood now</h2>
          <p className="mt-4 max-w-xl text-lg text-soft">
            Tell us the blood group, the hospital and when it is needed. The helpline is open 24/7, and we
            call donors until one says yes.
          </p>
          <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3">
            <QuietLink to="/registration/blood-request">I need blood</QuietLink>
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
