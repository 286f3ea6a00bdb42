import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { foundation } from "#content/foundation.ts";

type AboutGlanceProps = {
  leaders: { role: string; name?: string; path: string; letter: string }[];
  /** How many there are. */
  programmes: number;
  services: { slug: string; title: string }[];
};

/** What a stranger asks first, as a list of short answers: ABOUT-04. */
export function AboutGlance({ leaders, programmes, services }: AboutGlanceProps) {
  const { since, address, phone, email } = foundation;
  return (
    <section aria-labelledby="glance" className="border-y border-rule bg-sunk">
      <div className="page-width py-12 lg:py-16">
        <h2 id="glance" className="sr-only">
          At a glance
        </h2>
        <dl className="grid gap-x-16 lg:grid-cols-2">
          <Answer name="Registered">
            <Registrations />
          </Answer>
          <Answer name="Who leads it">
            <ul className="grid gap-2">
              {leaders.map(({ role, name, path, letter }) => (
                <li key={path}>
                  <span className="font-display text-xl font-semibold">
                    {name ? `${name}, ${role}` : role}
                  </span>
                  <br />
                  <Link to={path} prefetch="intent" className="text-link">
                    {letter}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-2">
              <Link to="/about-us/team" className="text-link">
                Everybody who works here
              </Link>
            </p>
          </Answer>
          <Answer name="Since">
            <span className="figures font-display text-3xl leading-none font-semibold">{since}</span>
          </Answer>
          <Answer name="Office">
            {address.street}, {address.city}, {address.region}, {address.country}
            <br />
            <a href={phone.link} className="text-link figures">
              {phone.shown}
            </a>
            {" · "}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </Answer>
          <Answer name="What we do">
            <Link to="/programs" className="text-link">
              {programmes} programmes
            </Link>
            , and help that anybody may ask for:{" "}
            {services.map(({ slug, title }, place) => (
              <span key={slug}>
                {place > 0 && (place === services.length - 1 ? " and " : ", ")}
                <Link to={`/services/${slug}`} className="text-link">
                  {title}
                </Link>
              </span>
            ))}
            .
          </Answer>
          <Answer name="What came of it">
            <Link to="/impact-report" className="text-link">
              The impact report
            </Link>
            , with every figure that we publish and the way it is counted.
          </Answer>
        </dl>
      </div>
    </section>
  );
}

function Registrations() {
  return (
    <p className="flex items-start gap-3">
      <Icon name="seal" className="mt-0.5 size-7 shrink-0 stroke-[1.5] text-emerald" />
      <span>
        <strong className="block font-display text-xl font-semibold">Government-verified</strong>
        Registered non-profit, {foundation.address.city}, {foundation.address.country}
      </span>
    </p>
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
