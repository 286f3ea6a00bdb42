import { Link, type MetaDescriptor } from "react-router";
import { languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import { meansIn } from "#content/get-involved.ts";
import type { Route } from "./+types/get-involved.page.ts";
import { getInvolvedWords } from "./get-involved.words.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  means: meansIn(languageOf(context)),
  words: wordsOf(context, getInvolvedWords),
});

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof getInvolvedWords>(matches, "getInvolved");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/get-involved" });
}

/** FRAME-07: the ways to take part, by what somebody has. */
export default function GetInvolvedPage({ loaderData: { means } }: Route.ComponentProps) {
  const t = useText<typeof getInvolvedWords>("getInvolved");
  return (
    <>
      <header className="relative overflow-hidden border-b border-rule">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative py-14 sm:py-20">
          <p className="label text-emerald">{t("title")}</p>
          <h1 className="mt-3 max-w-3xl text-title">{t("heading")}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>
          <nav aria-label={t("whatYouHave")} className="mt-8">
            <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:gap-x-9">
              {means.map(({ id, have }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center border-b-2 border-emerald font-display text-xl font-semibold hover:border-ink"
                  >
                    {have}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <div className="page-width py-6 lg:py-12">
        {means.map((entry) => (
          <Means key={entry.id} {...entry} />
        ))}
      </div>
      <OtherWay />
    </>
  );
}

function Means({ id, have, about, ways, honest }: ReturnType<typeof meansIn>[number]) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 gap-y-5 border-b border-rule py-9 last:border-0 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <SectionTitle id={`${id}-title`}>{have}</SectionTitle>
        <p className="mt-2 max-w-md text-soft">{about}</p>
      </div>
      <div>
        <ul>
          {ways.map(({ text, action, path }) => (
            <li
              key={action}
              className="group relative grid gap-x-8 gap-y-1 border-t border-rule py-4 first:border-0 first:pt-0 sm:grid-cols-[1fr_auto] sm:items-baseline"
            >
              <p className="text-lg">{text}</p>
              <Link
                to={path}
                prefetch="intent"
                className="inline-flex min-h-8 items-center gap-2 font-semibold text-emerald decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {action}
                <Icon name="arrow-right" className="size-4 onward" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 border-s-2 border-rule-strong ps-4 text-sm text-soft">{honest}</p>
      </div>
    </section>
  );
}

/** For those who came for help and not to give it. */
function OtherWay() {
  const t = useText<typeof getInvolvedWords>("getInvolved");
  return (
    <section aria-labelledby="other-way" className="bg-band text-on-band">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-16 gap-y-6 py-12">
        <div>
          <SectionTitle id="other-way">{t("needHelp")}</SectionTitle>
          <p className="mt-2 max-w-xl text-on-band-soft">{t("pleaseAsk")}</p>
        </div>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <Link to="/contact" className="inline-flex min-h-8 items-center underline underline-offset-4">
            {t("askForHelp")}
          </Link>
          <Link
            to="/registration/blood-request"
            className="inline-flex min-h-8 items-center underline underline-offset-4"
          >
            {t("needBlood")}
          </Link>
        </p>
      </div>
    </section>
  );
}
