import type { ReactNode } from "react";
import { Link } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { addressLine, type Identity, useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";

type AboutGlanceProps = {
  leaders: { role: string; name?: string; path: string; letter: string }[];
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
      <div className="page-width py-12 lg:py-16">
        <h2 id="glance" className="sr-only">
          At a glance
        </h2>
        <dl className="grid gap-x-16 lg:grid-cols-2">
          <Answer name="Registered">
            <Registrations registrations={registrations} />
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
            {addressLine(identity)}
            <br />
            <a href={phoneLink(phone)} className="text-link figures">
              {phone}
            </a>
            {" · "}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
            <br />
            <span className="text-soft">{hours}</span>
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

/** A body without a number says so: it is entered by staff, and never made up. */
function Registrations({ registrations }: Pick<Identity, "registrations">) {
  return (
    <ul className="grid gap-4">
      {registrations.map(({ body, number, note }) => (
        <li key={body} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
          <Icon name="seal" className="mt-0.5 size-7 stroke-[1.5] text-emerald" />
          <div>
            <p className="font-display text-xl leading-snug font-semibold">{body}</p>
            <p className="figures mt-0.5">
              {number ? `Number ${number}` : "The number stands on the certificate."}
            </p>
            <p className="text-soft">{note}</p>
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
