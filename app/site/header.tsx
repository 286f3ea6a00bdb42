import { useContext } from "react";
import { Link, useLocation } from "react-router";
import { directionOf, languageNames, languages, pathIn } from "#app/contract/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { DonateLink, QuietLink } from "#app/ui/links.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { useIdentity, useSiteLinks } from "./identity.ts";
import logo from "./logo.svg?raw";
import { MegaMenu } from "./mega-menu.tsx";
import { TwinContext } from "./page-messages.ts";
import type { siteWords } from "./site.words.ts";

const square =
  "grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-sm border border-rule-strong";

/**
 * The fixed header. One menu for every width: in the header where there is room, else a sheet that the menu
 * button opens as a popover, without JavaScript too.
 */
export function Header() {
  const t = useText<typeof siteWords>("site");
  const language = useLanguage();
  const { doors } = useSiteLinks();
  return (
    <site-menu className="contents">
      <header className="site-header sticky top-0 z-30 border-b border-rule bg-paper">
        {/* The last column is reserved for Donate, which is parsed after the menu: it must not move the menu. */}
        <div className="header-row page-width flex min-h-18 items-center justify-between gap-1.5 sm:gap-2.5 lg:grid lg:grid-cols-[auto_1fr_auto_5.9rem] lg:gap-3 xl:gap-4">
          <Brand />
          <nav
            id="menu"
            popover="auto"
            aria-label={t("mainMenu")}
            // A fixed width, so that nothing moves while the menu is being parsed.
            className="site-menu flex-col lg:ms-auto lg:min-w-[38.4rem] lg:flex-row lg:items-center lg:gap-2 xl:min-w-[48rem] xl:gap-4"
          >
            <div className="header-row page-width flex min-h-18 items-center justify-between border-b border-rule lg:hidden">
              <Brand />
              <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={square}>
                <Icon name="close" className="size-5" />
                <span className="sr-only">{t("closeMenu")}</span>
              </button>
            </div>
            <ul className="page-width flex flex-col lg:m-0 lg:w-auto lg:flex-row lg:gap-2 lg:p-0 lg:whitespace-nowrap xl:gap-5">
              <MenuItems />
            </ul>
            <div className="page-width mt-auto flex flex-wrap gap-3 py-6 lg:m-0 lg:w-auto lg:flex-nowrap lg:gap-2 lg:p-0">
              {doors.map(({ path, title, icon }) => (
                <Link
                  key={path}
                  to={path}
                  className={`button min-h-11 flex-1 gap-2.5 px-3 ${doorLooks[icon]}`}
                >
                  <Icon name={icon} className="size-5 lg:max-xl:hidden" />
                  {title}
                </Link>
              ))}
              {/* Between the two widths the row has no room for it; the footer links to it too. */}
              <Link
                to="/search"
                className="button min-h-11 w-full gap-2.5 border-rule-strong px-5 hover:border-ink hover:bg-sunk lg:hidden xl:inline-flex xl:min-h-10 xl:w-10 xl:border-transparent xl:px-0"
              >
                <Icon name="search" className="size-5" />
                <span className="xl:sr-only">{t("search")}</span>
              </Link>
              {/* The pages of staff are in English alone: an Urdu page opens them outside of its router. */}
              <QuietLink
                {...(language === "en" ? { to: "/login" } : { href: "/login" })}
                className="flex-1 lg:min-h-10 lg:px-2.5 xl:px-4"
              >
                {t("logIn")}
              </QuietLink>
              <DonateLink to="/donate" className="flex-1 lg:hidden">
                {t("donate")}
              </DonateLink>
            </div>
          </nav>
          <LanguageSwitch />
          <DonateLink to="/donate" className="max-lg:px-[16px] lg:min-h-10">
            {t("donate")}
          </DonateLink>
          <button type="button" popoverTarget="menu" className={`lg:hidden ${square}`}>
            <Icon name="menu" className="size-5" />
            <span className="sr-only">{t("menu")}</span>
          </button>
        </div>
      </header>
    </site-menu>
  );
}

/** In the row there is room for one of them; the footer leads to the other too. */
const doorLooks = {
  drop: "border-pomegranate text-pomegranate hover:bg-pomegranate-tint lg:min-h-10 lg:flex-none lg:gap-1.5 lg:border-transparent lg:px-1.5 lg:hover:border-pomegranate",
  hand: "border-emerald text-emerald hover:bg-emerald-tint lg:hidden",
} as const;

/** Inline SVG: nothing to load before the first paint. */
const mark = { __html: logo.slice(logo.indexOf(">") + 1, logo.lastIndexOf("</svg>")) };

/** Logo and name, linked to the home page. Where the row just holds its parts, there is no room for the rest of the name. */
function Brand() {
  const { name, shortName } = useIdentity();
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm no-underline sm:gap-3">
      <svg
        viewBox="0 0 64 64"
        aria-hidden="true"
        className="size-9 shrink-0 sm:size-10"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, app/site/logo.svg
        dangerouslySetInnerHTML={mark}
      />
      <span className="brand-name leading-none">
        <span className="block font-display text-2xl leading-none font-bold tracking-tight">{shortName}</span>
        <span className="mt-1 block text-xs leading-none font-semibold text-soft max-[25rem]:sr-only sm:tracking-[0.08em] sm:uppercase lg:max-xl:sr-only">
          {name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : name}
        </span>
      </span>
    </Link>
  );
}

/** The items of the header: Home and the four groups. */
function MenuItems() {
  const { pathname } = useLocation();
  return useSiteLinks().header.map((entry) => (
    <li key={entry.name} className="border-b border-rule lg:border-0">
      {entry.isMega ? (
        <MegaMenu {...entry} current={pathname} />
      ) : (
        <Link
          to={entry.path}
          aria-current={entry.path === pathname ? "page" : undefined}
          className="menu-word flex min-h-14 items-center font-display text-xl no-underline lg:h-18 lg:font-sans lg:text-base lg:font-medium"
        >
          {entry.name}
        </Link>
      )}
    </li>
  ));
}

/**
 * The same page in the other language, with its query: a plain link, which needs no script and remembers nothing. Its name
 * is for those who read that language.
 */
function LanguageSwitch() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const twin = useContext(TwinContext);
  const other = languages.find((one) => one !== language) ?? "en";
  return (
    <a
      href={pathIn(other, twin ?? pathname + search)}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      className="ms-auto grid min-h-11 min-w-11 shrink-0 place-items-center rounded-sm px-1 text-sm leading-none font-semibold text-emerald no-underline hover:bg-sunk lg:ms-0 lg:min-h-10 lg:min-w-10"
    >
      {other === "ur" ? <UrduName /> : languageNames[other]}
    </a>
  );
}

/** Drawn, in a file that all pages share (frame.css): for this one word an English page loads no font of 114 KB. */
const UrduName = () => <span role="img" aria-label={languageNames.ur} className="urdu-name" />;
