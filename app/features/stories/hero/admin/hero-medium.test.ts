import { expect, test } from "vitest";
import { unchanged } from "#app/dashboard/use-conflict.ts";
import { formOf } from "#app/lib/call-api.ts";
import { uploadFault } from "#app/lib/upload-rule.ts";
import { sentValues } from "#app/rows/field-values.ts";
import { mediumRules, shownMedia } from "./hero-medium.ts";
import { sentSlide } from "./hero-sent.ts";

const file = (type: string, size: number) => ({ name: "a", type, size });
const megabytes = (count: number) => count * 1024 * 1024;

test("files are refused in the words of HERO-10", () => {
  const { image, video } = mediumRules;
  for (const type of ["image/jpeg", "image/png", "image/gif", "image/webp"])
    expect(uploadFault(file(type, megabytes(5)), image)).toBeUndefined();
  for (const type of ["video/mp4", "video/webm", "video/ogg"])
    expect(uploadFault(file(type, megabytes(20)), video)).toBeUndefined();
  expect(uploadFault(file("image/svg+xml", 1), image)).toBe(
    "Please select a valid image file (JPEG, PNG, GIF, WebP)",
  );
  expect(uploadFault(file("image/png", megabytes(5) + 1), image)).toBe("Image size should be less than 5MB");
  expect(uploadFault(file("video/x-msvideo", 1), video)).toBe(
    "Please select a valid video file (MP4, WebM, OGG)",
  );
  expect(uploadFault(file("video/mp4", megabytes(20) + 1), video)).toBe(
    "Video size should be less than 20MB",
  );
});

const urdu = { headline_ur: "", subtitle_ur: "", cta_text_ur: "" };
const slide = {
  ...urdu,
  id: 7,
  version: 3,
  headline: "Hope",
  subtitle: "Daily",
  cta_text: "Give",
  cta_link: "/donate",
  display_order: 0,
  is_active: 1 as const,
  image_url: "uploads/images/a.png",
  video_url: null,
};
const values = {
  ...urdu,
  headline: "Hope",
  subtitle: "Daily",
  cta_text: "Give",
  cta_link: "/donate",
  display_order: 0,
  is_active: true,
};
const target = { id: 7, version: 3 };
/** The form of a save, as the editor puts it together. */
function formSent(...[values, change, stored]: Parameters<typeof sentSlide>) {
  const { body, files } = sentSlide(values, change, stored);
  return formOf({ ...(stored && target), ...sentValues(values), ...body }, files);
}
const film = new File(["film"], "a.webm", { type: "video/webm" });

test("a new medium takes the place of the stored one, in the preview and in what is sent", () => {
  const change = { kind: "chosen" as const, file: film };
  expect(shownMedia(slide, change, "blob:film")).toEqual({ image_url: null, video_url: "blob:film" });
  const form = formSent({ ...values, headline: "New", is_active: false }, change, slide);
  expect(Object.fromEntries(form)).toEqual({
    id: "7",
    version: "3",
    headline: "New",
    is_active: "0",
    remove_image: "1",
    video: expect.objectContaining({ name: "a.webm" }),
  });
});

test("without a change the stored medium shows, and nothing of it is sent", () => {
  expect(shownMedia(slide, unchanged, undefined)).toEqual({
    image_url: slide.image_url,
    video_url: null,
  });
  expect(shownMedia(slide, { kind: "removed" }, undefined).image_url).toBeNull();
  const form = formSent(values, unchanged, slide);
  expect(Object.fromEntries(form)).toEqual({ id: "7", version: "3" });
});

test("a new slide is sent with every value, and removes nothing of a deleted one", () => {
  const form = formSent(values, { kind: "removed" }, undefined);
  expect(Object.fromEntries(form)).toEqual({ ...values, display_order: "0", is_active: "1" });
});
