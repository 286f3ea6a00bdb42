import type { ReactNode } from "react";
import { Link, useHref } from "react-router";
import { commaIn } from "#app/contract/language.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import { useIdentity, useSiteLinks } from "./identity.ts";
import type { siteWords } from "./site.words.ts";
import { SocialLinks } from "./social-links.tsx";

type FooterProps = {
  /** The current year in Karachi, passed by the server so that hydration agrees; none on an error page. */
  year: number | undefined;
  /** The form of a part, passed by the layout. */
  children: ReactNode;
};

export function Footer({ year, children }: FooterProps) {
  const t = useText<typeof siteWords>("site");
  const { name, description } = useIdentity();
  return (
    <footer className="bg-band text-on-band">
      <LatticeEdge name="footer" className="text-band-rule" />
      <div className="page-width grid gap-x-16 gap-y-7 pt-8 pb-7 sm:gap-y-12 sm:pt-14 sm:pb-12 lg:grid-cols-2">
        <div className="max-w-md">
          <p className="font-display text-2xl leading-tight font-semibold sm:text-3xl">{name}</p>
          <p className="mt-4 text-on-band-soft max-sm:hidden">{description}</p>
          <SocialLinks
            label={t("socialMedia")}
            networks={["facebook", "instagram", "twitter", "youtube", "linkedin", "whatsapp"]}
            className="mt-3 -ms-1.5 gap-1.5 sm:mt-6"
          />
        </div>
        <div>{children}</div>
      </div>
      <FooterLinks year={year} />
    </footer>
  );
}

const link = "inline-flex min-h-8 items-center text-on-band no-underline hover:underline underline-offset-4";

/** The link lists of the footer. */
function FooterLinks({ year }: { year: number | undefined }) {
  const t = useText<typeof siteWords>("site");
  const links = useSiteLinks();
  const feed = useHref("/feed.xml");
  const { name } = useIdentity();
  return (
    <>
      <div className="border-t border-band-rule">
        <div className="page-width grid grid-cols-2 gap-x-[16px] gap-y-7 py-7 sm:gap-x-8 sm:gap-y-10 sm:py-12 lg:grid-cols-4">
          <nav
            aria-label={t("footer")}
            className="contents sm:col-span-2 sm:grid sm:grid-cols-3 sm:gap-x-8 sm:gap-y-10 lg:col-span-3"
          >
            {links.footer.map(({ title, links }) => (
              <div key={title}>
                <h2 className="label text-on-band-soft">{title}</h2>
                <ul className="mt-3">
                  {links.map(({ title, path }) => (
                    <li key={path}>
                      <Link to={path} className={link}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <FindUs />
        </div>
      </div>
      <div className="border-t border-band-rule">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm text-on-band-soft">
          <p className="figures">
            © {year} {name}
          </p>
          <ul aria-label={t("legal")} className="flex flex-wrap gap-x-5">
            {links.legal.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/search" className={link}>
                {t("search")}
              </Link>
            </li>
            <li>
              <a href={feed} className={link}>
                {t("rss")}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

function FindUs() {
  const t = useText<typeof siteWords>("site");
  const { address, phone, email } = useIdentity();
  const comma = commaIn(useLanguage());
  return (
    <div className="wrap-anywhere">
      <h2 className="label text-on-band-soft">{t("findUs")}</h2>
      <address className="mt-3 not-italic max-sm:text-xs">
        <p className="leading-8">
          {address.street}
          <br />
          {[address.city, address.country].join(comma)}
        </p>
        <p>
          <a href={phoneLink(phone)} className={`figures ${link}`}>
            <Ltr>{phone}</Ltr>
          </a>
        </p>
        <p>
          <a href={`mailto:${email}`} className={link}>
            <Ltr>{email}</Ltr>
          </a>
        </p>
      </address>
    </div>
  );
}
