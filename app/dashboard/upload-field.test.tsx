// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fileSize, mediaTypeOf, renamed, type UploadRule, uploadFault } from "#app/lib/upload-rule.ts";
import { UploadField } from "./upload-field.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rule: UploadRule = {
  types: ["image/jpeg", "image/png", "image/webp", "video/ogg"],
  maxBytes: 1000,
  texts: { type: "Please select a picture.", size: "Too large." },
};

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

type Options = { stored?: string; error?: string; upload?: { share: number; cancel: () => void } };

function open({ stored, error, upload }: Options = {}) {
  const faults: string[] = [];
  function Form() {
    const [value, setValue] = useState<File>();
    const [current, setCurrent] = useState(stored);
    return (
      <>
        <UploadField
          label="Picture"
          rule={rule}
          value={value}
          onChange={setValue}
          onFault={(message) => faults.push(message)}
          current={current ? { src: current, kind: "image", alt: "Picture now" } : undefined}
          onRemoveCurrent={() => setCurrent(undefined)}
          error={error}
          upload={upload}
        />
        <p>Chosen: {value?.name ?? "none"}</p>
      </>
    );
  }
  render(<Form />);
  return faults;
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Picture/);
const choose = (chosen: File) => fireEvent.change(input(), { target: { files: [chosen] } });
const chosen = (name: string) => screen.findByText(`Chosen: ${name}`);
const preview = () => screen.queryByAltText("Preview of the chosen file");
const remove = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("offers what the rule takes, shows the chosen picture with its size, and takes it back", async () => {
  open();
  expect(input().accept).toBe("image/jpeg,image/png,image/webp,video/ogg");
  choose(file("camp.jpg", "image/jpeg", 1000));
  await chosen("camp.jpg");
  expect(preview()).toBeTruthy();
  expect(screen.getByText("1 KB")).toBeTruthy();
  await remove("Remove");
  await chosen("none");
  expect(preview()).toBeNull();
  expect(document.activeElement).toBe(input());
});

it("a file that the browser cannot read is refused, if the rule has words for it", async () => {
  const onChange = vi.fn();
  const faults = vi.fn();
  const texts = { ...rule.texts, unreadable: "This file cannot be read." };
  render(
    <UploadField
      label="Picture"
      rule={{ ...rule, texts }}
      value={undefined}
      onChange={onChange}
      onFault={faults}
    />,
  );
  choose(file("empty.ogg", "video/ogg", 0));
  expect((await screen.findByRole("alert")).textContent).toBe("This file cannot be read.");
  expect(faults.mock.calls).toEqual([["This file cannot be read."]]);
  expect(onChange).not.toHaveBeenCalled();
  const film = file("film.ogg", "video/ogg");
  choose(film);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(film));
});

it("revokes the URL of a preview that is gone", async () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  open();
  choose(file("camp.jpg", "image/jpeg"));
  await chosen("camp.jpg");
  const shown = preview()?.getAttribute("src");
  await remove("Remove");
  expect(revoke).toHaveBeenCalledWith(shown);
});

it("shows a film with its controls, and a mark for what the browser cannot show", async () => {
  open();
  choose(file("film.ogg", "audio/ogg"));
  await chosen("film.ogg");
  const film = screen.getByLabelText("Preview of the chosen file");
  expect(film.tagName).toBe("VIDEO");
  fireEvent.error(film);
  expect(screen.getByRole("img", { name: "Preview of the chosen file: none" })).toBeTruthy();
});

it("refuses another type in the words of its rule, and keeps what was chosen", async () => {
  const faults = open();
  choose(file("camp.png", "image/png"));
  await chosen("camp.png");
  choose(file("list.pdf", "application/pdf"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Please select a picture.");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(input().getAttribute("aria-describedby")).toContain(alert.id);
  expect(faults).toEqual(["Please select a picture."]);
  await chosen("camp.png");

  choose(file("film.ogv", "video/ogg", 1001));
  expect((await screen.findByRole("alert")).textContent).toBe("Too large.");
  choose(file("other.png", "image/png"));
  await chosen("other.png");
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["IMG_1.HEIC", "", /save or send it as JPEG/],
  ["IMG_1.heif", "image/heif", /save or send it as JPEG/],
  ["IMG_2.MOV", "video/quicktime", /export it as MP4/],
])("says what to do with %s of an iPhone", async (name, type, words) => {
  open();
  choose(file(name, type));
  expect((await screen.findByRole("alert")).textContent).toBe("Please select a picture.");
  expect(screen.getByText(words).closest("[role=status]")).toBeTruthy();
});

it("hands several files on, where that is wanted", () => {
  const several: File[][] = [];
  const onSeveral = (files: File[]) => several.push(files);
  render(
    <UploadField label="Picture" rule={rule} value={undefined} onChange={() => {}} onSeveral={onSeveral} />,
  );
  expect(input().multiple).toBe(true);
  const two = [file("a.png", "image/png"), file("b.png", "image/png")];
  fireEvent.change(input(), { target: { files: two } });
  expect(several).toEqual([two]);
});

it("says the limit of a photo that cannot be made smaller here", async () => {
  open();
  choose(file("camp.jpg", "image/jpeg", 1001));
  expect((await screen.findByRole("alert")).textContent).toBe("Too large.");
});

it("makes a photo smaller that is too large, in fewer and fewer pixels, and says so", async () => {
  const sizes: number[] = [];
  const close = vi.fn();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 8000, height: 6000, close }));
  const canvas: HTMLCanvasElement = Object.getPrototypeOf(document.createElement("canvas"));
  vi.spyOn(canvas, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(canvas, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, type) {
    sizes.push(this.width);
    done(new Blob([new Uint8Array(this.width > 2000 ? 5000 : 900)], { type }));
  });
  open();
  choose(file("camp.png", "image/png", 3_000_000));
  await chosen("camp.webp");
  expect(sizes).toEqual([3840, 2560, 1920]);
  expect(close).toHaveBeenCalledOnce();
  expect(screen.getByText("The photo was 2.9 MB, so it was reduced to 1 KB.")).toBeTruthy();
  vi.restoreAllMocks();
});

it("takes what is dropped on it and a picture that is pasted, but not copied words", async () => {
  open();
  fireEvent.drop(input(), { dataTransfer: { files: [file("dropped.png", "image/png")], types: ["Files"] } });
  await chosen("dropped.png");
  const paste = (types: string[]) =>
    fireEvent.paste(document.body, {
      clipboardData: { files: [file("pasted.png", "image/png")], types },
    });
  paste(["text/plain", "Files"]);
  await chosen("dropped.png");
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  paste(["Files"]);
  await chosen("dropped.png");
  dialog.remove();
  paste(["Files"]);
  await chosen("pasted.png");
});

it("shows what is stored, which can be removed, until another file is chosen", async () => {
  open({ stored: "uploads/images/abcdef123456.1200x800.jpg" });
  expect(screen.getByAltText("Picture now")).toBeTruthy();
  choose(file("new.png", "image/png"));
  await chosen("new.png");
  expect(screen.queryByAltText("Picture now")).toBeNull();
  await remove("Remove");
  expect(screen.getByAltText("Picture now")).toBeTruthy();
  await remove("Remove Current Image");
  expect(screen.queryByAltText("Picture now")).toBeNull();
  expect(document.activeElement).toBe(input());
});

it("shows the form's own error", () => {
  open({ error: "Media file is required" });
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Media file is required")).toBeTruthy();
});

it("shows how far the upload is, and can cancel it while bytes are sent", async () => {
  const cancel = vi.fn();
  open({ upload: { share: 0.426, cancel } });
  expect(screen.getByText("Uploading 42%")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Upload of Picture" })).toBeTruthy();
  expect(input().disabled).toBe(true);
  await remove("Cancel upload");
  expect(cancel).toHaveBeenCalledOnce();
  cleanup();
  open({ upload: { share: 1, cancel } });
  expect(screen.getByText("Saving...")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel upload" })).toBeNull();
});

it.each([
  ["a.jpg", "image/jpeg", "image/jpeg"],
  ["a.JPEG", "", "image/jpeg"],
  ["a.ogg", "audio/ogg", "video/ogg"],
  ["a.m4v", "video/x-m4v", "video/mp4"],
  ["a.mov", "video/quicktime", "video/quicktime"],
  ["a", "", ""],
])("the media type of %s (%s) is %j", (name, type, expected) => {
  expect(mediaTypeOf({ name, type })).toBe(expected);
});

it("a file of exactly the limit is taken", () => {
  expect(uploadFault(file("a.png", "image/png", 1000), rule)).toBeUndefined();
  expect(uploadFault(file("a.png", "image/png", 1001), rule)).toBe("Too large.");
});

it.each([
  [10, "1 KB"],
  [340 * 1024, "340 KB"],
  [2.44 * 1024 * 1024, "2.4 MB"],
  [60 * 1024 * 1024, "60 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it("a photo in a new format has its ending", () => {
  expect(renamed("eye.camp.png", "image/webp")).toBe("eye.camp.webp");
  expect(renamed(".png", "image/webp")).toBe("photo.webp");
});
