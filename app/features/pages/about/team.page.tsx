import type { MetaDescriptor } from "react-router";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/team.page.ts";
import { aboutWords } from "./about.words.ts";
import { aboveAbout } from "./about-path.ts";
import { departmentsShown, TeamDepartment } from "./team-department.tsx";

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
  const { opening, picture, departments, offices, remark } = loaderData;
  /** One office or two stand beside the heading, in the columns of the departments. */
  const few = offices.length < 3;
  return (
    <article>
      <header className="relative overflow-hidden border-b border-rule">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-end gap-x-16 gap-y-8 pt-14 lg:grid-cols-[1fr_1.1fr] lg:pt-16">
          <div className="lg:pb-14">
            <p className="label text-emerald">{t("ourTeam")}</p>
            <Text as="h1" text={opening.title} className="mt-3 text-title" />
            <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
            {remark.map((paragraph) => (
              <Text key={paragraph} as="p" text={paragraph} className="mt-3 max-w-xl text-soft" />
            ))}
          </div>
          <Picture
            src={picture.src}
            alt={picture.alt}
            eager
            sizes="(min-width: 64rem) 40rem, 100vw"
            className="aspect-[8/5] h-auto w-full rounded-t-sm"
          />
        </div>
      </header>
      <div className="page-width">
        {departmentsShown(departments).map((department) => (
          <TeamDepartment key={department.name} department={department} />
        ))}
      </div>
      <section aria-labelledby="offices" className="border-t border-rule bg-sunk">
        <div
          className={`page-width grid gap-x-16 gap-y-8 py-14 lg:py-20 ${few ? "lg:grid-cols-[20rem_1fr]" : ""}`}
        >
          <SectionTitle id="offices">{t("whereWeWork")}</SectionTitle>
          <dl
            className={`grid gap-x-14 gap-y-8 ${offices.length > 1 ? "sm:grid-cols-2" : ""} ${few ? "lg:row-span-2" : "lg:grid-cols-4"}`}
          >
            {offices.map(({ place, task }) => (
              <div key={place} className="border-t-2 border-emerald pt-4">
                <Text as="dt" text={place} className="font-display text-2xl font-semibold" />
                <Text as="dd" text={task} className="mt-1.5 text-soft" />
              </div>
            ))}
          </dl>
          <p className={few ? "" : "mt-2"}>
            <TextLink to="/registration/career">{t("paidWork")}</TextLink>
            {" · "}
            <TextLink to="/registration/volunteer">{t("volunteer")}</TextLink>
          </p>
        </div>
      </section>
    </article>
  );
}
