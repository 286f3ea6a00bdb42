// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { plainText } from "#app/lib/words.server.ts";
import { adWords } from "./ad.words.ts";
import { type Ad, drawAdMedia } from "./ad-media.ts";

const ad: Ad = {
  id: 1,
  title: "A film",
  description: "What it is",
  media_type: "video",
  media_url: "film.mp4",
  captions_url: null,
};

const onToggle = vi.fn();
afterEach(() => {
  document.body.replaceChildren();
  onToggle.mockClear();
});

function draw(more: Partial<Ad> = {}) {
  const media = drawAdMedia({ ...ad, ...more }, plainText("en", adWords), onToggle);
  document.body.replaceChildren(media.element);
  media.resize(false);
  return { ...media, film: media.element.querySelector("video") as HTMLVideoElement };
}

test("a film plays, with sound and controls, in the expanded card only", () => {
  const { film, resize } = draw();
  expect(film.getAttribute("src")).toMatch(/^\/backendReact\/uploads\/videos\/film\.mp4/);
  const play = vi.spyOn(film, "play").mockResolvedValue();
  const pause = vi.spyOn(film, "pause");
  fireEvent.click(screen.getByRole("button", { name: "Watch larger: A film" }));
  expect(onToggle).toHaveBeenCalledOnce();
  expect(play).not.toHaveBeenCalled();
  resize(true);
  expect([film.controls, film.muted, play.mock.calls.length]).toEqual([true, false, 1]);
  resize(false);
  expect([film.controls, film.muted]).toEqual([false, true]);
  expect(pause).toHaveBeenCalled();
});

test("a film with captions shows them, in their language; one without has no track: AD-12a", () => {
  expect(draw().film.querySelector("track")).toBeNull();
  const track = draw({ captions_url: "uploads/captions/abc.ur.vtt" }).film.querySelector("track");
  expect(track?.getAttribute("src")).toBe("/backendReact/uploads/captions/abc.ur.vtt");
  expect([track?.kind, track?.srclang, track?.default]).toEqual(["captions", "ur", true]);
});

test.each<[string, Partial<Ad>]>([
  ["picture", { media_type: "image", media_url: "/art/well.svg" }],
  ["film", {}],
])("a broken %s becomes the box 'Advertisement'", (_what, more) => {
  const { element } = draw(more);
  fireEvent.error(element.querySelector("img, video") as HTMLElement);
  expect(screen.getByText("Advertisement")).toBeTruthy();
});
