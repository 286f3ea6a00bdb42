import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { withoutSite } from "#app/contract/language.ts";
import { ContactMenu } from "#app/features/people/contact/contact-menu.tsx";
import { bannerWords } from "#app/features/stories/banner/banner.words.ts";
import { BannerStrip, HideClosedBanner } from "#app/features/stories/banner/public/banner-strip.tsx";
import { readShownBanner } from "#app/features/stories/banner/server/banner.store.server.ts";
import { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { galleryStatesWords } from "#app/features/stories/gallery/gallery-states.words.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { plainText } from "#app/lib/words.server.ts";
import { broughtBy, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { DoorsBar } from "#app/site/doors.tsx";
import { EmailForm } from "#app/site/email-form.tsx";
import { adWords } from "#app/site/enhance/ad.words.ts";
import { BrokenPage, PageNotFound } from "#app/site/error-page.tsx";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { Footer } from "#app/site/footer.tsx";
import { Header } from "#app/site/header.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { NavigationStatus } from "#app/site/navigation-status.tsx";
import type { siteWords } from "#app/site/site.words.ts";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/site.layout.ts";
import { OpeningPage } from "./opening-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const app = deps(context);
  // A strip that cannot be read disappears without a message, and the page goes out without it: BANNER-04.
  const footer = broughtBy(context, "footerForm").then((form) => form?.(app, languageOf(context)));
  const [banner, footerForm] = await Promise.all([
    readShownBanner(app.db, app.clock.now(), languageOf(context)).catch(
      optionalPart(context, "the announcement"),
    ),
    footer.catch(optionalPart(context, "the form in the footer")),
  ]);
  return {
    // The full address of a page of ours leads to it in the reader's language, too.
    banner: banner && {
      ...banner,
      link_url: banner.link_url && withoutSite(banner.link_url, app.env.siteUrl),
    },
    footerForm,
    year: Number(karachiDay(app.clock.now()).slice(0, 4)),
    adText: plainText(languageOf(context), adWords),
    words: wordsOf(context, bannerWords, ...[blogStatesWords, eventsStatesWords, galleryStatesWords]),
  };
}

/** The site's pages are the same for every visitor: browsers cache them, but revalidate each time. */
export const headers = () => publicPage;

/** The frame's data is not reloaded at each navigation; the strip refreshes itself. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <OpeningPage />
    </Frame>
  );
}

/** A page that failed and has no error page of its own, within the frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const t = useText<typeof siteWords>("site");
  const { name } = useIdentity();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame {...loaderData}>
      <title>{missing ? t("notFoundTitle") : t("brokenTitle", { name })}</title>
      {missing ? <PageNotFound /> : <BrokenPage />}
    </Frame>
  );
}

type FrameProps = Partial<Route.ComponentProps["loaderData"]> & { children: ReactNode };

function Frame({ banner, footerForm, year, adText, children }: FrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <NavigationStatus />
      <BannerStrip banner={banner} />
      <HideClosedBanner />
      <Header />
      <ad-popup page={pathname} data-words={JSON.stringify(adText)} {...filledByScript} />
      {pathname === "/" ? <ContactMenu /> : <DoorsBar />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer year={year}>{footerForm && <EmailForm {...footerForm} />}</Footer>
    </div>
  );
}
