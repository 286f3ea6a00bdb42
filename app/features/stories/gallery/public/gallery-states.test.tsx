// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import { galleryStatesWords } from "#app/features/stories/gallery/gallery-states.words.ts";
import { PageWords } from "#tests/support/words.tsx";
import { GalleryEmpty, GalleryFailed } from "./gallery-states.tsx";

afterEach(cleanup);

function show(element: React.ReactNode) {
  const Stub = createRoutesStub([{ path: "/gallery", Component: () => element }]);
  render(
    <PageWords of={[galleryWords, galleryStatesWords]}>
      <Stub initialEntries={["/gallery"]} />
    </PageWords>,
  );
}

test("a gallery that the server cannot read says so, and Try Again loads the page anew: GALLERY-01", () => {
  show(<GalleryFailed />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unable to Load the Gallery");
  expect(screen.getByRole("alert").textContent).toContain(
    "Failed to load gallery content. Please check the network or server status.",
  );
  expect(screen.getByRole("link", { name: "Try Again" }).getAttribute("href")).toBe("/gallery");
});

test("a gallery without any item has the stated text, and no section to leave", () => {
  show(<GalleryEmpty section={undefined} />);
  expect(screen.getByRole("heading").textContent).toBe("No media found for the section");
  expect(screen.queryByRole("link")).toBeNull();
});
