// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { GalleryItem } from "#app/features/gallery/gallery.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import GalleryDashboard, { clientLoader } from "./gallery.dashboard.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = (id: number, more: Partial<GalleryItem> = {}): GalleryItem => ({
  id,
  title: `Item ${id}`,
  section: "Health",
  file_type: "image",
  file_url: "/art/clinic.svg",
  alt: "",
  captions_url: null,
  uploaded_at: "2026-11-20T20:00:00.000Z",
  version: 1,
  ...more,
});

it("shows a page at a time, with the Karachi day of each upload, and offers the sections that exist", async () => {
  const answered = Promise.withResolvers<void>();
  const fetch = mockFetch(async (url) => {
    await answered.promise;
    const cursor = url.searchParams.get("cursor");
    const items = cursor === "8" ? [item(7)] : [item(9, { file_type: "video" }), item(8)];
    return Response.json(
      { success: true, items, sections: ["Health", "Relief"], sections_ur: {}, total: 3 },
      { headers: cursor ? {} : { "x-next-cursor": "8" } },
    );
  });
  openInDashboard(<GalleryDashboard />, clientLoader);
  expect(await screen.findByText("Loading media...")).toBeTruthy();
  answered.resolve();
  const list = await screen.findByRole("region", { name: "Media items" });
  expect(await within(list).findByText("2 of 3 items shown")).toBeTruthy();
  expect(within(list).getAllByText("Nov 21, 2026")).toHaveLength(2);
  const video = within(list).getByRole("button", { name: "Edit Item 9" }).querySelector("video");
  expect(video?.getAttribute("preload")).toBe("metadata");

  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  expect(await within(list).findByText("3 items")).toBeTruthy();
  expect(fetch.mock.calls.at(-1)?.[0]).toContain("cursor=8");

  const offered = document.querySelectorAll("datalist option");
  expect([...offered].map((option) => option.getAttribute("value"))).toEqual(["Health", "Relief"]);
});

it("a section that is chosen brings its Urdu name, which another one does not take over", async () => {
  mockFetch(() =>
    Response.json({
      success: true,
      items: [item(1, { section_ur: "صحت" })],
      sections: ["Health", "Relief"],
      sections_ur: { Health: "صحت" },
      total: 1,
    }),
  );
  openInDashboard(<GalleryDashboard />, clientLoader);
  await userEvent.click(await screen.findByRole("button", { name: "Edit Item 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Media Item" }));
  const section = dialog.getByLabelText(/^Section(?! in Urdu)/);
  const urdu = () => (dialog.getByLabelText("Section in Urdu") as HTMLInputElement).value;
  expect(urdu()).toBe("صحت");
  await userEvent.clear(section);
  await userEvent.type(section, "Relief");
  expect(urdu()).toBe("");
  await userEvent.type(dialog.getByLabelText("Section in Urdu"), "امداد");
  await userEvent.type(section, " work");
  expect(urdu()).toBe("امداد");
  await userEvent.clear(section);
  await userEvent.type(section, "Health");
  expect(urdu()).toBe("صحت");
});
