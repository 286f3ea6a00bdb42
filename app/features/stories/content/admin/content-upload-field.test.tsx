// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { filmMaxBytes, contentMessages as messages } from "#app/features/stories/content/content.messages.ts";
import type { ValueSchema } from "#app/features/stories/content/content-value.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { ContentEditingContext } from "./content-editor-context.ts";
import { GroupFields } from "./content-field.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card: ValueSchema = {
  type: "object",
  required: ["film"],
  properties: {
    film: { title: "Film", control: "film", anyOf: [{ type: "string", const: "" }, { type: "string" }] },
    captions: {
      title: "Captions",
      type: "array",
      minItems: 1,
      maxItems: 2,
      items: { title: "Captions file", type: "string", control: "captions" },
    },
  },
};

/** The fields of a film's card, and what they make of its value. */
function open(first: object) {
  const kept = { value: first };
  function Card() {
    const [value, setValue] = useState<object>(first);
    kept.value = value;
    const set = (path: string, next: unknown) =>
      setValue((current) => ({ ...current, [path.split(".")[0] ?? ""]: path.includes(".") ? [next] : next }));
    const editing = { set, read: () => undefined, reveal: () => {}, figures: {}, programmes: [] };
    return (
      <ContentEditingContext value={{ ...editing, urdu: false, savedSlugs: new Set() }}>
        <GroupFields schema={card} value={value} path="" label="Film" />
      </ContentEditingContext>
    );
  }
  openInDashboard(<Card />);
  return kept;
}
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

it("a film is uploaded into its card, opened, and taken away: HOME-06c", async () => {
  const path = "/backendReact/uploads/videos/0123456789ab.mp4";
  const sent: unknown[] = [];
  mockFetch(async (url, options) => {
    sent.push([url.pathname, options?.body instanceof FormData && options.body.has("film")]);
    return Response.json({ success: true, message: messages.fileUploaded, path }, { status: 201 });
  });
  const card = open({ film: "abcdefghijk" });
  expect(screen.queryByRole("button", { name: "Remove Film" })).toBeNull();
  choose("Upload: Film", new File(["film"], "a.mp4", { type: "video/mp4" }));
  expect(await screen.findByText(messages.fileUploaded, { exact: false })).toBeTruthy();
  expect(sent).toEqual([["/backendReact/content/films", true]]);
  expect(card.value).toEqual({ film: path });
  expect(screen.getByRole("link", { name: /^Open the file/ }).getAttribute("href")).toBe(path);
  fireEvent.click(screen.getByRole("button", { name: "Remove Film" }));
  expect(card.value).toEqual({ film: "" });
});

it("a film that is too large is not sent", async () => {
  mockFetch(async () => Response.error());
  const card = open({ film: "" });
  const large = new File([], "a.mp4", { type: "video/mp4" });
  Object.defineProperty(large, "size", { value: filmMaxBytes + 1 });
  choose("Upload: Film", large);
  expect(await screen.findByText(messages.filmSize)).toBeTruthy();
  expect(card.value).toEqual({ film: "" });
});

it("captions are uploaded beside the film", async () => {
  const path = "/backendReact/uploads/captions/0123456789ab.ur.vtt";
  mockFetch(async () => Response.json({ success: true, message: messages.fileUploaded, path }));
  const card = open({ film: "" });
  fireEvent.click(screen.getByRole("button", { name: "Add captions" }));
  choose("Captions file 1", new File(["WEBVTT"], "a.vtt", { type: "text/vtt" }));
  await vi.waitFor(() => expect(card.value).toEqual({ film: "", captions: [path] }));
});
