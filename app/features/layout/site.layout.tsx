import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useNavigation } from "react-router";
import { bannerWords } from "#app/features/banner/banner.words.ts";
import { BannerStrip, HideClosedBanner } from "#app/features/banner/public/banner-strip.tsx";
import { readShownBanner } from "#app/features/banner/server/banner.store.server.ts";
import { blogStatesWords } from "#app/features/blog/blog-states.words.ts";
import { BlogListLoading } from "#app/features/blog/public/blog-list-states.tsx";
import { BlogPostLoading } from "#app/features/blog/public/blog-post-states.tsx";
import { ContactMenu } from "#app/features/contact/contact-menu.tsx";
import { eventsStatesWords } from "#app/features/events/events-states.words.ts";
import { EventsPageLoading } from "#app/features/events/public/events-states.tsx";
import { galleryStatesWords } from "#app/features/gallery/gallery-states.words.ts";
import { GalleryPageLoading } from "#app/features/gallery/public/gallery-states.tsx";
import { newsletterFormWords } from "#app/features/newsletter/newsletter.words.ts";
import { NewsletterForm, NewsletterIntro } from "#app/features/newsletter/public/newsletter-form.tsx";
import { newsletterGuard } from "#app/features/newsletter/server/newsletter.service.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { plainText } from "#app/lib/words.server.ts";
import { languageOf, optionalPart, services, wordsOf } from "#app/services.server.ts";
import { adWords } from "#app/site/enhance/ad.words.ts";
import { BrokenPage, PageNotFound } from "#app/site/error-page.tsx";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { Footer } from "#app/site/footer.tsx";
import { Header } from "#app/site/header.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { NavigationStatus } from "#app/site/navigation-status.tsx";
import type { siteWords } from "#app/site/site.words.ts";
import { useDelayed } from "#app/ui/use-delayed.ts";
import { useText } from "#app/ui/words.tsx";
import type { Route } from "./+types/site.layout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const app = services(context);
  // A strip that cannot be read disappears without a message, and the page goes out without it: BANNER-04.
  const [banner, newsletterToken] = await Promise.all([
    readShownBanner(app.db, app.clock.now(), languageOf(context)).catch(
      optionalPart(context, "the announcement"),
    ),
    newsletterGuard(app).token().catch(optionalPart(context, "the newsletter's form")),
  ]);
  return {
    banner,
    newsletterToken,
    year: Number(karachiDay(app.clock.now()).slice(0, 4)),
    adText: plainText(languageOf(context), adWords),
    words: wordsOf(
      context,
      ...[bannerWords, newsletterFormWords],
      ...[blogStatesWords, eventsStatesWords, galleryStatesWords],
    ),
  };
}

/** The site's pages are the same for every visitor: browsers cache them, but revalidate each time. */
export const headers = () => publicPage;

/** The frame's data is not reloaded at each navigation; the strip refreshes itself. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Page />
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

function Frame({ banner, newsletterToken, year, adText, children }: FrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <NavigationStatus />
      <BannerStrip banner={banner} />
      <HideClosedBanner />
      <Header />
      <ad-popup page={pathname} data-words={JSON.stringify(adText)} {...filledByScript} />
      {pathname === "/" && <ContactMenu />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer year={year}>
        <div className="mb-4 sm:mb-5">
          <NewsletterIntro />
        </div>
        <NewsletterForm token={newsletterToken} />
      </Footer>
    </div>
  );
}

/** The page; or the next page's skeleton while that takes a moment to load. */
function Page() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const opening = useDelayed(next !== undefined && next !== pathname);
  if (opening && next === "/blogs") return <BlogListLoading />;
  if (opening && next === "/events") return <EventsPageLoading />;
  if (opening && next === "/gallery") return <GalleryPageLoading />;
  if (opening && next?.startsWith("/blog/")) return <BlogPostLoading />;
  return <Outlet />;
}
