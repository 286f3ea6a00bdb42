import { Suspense } from "react";
import type { MetaDescriptor } from "react-router";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { walletsIn } from "#app/features/giving/donations/giving-texts.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { countedPage, headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { clientFormAction } from "#app/site/load-failure.ts";
import { Portrait } from "#app/ui/art.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Star } from "#app/ui/star.tsx";
import { Ltr, RichText, Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/donate.page.ts";
import { DonateForm } from "./donate-form.tsx";
import { loadDonatePage, sendDonatePage } from "./donate-page.server.ts";

/** Only after a form that was posted without JavaScript. */
const DonationOnward = lazyPart(async () => (await import("./donation-onward.tsx")).DonationOnward);

export const loader = ({ request, context }: Route.LoaderArgs) => loadDonatePage(context, request);
export const action = ({ request, context }: Route.ActionArgs) => sendDonatePage(context, request);
export const clientAction = clientFormAction;
/** The hour of the last gift is at most a minute old: PROG-05. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  headersWithAction({ actionHeaders, parentHeaders: new Headers(countedPage) });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof donateWords>(matches, "donate");
  const wallets = walletsIn(pageText<typeof givingWords>(matches, "giving"));
  return headTags(matches, {
    title: t("title"),
    description: t("description", { wallets }),
    path: "/donate",
  });
}

/** DONATE-01. Reads the same without JavaScript, and takes the donation without it. */
export default function DonatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { giving, ...page } = loaderData;
  const onward = actionData && "onward" in actionData ? actionData.onward : undefined;
  return (
    <div className="donate-page">
      <DonateHero title={giving.title} />
      <div className="lg:row-start-3">
        {onward ? (
          <Suspense>
            <DonationOnward checkout={onward} />
          </Suspense>
        ) : (
          // Another link is another donation: its fields begin anew.
          <DonateForm key={JSON.stringify(page.link)} giving={giving} {...page} posted={actionData} />
        )}
      </div>
      <DonateRecord {...giving} />
      <DonateQuestions {...giving} />
    </div>
  );
}

/** What people ask before they give, as two columns of short text. */
function DonateQuestions({ questions, keeper }: Pick<ContentOf<"giving">, "questions" | "keeper">) {
  const t = useText<typeof donateWords>("donate");
  const { name, phone, email } = useIdentity();
  return (
    <section aria-labelledby="questions" className="border-t border-rule bg-sunk lg:row-start-4">
      <div className="page-width py-14 lg:py-20">
        <h2 id="questions" className="text-heading">
          {t("beforeYouGive")}
        </h2>
        <dl className="mt-8 grid gap-x-14 lg:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question} className="border-t border-rule-strong py-5">
              <Text as="dt" text={question} className="font-display text-xl font-semibold" />
              <Text as="dd" text={answer} className="mt-1.5 text-soft" />
            </div>
          ))}
        </dl>
        {keeper && <Keeper {...keeper} />}
        <p className="double-rule mt-6 pt-5 text-soft">
          <RichText<typeof donateWords>
            name="donate"
            id="notSure"
            values={{ name }}
            components={{
              phone: (
                <a href={phoneLink(phone)} className="text-link figures">
                  <Ltr>{phone}</Ltr>
                </a>
              ),
              email: (
                <a href={`mailto:${email}`} className="text-link">
                  <Ltr>{email}</Ltr>
                </a>
              ),
            }}
          />
        </p>
      </div>
    </section>
  );
}

/** A face and a name, once staff have entered them: OVERVIEW-07. */
function Keeper({ name, role, sentence, portrait }: NonNullable<ContentOf<"giving">["keeper"]>) {
  const t = useText<typeof donateWords>("donate");
  return (
    <section aria-labelledby="keeper" className="mt-6 flex items-center gap-5">
      <Portrait {...portrait} className="w-24 bg-raised" />
      <div>
        <h3 id="keeper" className="label text-emerald">
          {t("keeper")}
        </h3>
        <p className="mt-1">
          <Text as="span" text={name} className="font-display text-xl font-semibold" />{" "}
          <Text as="span" text={role} className="text-soft" />
        </p>
        {sentence && <Text as="p" text={sentence} className="max-w-lg text-soft" />}
      </div>
    </section>
  );
}

type Giving = ContentOf<"giving">;

/** The head of the page: who asks, and that it is secure (DONATE-01). */
function DonateHero({ title }: Pick<Giving, "title">) {
  const t = useText<typeof donateWords>("donate");
  const { name } = useIdentity();
  return (
    <header className="relative overflow-hidden bg-band text-on-band">
      {/* Mirrored, the pattern of the part below it goes on without a seam. */}
      <div className="page-lattice absolute inset-0 text-band-rule lg:-scale-y-100">
        <Lattice name="donate-lattice" />
      </div>
      <div className="page-width relative pt-3 pb-4 lg:pt-7 lg:pb-0">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-band-rule pb-2.5 lg:pb-3">
          <span className="label flex rtl:pt-1 items-center gap-2.5 max-sm:tracking-normal max-sm:normal-case">
            <Star className="size-4 shrink-0 text-marigold" />
            {name}
          </span>
          <span className="flex items-center gap-2 text-sm font-semibold max-sm:text-xs">
            <Icon name="lock" className="size-4" />
            {t("secure")}
          </span>
        </p>
        <Text as="h1" text={title} className="mt-3 text-title lg:mt-12 lg:max-w-[calc(100%-32rem)]" />
      </div>
    </header>
  );
}

/**
 * What becomes of a gift, and what gifts have done. On a phone it follows the form, so that the amount stands in the first
 * screen; on a wide window it is the lower part of the head, and the slip is laid over its right side.
 */
function DonateRecord({ lead, figures, trust }: Pick<Giving, "lead" | "figures" | "trust">) {
  return (
    <div className="relative overflow-hidden bg-band text-on-band lg:row-start-2">
      <div className="page-lattice absolute inset-0 text-band-rule">
        <Lattice name="donate-record-lattice" />
      </div>
      <div className="page-width relative py-9 lg:pt-4 lg:pb-14">
        <div className="lg:max-w-[calc(100%-32rem)]">
          <Text as="p" text={lead} className="max-w-xl text-lg text-on-band-soft" />
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
            {figures.map(({ value, name: what }) => (
              <div key={what} className="flex flex-col-reverse justify-end border-t border-band-rule pt-3">
                <Text as="dt" text={what} className="text-sm leading-snug text-on-band-soft" />
                <dd className="figures font-display text-2xl font-semibold lg:text-3xl">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-1.5 text-sm font-semibold">
            {trust.map((line) => (
              <li key={line} className="flex items-center gap-2">
                <Icon name="seal" className="size-4.5 shrink-0 text-marigold" />
                <Text as="span" text={line} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
