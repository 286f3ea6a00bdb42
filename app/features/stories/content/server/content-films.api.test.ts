import { expect, test } from "vitest";
import { contentMessages as messages } from "#app/features/stories/content/content.messages.ts";
import { captionsMessages } from "#app/lib/video-captions.ts";
import { contents } from "#content/contents.ts";
import { listReferencedMedia } from "#server/db/media-columns.ts";
import { startTestApp } from "#tests/support/app.ts";
import { film } from "#tests/support/film.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

/* Films of the foundation's own, HOME-06c. */

const webvtt = Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nسلام\n");

async function start() {
  const app = await startTestApp();
  const token = await app.signIn();
  const upload = (files: Record<string, Buffer>, as: { token?: string } = { token }) => {
    const named = Object.entries(files).map(([field, bytes]) => [field, { bytes, name: "any" }]);
    return app.call("uploadContentFilm", { ...as, form: formWith({}, Object.fromEntries(named)) });
  };
  return { app, token, upload };
}

test("a film and its captions are stored, served in ranges, and stay while a content or an earlier save names them", async () => {
  const { app, token, upload } = await start();
  const stored = await upload({ film });
  expect(stored).toMatchObject({ status: 201, body: { message: messages.fileUploaded } });
  const { path } = stored.body;
  expect(path).toMatch(/^\/backendReact\/uploads\/videos\/[a-z0-9]+\.webm$/);
  const part = await app.get(path, { range: "bytes=0-3" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-type")).toBe("video/webm");
  const captions = await upload({ captions: webvtt });
  expect(captions.body.path).toMatch(/^\/backendReact\/uploads\/captions\/[a-z0-9]+\.ur\.vtt$/);

  const value = structuredClone(contents.films.defaults);
  Object.assign(value.films[0] ?? {}, { film: path, captions: [captions.body.path] });
  const save = (json: object) => app.call("saveContent", { token, json: { name: "films", ...json } });
  expect((await save({ version: 0, value })).status).toBe(200);

  await app.deps.db.deleteFrom("uploaded_pictures").execute();
  const files = [path, captions.body.path].map((each) => each.replace("/backendReact/", ""));
  const named = () => listReferencedMedia(app.deps.db, app.deps.features);
  expect(await named()).toEqual(expect.arrayContaining(files));
  expect((await save({ version: 1, value: contents.films.defaults })).status).toBe(200);
  expect(await named()).toEqual(expect.arrayContaining(files));
});

test("anything else is refused, and so are two files at once", async () => {
  const { upload } = await start();
  const wrong = { status: 415, body: { success: false, message: messages.filmType } };
  expect(await upload({ film: await picture("png") })).toMatchObject(wrong);
  expect(await upload({ captions: film })).toMatchObject({
    status: 415,
    body: { message: captionsMessages.wrongType },
  });
  expect((await upload({ film, captions: webvtt })).status).toBe(422);
  expect(await upload({})).toMatchObject({ status: 422, body: { message: messages.fileMissing } });
  expect((await upload({ film }, {})).status).toBe(401);
});
