import { Link } from "react-router";
import { foundation } from "#content/foundation.ts";
import { menu } from "#content/menu.ts";
import { SocialLinks } from "./social-links.tsx";

const link = "inline-flex min-h-8 items-center text-on-band no-underline hover:underline underline-offset-4";

/** @param props.year the current year on the Karachi calendar, told by the server so that both drawings agree */
export function Footer({ year }: { year: number }) {
  const { address, phone, email } = foundation;
  return (
    <footer className="bg-band text-on-band">
      <div aria-hidden="true" className="lattice-edge text-band-rule" />
      <div className="page-width grid gap-x-10 gap-y-12 pt-14 pb-12 sm:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1.2fr]">
        <div className="max-w-md sm:col-span-2 lg:col-span-1">
          <p className="font-display text-3xl leading-tight font-semibold">{foundation.name}</p>
          <p className="mt-4 text-on-band-soft">{foundation.description}</p>
          <SocialLinks
            label="Our pages elsewhere"
            networks={["facebook", "instagram", "twitter", "youtube", "linkedin", "whatsapp"]}
            className="mt-6 -ml-1.5 gap-1.5"
          />
        </div>

        <nav aria-label="Footer">
          <h2 className="label text-on-band-soft">Read</h2>
          <ul className="mt-4">
            {menu.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <a href="/feed.xml" className={link}>
                Stories as a feed (RSS)
              </a>
            </li>
          </ul>
        </nav>

        <div>
          <h2 className="label text-on-band-soft">Find us</h2>
          <address className="mt-4 not-italic">
            <p className="leading-8">
              {address.street}
              <br />
              {address.city}, {address.country}
            </p>
            <p>
              <a href={phone.link} className={`figures ${link}`}>
                {phone.shown}
              </a>
            </p>
            <p>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </p>
          </address>
        </div>
      </div>
      <div className="border-t border-band-rule">
        <p className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm text-on-band-soft">
          <span className="figures">
            © {year} {foundation.name}
          </span>
          <span>Lahore, since {foundation.since}</span>
        </p>
      </div>
    </footer>
  );
}
