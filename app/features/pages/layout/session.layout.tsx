// First, so that no schema of the dashboard is made before it: it tells zod that a page may not compile code.
import "#app/lib/form-rules.ts";
import { Outlet } from "react-router";
import { AuthProvider } from "#app/dashboard/session.tsx";
import { feedWords } from "#app/features/stories/feed/feed.words.ts";
import { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { wordsOf } from "#app/loader-context.server.ts";
import { untranslatedPage } from "#app/site/plain-page.ts";
import type { Route } from "./+types/session.layout.ts";

export const handle = untranslatedPage;

/** The words of the public parts that editors of the dashboard show as previews: its pages have no loader on the server. */
export const loader = ({ context }: Route.LoaderArgs) => ({ words: wordsOf(context, feedWords, heroWords) });

/** They do not change. */
export const shouldRevalidate = () => false;

/** The layout of /login and the dashboard, which share one session. Not for search engines. */
export default function SessionLayout() {
  return (
    <AuthProvider>
      <meta name="robots" content="noindex" />
      <Outlet />
    </AuthProvider>
  );
}
