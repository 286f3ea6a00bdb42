import type { MetaDescriptor } from "react-router";
import { content, wordsOf } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { pageText } from "#app/site/page-text.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useText } from "#app/ui/words.tsx";
import type { Route } from "./+types/team.page.ts";
import { aboutWords } from "./about.words.ts";
import { aboveAbout } from "./about-path.ts";
import { TeamDepartment } from "./team-department.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await content(context, "team")), words: wordsOf(context, aboutWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { opening } = loaderData;
  return headTags(matches, {
    title: pageText<typeof aboutWords>(matches, "about")("ourTeam"),
    description: opening.lead,
    path: "/about-us/team",
    above: aboveAbout(matches),
  });
}

/** ABOUT-03: posts by department, as in the imprint of a book, then the places. */
export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const t = useText<typeof aboutWords>("about");
  const { opening, departments, offices, remark } = loaderData;
  return (
    <article>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-14 pb-10 sm:pt-20">
          <p className="label text-emerald">{t("ourTeam")}</p>
          <Text as="h1" text={opening.title} className="mt-3 text-title" />
          <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
          {remark.map((paragraph) => (
            <Text key={paragraph} as="p" text={paragraph} className="mt-3 max-w-xl text-soft" />
          ))}
        </div>
      </header>
      <div className="page-width">
        {departments.map((department) => (
          <TeamDepartment key={department.name} department={department} />
        ))}
      </div>
      <section aria-labelledby="offices" className="border-t border-rule bg-sunk">
        <div className="page-width py-14 lg:py-20">
          <SectionTitle id="offices">{t("whereWeWork")}</SectionTitle>
          <dl className="mt-8 grid gap-x-14 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {offices.map(({ place, task }) => (
              <div key={place} className="border-t-2 border-emerald pt-4">
                <Text as="dt" text={place} className="font-display text-2xl font-semibold" />
                <Text as="dd" text={task} className="mt-1.5 text-soft" />
              </div>
            ))}
          </dl>
          <p className="mt-10">
            <TextLink to="/registration/career">{t("paidWork")}</TextLink>
            {" · "}
            <TextLink to="/registration/volunteer">{t("volunteer")}</TextLink>
          </p>
        </div>
      </section>
    </article>
  );
}
