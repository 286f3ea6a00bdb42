// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { GalleryItem } from "#app/features/stories/gallery/gallery.schema.ts";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard, refused, unreachable } from "#tests/support/dashboard.tsx";
import { mockUploads } from "#tests/support/uploads.ts";
import GalleryDashboard, { clientLoader } from "./gallery.dashboard.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
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

type Respond = () => Response | Promise<Response>;
const listed = (items: GalleryItem[]) =>
  Response.json({ success: true, items, sections: ["Health"], sections_ur: {}, total: items.length });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const form = () => within(screen.getByRole("form", { name: "Upload media" }));
const alert = () => form().getByRole("alert").textContent;
const choose = (...files: File[]) =>
  fireEvent.change(form().getByLabelText(/^Media file/), { target: { files } });
const png = (name: string) => new File(["x"], name, { type: "image/png" });
const fill = (within: ReturnType<typeof form>, title: string) => {
  fireEvent.change(within.getByRole("textbox", { name: "Title" }), { target: { value: title } });
};
function openUpload() {
  mockFetch(() => listed([]));
  openInDashboard(<GalleryDashboard />, clientLoader);
  return screen.findByRole("form", { name: "Upload media" });
}

it("a list that fails can be read again, an empty one says how to start: GALLERY-05", async () => {
  let reply: Respond = unreachable;
  mockFetch(() => reply());
  openInDashboard(<GalleryDashboard />, clientLoader);
  const unread = "Network error. Could not connect to the server to fetch gallery items.";
  expect(await screen.findByRole("heading", { name: unread })).toBeTruthy();
  reply = () => Response.json({ success: false }, { status: 500 });
  await press("Try Again");
  expect(await screen.findByRole("heading", { name: "Failed to load gallery data." })).toBeTruthy();
  reply = () => listed([]);
  await press("Try Again");
  const empty = "No media items found. Start by uploading one above!";
  expect(await screen.findByRole("heading", { name: empty })).toBeTruthy();
});

it("files of another type or above 50MB are refused before they are sent", async () => {
  await openUpload();
  choose(new File(["%PDF"], "list.pdf", { type: "application/pdf" }));
  const wrongType = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";
  await waitFor(() => expect(alert()).toBe(wrongType));
  choose(new File(["heic"], "IMG_2.HEIC"));
  expect(await form().findByText(/iPhone photo in the HEIC format/)).toBeTruthy();
  const film = new File([""], "film.mp4", { type: "video/mp4" });
  Object.defineProperty(film, "size", { value: 50 * 1024 * 1024 + 1 });
  choose(film);
  await waitFor(() => expect(alert()).toBe("File size cannot exceed 50MB."));
  expect(form().queryByLabelText("Preview of the chosen file")).toBeNull();
});

it("an upload shows its progress and can be cancelled, and what fails loses nothing", async () => {
  await openUpload();
  const uploads = mockUploads();
  choose(png("a.png"));
  fill(form(), "First water");
  fireEvent.change(form().getByLabelText(/^Section(?! in Urdu)/), { target: { value: "Clean Water" } });
  const send = async () => {
    const before = uploads.length;
    await press("Upload Media");
    await waitFor(() => expect(uploads).toHaveLength(before + 1));
    return uploads[before];
  };
  await send();
  expect(form().getByRole("button", { name: "Uploading..." })).toHaveProperty("disabled", true);
  expect(form().getByRole("progressbar", { name: "Upload of a.png" })).toBeTruthy();
  await press("Cancel upload");
  await waitFor(() => expect(alert()).toBe("The upload was cancelled. Nothing was saved."));
  const tooLarge = "File size cannot exceed 50MB.";
  for (const [status, message, text] of [
    [422, undefined, "Failed to upload media."],
    [undefined, undefined, "Network error. Could not connect to the server to upload media."],
    [413, tooLarge, tooLarge],
  ] as const) {
    const upload = await send();
    act(() => (status ? upload?.reply({ success: false, message }, status) : upload?.fail()));
    await waitFor(() => expect(alert()).toBe(text));
    expect(form().getByRole("textbox", { name: "Title" })).toHaveProperty("value", "First water");
  }
  expect(
    form()
      .getByLabelText(/^Media file/)
      .getAttribute("aria-invalid"),
  ).toBe("true");
});

it("eight photos show each what it does; one is cancelled, one is sent again: GALLERY-08a", async () => {
  await openUpload();
  const uploads = mockUploads();
  choose(...Array.from({ length: 8 }, (_, at) => png(`${at + 1}.png`)));
  fill(form(), "Eye camp");
  fireEvent.change(form().getByLabelText(/^Section(?! in Urdu)/), { target: { value: "Camps" } });
  await press("Upload 8 Files");
  const chosen = () =>
    within(form().getByRole("list", { name: "Chosen files" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.progress(40, 100));
  expect(form().getByRole("progressbar", { name: "Upload of 1.png" })).toBeTruthy();
  expect(chosen()[0]).toContain("Sending 40%");
  expect(form().getAllByText("Waiting")).toHaveLength(7);
  await press("Cancel 8.png");
  expect(chosen()[7]).toContain("Cancelled, not sent");
  for (let at = 0; at < 7; at += 1) {
    await waitFor(() => expect(uploads).toHaveLength(at + 1));
    act(() =>
      at === 1
        ? uploads[at]?.reply({ success: false, message: "Too dark." }, 422)
        : uploads[at]?.reply({ success: true }),
    );
  }
  expect(await form().findByText(/^1 of 8 files could not be uploaded/)).toBeTruthy();
  expect((await screen.findAllByText("6 media items added successfully!")).length).toBeGreaterThan(0);
  expect(chosen()).toEqual([
    expect.stringContaining("Too dark."),
    expect.stringContaining("Cancelled, not sent"),
  ]);

  await press("Send 2.png again");
  await waitFor(() => expect(uploads).toHaveLength(8));
  act(() => uploads[7]?.reply({ success: true }));
  expect((await screen.findAllByText("1 media item added successfully!")).length).toBeGreaterThan(0);
  expect(uploads[7]?.form.get("title")).toBe("Eye camp 2");
  expect(chosen()).toEqual([expect.stringContaining("8.png")]);
  await press("Remove 8.png");
  expect(form().getByRole("button", { name: "Upload Media" })).toBeTruthy();
});

it("after somebody else's save both versions are shown, and what is typed survives a reload: ALL-18", async () => {
  let stored = item(1);
  mockFetch(() => listed([stored]));
  const sent: FormData[] = [];
  mockUploads((form) => {
    sent.push(form);
    if (form.get("version") === "2") return Response.json({ success: true });
    stored = item(1, { title: "Their title", alt: "ان کا متن", version: 2 });
    const message = "Somebody else has changed this media item since you opened it.";
    return Response.json({ success: false, message }, { status: 409 });
  });
  const editor = async () => within(await screen.findByRole("dialog", { name: "Edit Media Item" }));
  openInDashboard(<GalleryDashboard />, clientLoader);
  await press("Edit Item 1");
  fill(await editor(), "My title");
  cleanup();
  openInDashboard(<GalleryDashboard />, clientLoader);
  await press("Edit Item 1");
  const open = await editor();
  expect(open.getByText("Text that you had not saved is back.")).toBeTruthy();
  await press("Update Item");
  expect(await differences()).toEqual([
    ["Title", "Mine: My title", "Theirs: Their title"],
    ["Alt text", "Mine: Empty", "Theirs: ان کا متن"],
  ]);
  await press("Keep mine");
  expect((await screen.findAllByText("Media item updated successfully!")).length).toBeGreaterThan(0);
  expect(Object.fromEntries(sent.at(-1) ?? [])).toMatchObject({ title: "My title", alt: "" });
});

it("an item that somebody else has deleted is told, and the list is renewed: GALLERY-08", async () => {
  const rows = [item(3), item(2), item(1)];
  let reply: Respond = refused;
  mockFetch((url) => (url.pathname.includes("delete") ? reply() : listed(rows)));
  mockUploads(() => Response.json({ success: false, message: "Media item not found" }, { status: 404 }));
  openInDashboard(<GalleryDashboard />, clientLoader);
  const remove = async (name: string, text: string) => {
    await press(`Delete ${name}`);
    await press("Delete");
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  };
  await remove("Item 1", "Failed to delete media item.");
  reply = unreachable;
  await remove("Item 1", "Network error. Could not connect to the server to delete media item.");

  await press("Edit Item 3");
  rows.shift();
  const editor = within(await screen.findByRole("dialog", { name: "Edit Media Item" }));
  fill(editor, "Other tents");
  await press("Update Item");
  expect((await editor.findByRole("alert")).textContent).toBe(
    "Somebody else has deleted this media item in the meantime.",
  );
  expect(editor.getByRole("textbox", { name: "Title" })).toHaveProperty("value", "Other tents");
  await press("Cancel");
  await press("Discard");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Edit Item 3" })).toBeNull());
  rows.shift();
  reply = () => Response.json({ success: false, message: "Media item not found" }, { status: 404 });
  await remove("Item 2", "Media item not found");
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Edit / })).toHaveLength(1));
});
