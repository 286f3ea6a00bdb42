import type { ReactNode } from "react";
import { Link } from "react-router";
import { commaIn } from "#app/contract/language.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { addressLine, type Identity, useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink, TextLink } from "#app/ui/links.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { aboutWords } from "./about.words.ts";

type AboutGlanceProps = {
  leaders: { role: string; name?: string; path: string; letter: string; summary: string }[];
  /** How many there are. */
  programmes: number;
  services: { slug: string; title: string }[];
  registrations: Identity["registrations"];
};

/** What a stranger asks first, as a list of short answers: ABOUT-04. */
export function AboutGlance({ leaders, programmes, services, registrations }: AboutGlanceProps) {
  const t = useText<typeof aboutWords>("about");
  const identity = useIdentity();
  const { since, phone, email, hours } = identity;
  return (
    <section aria-labelledby="glance" className="border-y border-rule bg-sunk">
      <h2 id="glance" className="sr-only">
        {t("atAGlance")}
      </h2>
      <dl className="page-width grid gap-x-14 py-10 lg:grid-cols-2 lg:py-16 xl:gap-x-20">
        <div className="m-2 mb-12 self-start border-3 border-double border-rule-strong bg-raised px-5 py-7 outline-8 outline-raised sm:px-9 sm:py-9">
          <dt className="label text-emerald">{t("registered")}</dt>
          <dd className="mt-5">
            {registrations.length > 0 ? (
              <Registrations registrations={registrations} />
            ) : (
              <p className="font-display text-xl leading-snug sm:text-2xl">{t("askAboutRegistration")}</p>
            )}
            <p className="not-on-paper mt-6">
              <LineLink href="#checking">{t("howToCheck")}</LineLink>
            </p>
          </dd>
        </div>
        <div className="mb-10 lg:pt-6">
          <dt className="label text-emerald">{t("whoLeads")}</dt>
          <dd>
            <Leaders leaders={leaders} />
          </dd>
        </div>
        <Answer name={t("since")}>
          <span className="figures font-display text-3xl leading-none font-semibold">{since}</span>
        </Answer>
        <Answer name={t("office")}>
          {addressLine(identity, useLanguage())}
          <br />
          <a href={phoneLink(phone)} className="text-link figures">
            <Ltr>{phone}</Ltr>
          </a>
          {" · "}
          <TextLink href={`mailto:${email}`}>
            <Ltr>{email}</Ltr>
          </TextLink>
          <br />
          <span className="text-soft">{hours}</span>
        </Answer>
        <Answer name={t("whatWeDo")}>
          <RichText<typeof aboutWords>
            name="about"
            id="programmesAndHelp"
            values={{ count: programmes }}
            components={{ link: <TextLink to="/programs" />, services: <ServiceLinks services={services} /> }}
          />
        </Answer>
        <Answer name={t("results")}>
          <RichText<typeof aboutWords>
            name="about"
            id="reportLink"
            components={{ link: <TextLink to="/impact-report" /> }}
          />
        </Answer>
      </dl>
    </section>
  );
}

function ServiceLinks({ services }: Pick<AboutGlanceProps, "services">) {
  const t = useText<typeof aboutWords>("about");
  const comma = commaIn(useLanguage());
  return services.map(({ slug, title }, place) => (
    <span key={slug}>
      {place > 0 && (place === services.length - 1 ? ` ${t("and")} ` : comma)}
      <TextLink to={`/services/${slug}`}>{title}</TextLink>
    </span>
  ));
}

/** Each leader by role, and the letter to the reader that they sign. */
function Leaders({ leaders }: Pick<AboutGlanceProps, "leaders">) {
  const t = useText<typeof aboutWords>("about");
  const language = useLanguage();
  return (
    <>
      <ul>
        {leaders.map(({ role, name, path, letter, summary }) => (
          <li key={path} className="border-b border-rule-strong py-5">
            <p className="font-semibold text-soft">{name ? t("nameAndRole", { name, role }) : role}</p>
            <p className="mt-1">
              <Link
                to={path}
                prefetch="intent"
                {...langAttrs(letter, language)}
                className="text-link font-display text-2xl font-semibold"
              >
                {letter}
              </Link>
            </p>
            <Text as="p" text={summary} className="mt-1.5 max-w-md text-soft" />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <LineLink to="/about-us/team">{t("everybody")}</LineLink>
      </p>
    </>
  );
}

/** Number and scan are shown once staff have entered them: what is not there is not promised. */
function Registrations({ registrations }: Pick<Identity, "registrations">) {
  const t = useText<typeof aboutWords>("about");
  return (
    <ul className="grid gap-6">
      {registrations.map(({ body, number, register, scan, note }) => (
        <li key={body} className="grid grid-cols-[2.75rem_1fr] gap-x-4">
          <Icon name="seal" className="size-10 stroke-[1.2] text-emerald" />
          <div>
            <p className="font-display text-xl leading-snug font-semibold sm:text-2xl">{body}</p>
            {number && <p className="figures mt-0.5">{t("number", { number })}</p>}
            <p className="text-soft">{note}</p>
            <p className="flex flex-wrap gap-x-6 empty:hidden">
              {scan && (
                <LineLink href={scan}>
                  {t("certificate")}
                  <span className="sr-only">: {body}</span>
                </LineLink>
              )}
              {number && register && (
                <LineLink href={register}>
                  {t("register")}
                  <span className="sr-only">: {body}</span>
                </LineLink>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Answer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-rule-strong py-5 sm:grid-cols-[8.5rem_1fr]">
      <dt className="label pt-1 text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
