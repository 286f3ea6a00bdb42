// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { plainText } from "#app/lib/words.server.ts";
import { adWords } from "./ad.words.ts";
import { type Ad, drawAdMedia } from "./ad-media.ts";

const t = plainText("en", adWords);

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
  delete document.body.dataset.drawn;
  document.body.replaceChildren();
  onToggle.mockClear();
});

/** The enlarged video, 400 x 250 px at the top of the window. */
function playing(): HTMLVideoElement {
  drawAdMedia(document.body, { ad, t, expanded: true }, onToggle);
  const film = document.querySelector("video");
  if (!film) throw new Error("no film");
  film.getBoundingClientRect = () => new DOMRect(0, 0, 400, 250);
  return film;
}

/** @returns whether the browser's default action of the click goes on */
const press = (film: HTMLElement, at: number, pointerType: string) =>
  fireEvent(
    film,
    new PointerEvent("click", { bubbles: true, cancelable: true, clientX: 200, clientY: at, pointerType }),
  );

test("a click on the expanded video's picture shrinks it", () => {
  expect(press(playing(), 100, "mouse"), "the film is not stopped as well").toBe(false);
  expect(onToggle).toHaveBeenCalledOnce();
});

test.each([
  ["on the film's own controls", 240, "mouse"],
  ["of a finger, which brings the controls back", 100, "touch"],
])("a click %s is left to the video", (_what, at, pointerType) => {
  expect(press(playing(), at, pointerType)).toBe(true);
  expect(onToggle).not.toHaveBeenCalled();
});

test("a small video is a button that expands it", () => {
  drawAdMedia(document.body, { ad, t, expanded: false }, onToggle);
  fireEvent.click(screen.getByRole("button", { name: "Watch larger: A film" }));
  expect(onToggle).toHaveBeenCalledOnce();
});

test("a film with captions shows them, in their language; one without has no track: AD-12a", () => {
  expect(playing().querySelector("track")).toBeNull();
  drawAdMedia(
    document.body,
    { ad: { ...ad, id: 2, captions_url: "uploads/captions/abc.ur.vtt" }, t, expanded: true },
    onToggle,
  );
  const track = document.querySelector("track");
  expect(track?.getAttribute("src")).toBe("/backendReact/uploads/captions/abc.ur.vtt");
  expect([track?.kind, track?.srclang, track?.default]).toEqual(["captions", "ur", true]);
});
