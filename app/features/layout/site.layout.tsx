import { Outlet, useLocation, useNavigation } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { services, without } from "#app/services.server.ts";
import { Footer } from "#app/site/footer.tsx";
import { Header } from "#app/site/header.tsx";
import { NavigationStatus } from "#app/site/navigation-status.tsx";
import { useDelayed } from "#app/ui/use-delayed.ts";
import { AdPopupGate } from "../ads/ad-popup-gate.tsx";
import { readBanner } from "../banner/banner.store.server.ts";
import { BannerStrip } from "../banner/banner-strip.tsx";
import { BlogListLoading } from "../blog/blog-list-loading.tsx";
import { BlogPostLoading } from "../blog/blog-post-states.tsx";
import { ContactMenu } from "../contact/contact-menu.tsx";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { newsletterGuard } from "../newsletter/newsletter-guard.server.ts";
import { NewsletterIntro } from "../newsletter/newsletter-intro.tsx";
import type { Route } from "./+types/site.layout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const room = services(context);
  // The seeds: a strip that cannot be had disappears silently, and the page goes out without it.
  const [banner, newsletterToken] = await Promise.all([
    readBanner(room.db).catch(without(context, "the announcement")),
    newsletterGuard(room).token().catch(without(context, "the newsletter's form")),
  ]);
  return { banner, newsletterToken, year: Number(karachiDay(room.clock.now()).slice(0, 4)) };
}

/** The pages of the site are the same for every visitor: kept by browsers too, but asked about each time. */
export const headers = () => publicPage;

/** The frame stays as it is from page to page; the strip looks for news by itself. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData: { banner, newsletterToken, year } }: Route.ComponentProps) {
  const home = useLocation().pathname === "/";
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <NavigationStatus />
      <BannerStrip banner={banner} />
      <Header />
      <AdPopupGate />
      {home && <ContactMenu />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Page />
      </main>
      <Footer year={year}>
        <div className="mb-5">
          <NewsletterIntro />
        </div>
        <NewsletterForm token={newsletterToken} />
      </Footer>
    </div>
  );
}

/** The page; or, when the next one takes a moment, that page's own shape. */
function Page() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const opening = useDelayed(next !== undefined && next !== pathname);
  if (opening && next === "/blogs") return <BlogListLoading />;
  if (opening && next?.startsWith("/blog/")) return <BlogPostLoading />;
  return <Outlet />;
}
