import type { MetaDescriptor } from "react-router";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Lattice, LatticeEdge } from "#app/ui/lattice.tsx";
import { LineLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/mission.page.ts";
import { aboutWords } from "./about.words.ts";
import { aboveAbout } from "./about-path.ts";

type Mission = ContentOf<"mission">;

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await content(context, "mission")), words: wordsOf(context, aboutWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { mission } = loaderData;
  return headTags(matches, {
    title: pageText<typeof aboutWords>(matches, "about")("ourMission"),
    description: mission,
    path: "/about-us/mission",
    above: aboveAbout(matches),
  });
}

/** ABOUT-01: the mission as an inscription, then what is promised, and how it is decided who is helped. */
export default function MissionPage({ loaderData }: Route.ComponentProps) {
  const t = useText<typeof aboutWords>("about");
  const { mission, vision, promises, decisions, refusals } = loaderData;
  return (
    <article>
      <header className="relative overflow-hidden bg-band text-on-band">
        <Lattice className="page-lattice even absolute inset-0 text-band-rule" />
        <div className="page-width relative py-16 text-center sm:py-20 lg:py-28">
          <h1 className="label text-on-band-soft">{t("ourMission")}</h1>
          <Text
            as="p"
            text={mission}
            className="mx-auto mt-6 max-w-[20ch] font-display text-display leading-[1.08] font-semibold text-balance"
          />
          <Star className="mx-auto mt-10 size-7 text-on-band-soft" />
        </div>
        <LatticeEdge name="mission" className="text-band-rule" />
      </header>
      <section
        aria-labelledby="vision"
        className="page-width grid gap-x-16 gap-y-4 py-14 lg:grid-cols-[16rem_1fr] lg:py-20"
      >
        <SectionTitle id="vision">{t("vision")}</SectionTitle>
        <Text
          as="p"
          text={vision}
          className="max-w-[40rem] font-display text-xl leading-relaxed lg:text-2xl"
        />
      </section>
      <Promises promises={promises} />
      <Decisions decisions={decisions} refusals={refusals} />
      <nav aria-label={t("moreAboutUs")} className="page-width flex flex-wrap gap-x-8 gap-y-1 pb-14">
        <LineLink to="/impact-report">{t("seeResults")}</LineLink>
        <LineLink to="/our-work">{t("howWeHelp")}</LineLink>
        <LineLink to="/about-us/chairman-message">{t("lookAfterMoney")}</LineLink>
      </nav>
    </article>
  );
}

function Promises({ promises }: Pick<Mission, "promises">) {
  const t = useText<typeof aboutWords>("about");
  return (
    <section aria-labelledby="promises" className="border-y border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="promises">{t("promises")}</SectionTitle>
        <dl className="mt-8 border-b border-rule-strong">
          {promises.map(({ to, promise }) => (
            <div
              key={to}
              className="grid gap-x-16 gap-y-2 border-t border-rule-strong py-6 lg:grid-cols-[16rem_1fr] lg:py-8"
            >
              <Text as="dt" text={to} className="font-display text-xl font-semibold text-emerald" />
              <Text as="dd" text={promise} className="max-w-[40rem] text-lg" />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Decisions({ decisions: { lead, questions }, refusals }: Pick<Mission, "decisions" | "refusals">) {
  const t = useText<typeof aboutWords>("about");
  return (
    <section aria-labelledby="decisions" className="page-width py-14 lg:py-20">
      <SectionTitle id="decisions">{t("howWeDecide")}</SectionTitle>
      <Text as="p" text={lead} className="mt-3 max-w-xl text-lg text-soft" />
      <ol className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {questions.map(({ question, consequence }, place) => (
          <li key={question} className="grid grid-cols-[3rem_1fr]">
            <span aria-hidden="true" className="figures font-display text-3xl leading-none text-rule-strong">
              {place + 1}
            </span>
            <div>
              <Text as="h3" text={question} className="text-2xl" />
              <Text as="p" text={consequence} className="mt-2 max-w-[30rem] text-soft" />
            </div>
          </li>
        ))}
      </ol>
      {refusals.length > 0 && (
        <ul className="double-rule mt-14 grid gap-x-10 gap-y-3 pt-8 font-display text-xl lg:grid-cols-3">
          {refusals.map((refusal) => (
            <Text key={refusal} as="li" text={refusal} />
          ))}
        </ul>
      )}
    </section>
  );
}
