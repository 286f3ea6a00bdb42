import { expect, test } from "vitest";
import { startedOnce, startTestApp, uploadUrl } from "#tests/support/app.ts";
import {
  captions,
  formWith,
  nothingStored,
  storedFiles,
  type TestFile,
  videos,
} from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { captionsMessages } from "./video-captions.ts";

/* Films of the gallery and of ads take captions by the same rules. */

const film = { bytes: videos.mp4 };
const urdu = { bytes: Buffer.from("WEBVTT\n\n00:01.000 --> 00:04.000\nپانی آ گیا ہے") };

const kinds = [
  {
    what: "the gallery",
    create: "createGalleryItem",
    update: "updateGalleryItem",
    remove: "deleteGalleryItem",
    list: "listGalleryItems",
    fields: { title: "First water", section: "Clean Water" },
    file: "media",
  },
  {
    what: "an ad",
    create: "createAd",
    update: "updateAd",
    remove: "deleteAd",
    list: "listAds",
    fields: { title: "First water", is_active: "1" },
    file: "media_file",
  },
] as const;
type Kind = (typeof kinds)[number];

async function start({ create, update, remove, fields, file, list }: Kind) {
  const app = await startTestApp();
  const token = await app.signIn();
  return {
    app,
    add: (files: Parameters<typeof formWith>[1], medium: TestFile = film) =>
      app.call(create, { token, form: formWith(fields, { [file]: medium, ...files }) }),
    change: (id: number, more: Record<string, string>, files: Parameters<typeof formWith>[1] = {}) =>
      app.call(update, { token, form: formWith({ id, ...fields, ...more }, files) }),
    remove: (id: number) => app.call(remove, { token, json: { id } }),
    listed: async () => {
      const { body } = await app.call(list, { token });
      return (Array.isArray(body) ? body : body.items)[0];
    },
  };
}

test.for(kinds)(
  "captions of a film of $what are served as WebVTT, replaced, removed, and go with it",
  async (kind) => {
    const { app, add, change, remove, listed } = await start(kind);
    const { id } = (await add({ captions })).body;
    const { captions_url: path } = await listed();
    expect(path).toMatch(/^uploads\/captions\/[0-9a-f]{24}\.en\.vtt$/);
    const served = await app.get(uploadUrl(path));
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(served.text).toContain("The water runs.");

    expect((await change(id, {})).status).toBe(200);
    expect((await listed()).captions_url, "a save without a file keeps them").toBe(path);
    expect((await change(id, {}, { captions: urdu })).status).toBe(200);
    expect((await listed()).captions_url).toMatch(/\.ur\.vtt$/);
    // The old ones leave the disk.
    await expect.poll(async () => (await storedFiles(app)).length).toBe(2);
    expect((await change(id, { remove_captions: "1" })).status).toBe(200);
    expect((await listed()).captions_url).toBeNull();

    await change(id, {}, { captions });
    await remove(id);
    await nothingStored(app);
  },
);

const shared = {
  "the gallery": startedOnce(() => start(kinds[0])),
  "an ad": startedOnce(() => start(kinds[1])),
};

test.for(
  kinds.flatMap(({ what }) =>
    (
      [
        [
          "what is no WebVTT",
          { bytes: Buffer.from("1\n00:00:01,000 --> 00:00:04,000\nA"), name: "a.vtt" },
          415,
        ],
        ["WebVTT without a text", { bytes: Buffer.from("WEBVTT\n\nNOTE empty") }, 415],
        ["a picture called .vtt", { bytes: videos.webm, name: "a.vtt", type: "text/vtt" }, 415],
        ["more than a megabyte", { bytes: Buffer.from(`WEBVTT\n\n${"a".repeat(1024 * 1024)}`) }, 413],
      ] as const
    ).map((refused) => [what, ...refused] as const),
  ),
)("as captions of %s, %s is refused, and nothing is stored", async ([what, , file, status]) => {
  const { app, add } = await shared[what]();
  const message = status === 413 ? captionsMessages.tooLarge : captionsMessages.wrongType;
  expect(await add({ captions: file })).toMatchObject({ status, body: { message } });
  await nothingStored(app);
});

test.for(kinds)(
  "a picture of $what takes no captions, and another film of an ad drops those of the first",
  async (kind) => {
    const { app, add, change, listed } = await start(kind);
    const still = { bytes: await picture("png") };
    expect(await add({ captions }, still)).toMatchObject({
      status: 422,
      body: { message: captionsMessages.noVideo },
    });
    await nothingStored(app);
    const { id } = (await add({}, still)).body;
    expect(await change(id, {}, { captions })).toMatchObject({ status: 422 });
    expect((await listed()).captions_url).toBeNull();
    if (kind.what !== "an ad") return;
    await change(id, {}, { media_file: film, captions });
    expect((await listed()).captions_url).not.toBeNull();
    await change(id, {}, { media_file: { bytes: videos.webm } });
    expect((await listed()).captions_url).toBeNull();
  },
);
