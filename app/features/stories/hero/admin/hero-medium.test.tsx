// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { mockUploads } from "#tests/support/uploads.ts";
import HeroDashboard, { clientLoader } from "./hero.dashboard.tsx";

/* What an editor of a slide sends, with and without another medium: HERO-09, HERO-10. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const slide: HeroSlide = {
  id: 7,
  version: 3,
  headline: "Hope",
  subtitle: "Daily",
  cta_text: "Give",
  cta_link: "/donate",
  display_order: 0,
  is_active: 1,
  image_url: "uploads/images/a.png",
  video_url: null,
};
const film = new File(["film"], "a.webm", { type: "video/webm" });
const saved = () => Response.json({ success: true });
const gone = () => Response.json({ success: false, message: "Slide not found" }, { status: 404 });

/** Opens the slide in its editor. @returns the forms that are sent */
async function openEditor(reply: () => Response = saved) {
  const uploads = mockUploads(() => reply());
  mockFetch(() => Response.json({ success: true, slides: [slide] }));
  openInDashboard(<HeroDashboard />, clientLoader);
  await press("Edit Hope");
  await screen.findByRole("dialog", { name: "Edit Hero Slide" });
  return uploads;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const choose = (label: "Image" | "Video", file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const preview = () => screen.getByText("Preview", { selector: "figcaption" }).closest("figure");
const shown = (medium: "img" | "video") => preview()?.querySelector(medium)?.getAttribute("src");

/** What the last form holds. */
async function save(uploads: { form: FormData }[], button = "Update Slide") {
  const before = uploads.length;
  await press(button);
  await waitFor(() => expect(uploads.length).toBe(before + 1));
  return Object.fromEntries(uploads.at(-1)?.form ?? []);
}

const megabytes = (count: number) => count * 1024 * 1024;
const ofSize = (type: string, bytes: number) => {
  const file = new File(["x"], "a", { type });
  return Object.defineProperty(file, "size", { value: bytes });
};

it.each([
  ["Image", ofSize("image/svg+xml", 1), "Please select a valid image file (JPEG, PNG, GIF, WebP)"],
  ["Image", ofSize("image/gif", megabytes(5) + 1), "Image size should be less than 5MB"],
  ["Image", ofSize("image/gif", megabytes(5)), "Failed to process image"],
  ["Video", ofSize("video/x-msvideo", 1), "Please select a valid video file (MP4, WebM, OGG)"],
  ["Video", ofSize("video/mp4", megabytes(20) + 1), "Video size should be less than 20MB"],
  ["Video", ofSize("video/ogg", 0), "Failed to process video"],
] as const)("%s: a file is refused in the words of HERO-10", async (label, file, words) => {
  await openEditor();
  choose(label, file);
  await said(words);
});

it("files up to the limits are taken", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ close() {} }));
  await openEditor();
  choose("Image", ofSize("image/webp", megabytes(5)));
  await said("Image ready for upload!");
  choose("Video", ofSize("video/ogg", megabytes(20)));
  await said("Video ready for upload!");
});

it("a film takes the picture's place: in the preview, and in what is sent with the other changes", async () => {
  const uploads = await openEditor();
  expect(shown("img")).toBe("/backendReact/uploads/images/a.png");
  choose("Video", film);
  await said("Goes when you save.");
  await waitFor(() => expect(shown("video")).toMatch(/^blob:/));
  expect(shown("img")).toBeUndefined();
  type("Headline", "New");
  await userEvent.click(screen.getByLabelText("Is Active?"));
  expect(await save(uploads)).toEqual({
    id: "7",
    version: "3",
    headline: "New",
    is_active: "0",
    video: expect.objectContaining({ name: "a.webm" }),
  });
});

it("what was not changed is not sent: to order the slides gives them no new version", async () => {
  expect(await save(await openEditor())).toEqual({ id: "7", version: "3" });
});

it("a medium that is removed can be kept after all; else its removal is sent", async () => {
  const uploads = await openEditor();
  await press("Remove Current Image");
  await press("Keep it");
  await press("Remove Current Image");
  expect(await save(uploads)).toEqual({ id: "7", version: "3", remove_image: "1", remove_video: "1" });
});

it("a deleted slide becomes a new one with every value, and without its medium", async () => {
  let reply = gone;
  const uploads = await openEditor(() => reply());
  type("Subtitle", "Kept");
  await save(uploads);
  await press("Make it a new slide");
  expect(screen.queryByAltText("The slide's picture")).toBeNull();
  reply = saved;
  expect(await save(uploads, "Create Slide")).toEqual({
    headline: "Hope",
    headline_ur: "",
    subtitle: "Kept",
    subtitle_ur: "",
    cta_text: "Give",
    cta_text_ur: "",
    cta_link: "/donate",
    display_order: "0",
    is_active: "1",
  });
});
