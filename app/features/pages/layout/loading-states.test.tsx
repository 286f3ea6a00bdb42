// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { type Language, languages, pathIn } from "#app/contract/language.ts";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { BlogListView } from "#app/features/stories/blog/public/blog-list-view.tsx";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { EventsView } from "#app/features/stories/events/public/events-view.tsx";
import { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import { galleryStatesWords } from "#app/features/stories/gallery/gallery-states.words.ts";
import { GalleryView } from "#app/features/stories/gallery/public/gallery-view.tsx";
import { textIn } from "#app/lib/words.server.ts";
import { PageWords } from "#tests/support/words.tsx";
import { OpeningPage } from "./opening-page.tsx";

afterEach(cleanup);

const words = [blogWords, blogStatesWords, eventsWords, eventsStatesWords, galleryWords, galleryStatesWords];

/** The server's reply that never comes. */
const noReply = () => new Promise<null>(() => {});

/** The site in a language, at one of its pages; what else is asked for does not arrive. */
function openSite(language: Language, path: string, page: ReactNode): void {
  const paths = ["/blogs", "/events", "/gallery", "/blog/:slug"].filter((one) => one !== path);
  const router = createMemoryRouter(
    [
      {
        path: "/",
        element: <OpeningPage />,
        HydrateFallback: () => null,
        children: [
          {
            path,
            element: page,
            loader: ({ request }) => (new URL(request.url).search === "" ? null : noReply()),
          },
          ...paths.map((other) => ({ path: other, loader: noReply, element: null })),
        ],
      },
    ],
    {
      basename: pathIn(language, "/"),
      initialEntries: [pathIn(language, path)],
    },
  );
  render(
    <PageWords language={language} of={words}>
      <RouterProvider router={router} />
    </PageWords>,
  );
}

const noPosts = {
  posts: [],
  total: 0,
  categories: [{ id: 7, slug: "water", name: "Water", color: "#123456" }],
};
const noEvents = { filter: "all", counts: { all: 0, upcoming: 0, past: 0 }, events: [] } as const;
const noPictures = { items: [], sections: [{ section: "Camps", name: "Camps", count: 0 }] };

describe.each(languages)("while the reply is under way, in %s", (language) => {
  const [blog, events, gallery] = [
    textIn(language, blogStatesWords),
    textIn(language, eventsStatesWords),
    textIn(language, galleryStatesWords),
  ];

  test.each([
    {
      what: "a category of stories",
      path: "/blogs",
      page: <BlogListView loaded={noPosts} />,
      choice: "Water",
      loading: blog("loading"),
    },
    {
      what: "a tab of the events",
      path: "/events",
      page: <EventsView loaded={{ ...noEvents, events: [] }} />,
      choice: events("past"),
      loading: events("loading"),
    },
    {
      what: "a section of the gallery",
      path: "/gallery",
      page: <GalleryView loaded={noPictures} />,
      choice: "Camps",
      loading: gallery("loading"),
    },
  ])(
    "$what is marked at once, and grey shapes stand in the list's place: ALL-11a",
    async ({ path, page, choice, loading }) => {
      openSite(language, path, page);
      const link = await screen.findByRole("link", { name: new RegExp(`^${choice}`) });
      expect(link.getAttribute("aria-current")).toBeNull();
      fireEvent.click(link);
      await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
      await screen.findByText(loading);
    },
  );

  test.each([
    ["/blogs", blog("loading")],
    ["/events", events("loading")],
    ["/gallery", gallery("loading")],
    ["/blog/a-story", blog("loadingPost")],
  ])("%s is shown in grey after a press on its link", async (to, loading) => {
    openSite(language, "/contact", <Link to={to}>The next page</Link>);
    fireEvent.click(await screen.findByRole("link", { name: "The next page" }));
    await screen.findByText(loading);
  });
});
