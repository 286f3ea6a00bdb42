import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type ClientLoaderFunctionArgs, createMemoryRouter, RouterProvider } from "react-router";
import { type Mock, vi } from "vitest";
import { QueryProvider } from "#app/dashboard/query-provider.tsx";
import { AuthProvider } from "#app/dashboard/session.tsx";
import { feedWords } from "#app/features/stories/feed/feed.words.ts";
import { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { ToastProvider } from "#app/ui/toast.tsx";
import { PageWords } from "./words.tsx";

const noServer = () => Promise.reject(new Error("A dashboard page has no loader on the server."));

/**
 * For tests only: renders a dashboard component as a page, with a page before it in the history.
 * @param clientLoader of the page, if it has one
 */
export function openInDashboard(part: ReactNode, clientLoader?: (args: ClientLoaderFunctionArgs) => unknown) {
  const element = (
    <PageWords of={[feedWords, heroWords]}>
      <AuthProvider>
        <QueryProvider>
          <ToastProvider>{part}</ToastProvider>
        </QueryProvider>
      </AuthProvider>
    </PageWords>
  );
  const router = createMemoryRouter(
    [
      { path: "/before", element: <p>Before</p> },
      {
        path: "/part",
        element,
        loader: clientLoader && ((args) => clientLoader({ ...args, serverLoader: noServer })),
        hydrateFallbackElement: <p>Loading the page</p>,
      },
    ],
    { initialEntries: ["/before", "/part"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

type Respond = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** For tests only: replaces fetch with `respond` and records the calls. */
export function mockFetch(respond: Respond): Mock<(url: string, init: RequestInit) => Promise<Response>> {
  const fetch = vi.fn(async (url: string, init: RequestInit) => respond(new URL(url, "http://site"), init));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

/** For tests only: a call without a reply, and one that is refused without words. */
export const unreachable = () => Promise.reject(new TypeError("fetch failed"));
export const refused = () => Response.json({ success: false }, { status: 422 });
