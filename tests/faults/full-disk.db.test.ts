import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { picture } from "#tests/support/pictures.ts";

test("a disk that is full when the picture goes to its place: a clear word, no row, no file", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { media, env, db } = app.services;
  const put = media.put.bind(media);
  let puts = 0;
  // The port is where a disk fills up: here at the second of the picture's files.
  media.put = async (...file) => {
    puts += 1;
    if (puts > 1) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    return put(...file);
  };

  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "Harvest", section: "Food" })) form.set(name, value);
  form.set("media", new Blob([new Uint8Array(await picture("jpeg", 900, 600))]), "harvest.jpg");
  const refused = await app.call("createGalleryItem", { token, form });

  expect(refused).toMatchObject({
    status: 507,
    body: {
      success: false,
      message: "The server has no room left. Nothing was saved; please tell whoever looks after it.",
    },
  });
  expect(await db.selectFrom("gallery_items").selectAll().execute()).toEqual([]);
  for (const folder of ["images", "receiving"]) {
    expect(await readdir(path.join(env.dataDir, "uploads", folder))).toEqual([]);
  }
});
