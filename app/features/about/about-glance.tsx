import type { ReactNode } from "react";
import { Link } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { addressLine, type Identity, useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Text } from "#app/ui/text.tsx";
import { LineLink, TextLink } from "#app/ui/text-link.tsx";

type AboutGlanceProps = {
  leaders: { role: string; name?: string; path: string; letter: string; summary: string }[];
  /** How many there are. */
  programmes: number;
  services: { slug: string; title: string }[];
};

/** What a stranger asks first, as a list of short answers: ABOUT-04. */
export function AboutGlance({ leaders, programmes, services }: AboutGlanceProps) {
  const identity = useIdentity();
  const { since, phone, email, hours, registrations } = identity;
  return (
    <section aria-labelledby="glance" className="border-y border-rule bg-sunk">
      <h2 id="glance" className="sr-only">
        At a glance
      </h2>
      <dl className="page-width grid gap-x-14 py-10 lg:grid-cols-2 lg:py-16 xl:gap-x-20">
        <div className="m-2 mb-12 self-start border-3 border-double border-rule-strong bg-raised px-5 py-7 outline-8 outline-raised sm:px-9 sm:py-9">
          <dt className="label text-emerald">Registered</dt>
          <dd className="mt-5">
            <Registrations registrations={registrations} />
            <p className="not-on-paper mt-6">
              <LineLink href="#checking">How to check it</LineLink>
            </p>
          </dd>
        </div>
        <div className="mb-10 lg:pt-6">
          <dt className="label text-emerald">Who leads it</dt>
          <dd>
            <Leaders leaders={leaders} />
          </dd>
        </div>
        <Answer name="Since">
          <span className="figures font-display text-3xl leading-none font-semibold">{since}</span>
        </Answer>
        <Answer name="Office">
          {addressLine(identity)}
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
        <Answer name="What we do">
          <TextLink to="/programs">{programmes} programmes</TextLink>, and help that anybody can ask for:{" "}
          {services.map(({ slug, title }, place) => (
            <span key={slug}>
              {place > 0 && (place === services.length - 1 ? " and " : ", ")}
              <TextLink to={`/services/${slug}`}>{title}</TextLink>
            </span>
          ))}
          .
        </Answer>
        <Answer name="Our results">
          <TextLink to="/impact-report">The impact report</TextLink>, with our main figures and how we count
          them.
        </Answer>
      </dl>
    </section>
  );
}

/** Each leader by role, and the letter to the reader that they sign. */
function Leaders({ leaders }: Pick<AboutGlanceProps, "leaders">) {
  return (
    <>
      <ul>
        {leaders.map(({ role, name, path, letter, summary }) => (
          <li key={path} className="border-b border-rule-strong py-5">
            <p className="font-semibold text-soft">{name ? `${name}, ${role}` : role}</p>
            <p className="mt-1">
              <Link
                to={path}
                prefetch="intent"
                {...langAttrs(letter)}
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
        <LineLink to="/about-us/team">Everybody who works here</LineLink>
      </p>
    </>
  );
}

/** Number and scan are shown once staff have entered them: what is not there is not promised. */
function Registrations({ registrations }: Pick<Identity, "registrations">) {
  return (
    <ul className="grid gap-6">
      {registrations.map(({ body, number, scan, note }) => (
        <li key={body} className="grid grid-cols-[2.75rem_1fr] gap-x-4">
          <Icon name="seal" className="size-10 stroke-[1.2] text-emerald" />
          <div>
            <p className="font-display text-xl leading-snug font-semibold sm:text-2xl">{body}</p>
            {number && <p className="figures mt-0.5">Number {number}</p>}
            <p className="text-soft">{note}</p>
            {scan && (
              <LineLink href={scan}>
                The certificate<span className="sr-only">: {body}</span>
              </LineLink>
            )}
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
