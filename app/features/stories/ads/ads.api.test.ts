import { expect, test } from "vitest";
import { fields, startAdvertising } from "#tests/support/ads.ts";
import { startedOnce } from "#tests/support/app.ts";
import { formWith, nothingStored, padded, storedFiles, videos } from "#tests/support/media-forms.ts";
import { picture, svgImage } from "#tests/support/pictures.ts";
import { imageMaxBytes, videoMaxBytes } from "./ads.rows.ts";

test.for([
  ["off", { is_active: "0" }, "inactive"],
  ["off by default", { is_active: "" }, "inactive"],
  ["without days", {}, "active"],
  ["from today", { start_date: "2026-11-21" }, "active"],
  ["until today", { end_date: "2026-11-21" }, "active"],
  ["from tomorrow", { start_date: "2026-11-22" }, "scheduled"],
  ["until yesterday", { end_date: "2026-11-20" }, "expired"],
  ["in between", { start_date: "2026-11-20", end_date: "2026-11-22" }, "active"],
  ["off and over", { is_active: "0", end_date: "2026-11-20" }, "inactive"],
] as const)(
  "an ad %s: staff see its status, visitors see it only when it is active",
  async ([, days, status]) => {
    const { add, all, shown } = await startAdvertising();
    expect((await add(days)).status).toBe(201);
    expect(await all()).toMatchObject([{ status }]);
    expect(await shown()).toHaveLength(status === "active" ? 1 : 0);
  },
);

const wrongType = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";

const sharedAdvertising = startedOnce(startAdvertising);

test.for([
  ["no title", { title: "" }, 422, "Title is required"],
  [
    "the same day twice",
    { start_date: "2026-12-01", end_date: "2026-12-01" },
    422,
    "End date must be after start date",
  ],
  [
    "an end before its start",
    { start_date: "2026-12-02", end_date: "2026-12-01" },
    422,
    "End date must be after start date",
  ],
  ["no real start", { start_date: "tomorrow" }, 422, "Please enter the start date as YYYY-MM-DD."],
  ["no real end", { end_date: "2026-13-01" }, 422, "Please enter the end date as YYYY-MM-DD."],
  ["another media type", { media_type: "audio" }, 422, "The media type must be image or video."],
  [
    "a video said to be an image",
    { media_type: "image" },
    415,
    "The file does not match the chosen media type.",
  ],
  ["a strange switch", { is_active: "maybe" }, 422, "Active must be 1 or 0."],
  [
    "a long description",
    { description: "x".repeat(1001) },
    422,
    "The description must be at most 1,000 characters.",
  ],
] as const)("%s is refused, and the file goes", async ([, wrong, status, message]) => {
  const { app, add, all } = await sharedAdvertising();
  expect(await add(wrong)).toMatchObject({ status, body: { success: false, message } });
  expect(await all()).toEqual([]);
  await nothingStored(app);
});

test.for([
  ["a drawing", svgImage, 415, wrongType],
  ["a sound", Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1"), 415, wrongType],
  ["too large a video", padded(videos.mp4, videoMaxBytes + 1), 413, "Video size should be less than 50MB"],
] as const)("%s is refused", async ([, bytes, status, message]) => {
  const { app, add, all } = await startAdvertising();
  expect(await add({}, { bytes })).toMatchObject({ status, body: { success: false, message } });
  expect(await all()).toEqual([]);
  await nothingStored(app);
});

test("too large an image is refused, though a video might be as large", async () => {
  const { app, add } = await startAdvertising();
  const bytes = padded(await picture("png"), imageMaxBytes + 1);
  expect(await add({ media_type: "image" }, { bytes })).toMatchObject({
    status: 413,
    body: { message: "Image size should be less than 5MB" },
  });
  await nothingStored(app);
});

test("a new ad needs a file", async () => {
  const { app, token } = await startAdvertising();
  expect(await app.call("createAd", { token, form: formWith(fields) })).toMatchObject({
    status: 422,
    body: { success: false, message: "Media file is required" },
  });
});

test("a new ad is shown to everyone, its file at the address of AD-08", async () => {
  const { app, add, shown } = await startAdvertising();
  const made = await add({ media_type: "image" }, { bytes: await picture("png"), name: "pump.svg" });
  expect(made).toMatchObject({
    status: 201,
    body: { success: true, message: "Advertisement created successfully!", id: expect.any(Number) },
  });
  const [ad] = await shown();
  expect(ad).toEqual({
    id: made.body.id,
    title: "Hand pumps",
    description: "",
    media_type: "image",
    media_url: expect.stringMatching(/^[0-9a-f]{24}\.40x30\.png$/),
    captions_url: null,
    start_date: null,
    end_date: null,
    is_active: 1,
    created_at: "2026-11-21T07:00:00.000Z",
    status: "active",
    version: 1,
  });
  expect((await app.get(`/backendReact/uploads/${ad.media_type}s/${ad.media_url}`)).status).toBe(200);
});

test("the days are Karachi's: an ad begins and ends at its midnight", async () => {
  const { app, add, shown } = await startAdvertising();
  await add({ start_date: "2026-11-22", end_date: "2026-11-23" });
  for (const [time, count] of [
    ["2026-11-21T18:59:59Z", 0],
    ["2026-11-21T19:00:00Z", 1],
    ["2026-11-23T18:59:59Z", 1],
    ["2026-11-23T19:00:00Z", 0],
  ] as const) {
    app.clock.set(time);
    expect(await shown(), time).toHaveLength(count);
  }
});

test("staff list the ads in one state, which are those that say they are; visitors get the active ones", async () => {
  const { app, token, add, all } = await startAdvertising();
  const [yesterday, today, tomorrow] = ["2026-11-20", "2026-11-21", "2026-11-22"];
  for (const is_active of ["1", "0"])
    for (const start_date of ["", yesterday, today, tomorrow])
      for (const end_date of ["", yesterday, today, tomorrow]) await add({ is_active, start_date, end_date });
  const ads: { id: number; status: string }[] = await all();
  const idsOf = (found: typeof ads) => found.map(({ id }) => id);
  for (const status of ["active", "scheduled", "expired", "inactive"]) {
    const { body } = await app.call("listAds", { token, query: { status } });
    expect(idsOf(body), status).toEqual(idsOf(ads.filter((ad) => ad.status === status)));
    expect(body.length, status).toBeGreaterThan(0);
    const seen = (await app.call("listAds", { query: { status } })).body;
    expect(idsOf(seen)).toEqual(idsOf(ads.filter((ad) => ad.status === "active")));
  }
  expect(await app.call("listAds", { token, query: { status: "old" } })).toMatchObject({
    status: 422,
    body: { message: "The list was requested with an invalid value." },
  });
});

test("an edit without a file keeps the file; one with a file replaces it and its type", async () => {
  const { app, token, add, edit, all } = await startAdvertising();
  const { id } = (await add()).body;
  const [{ media_url }] = await all();
  expect(await edit(id, { title: "More pumps", end_date: "2026-12-31" })).toMatchObject({
    status: 200,
    body: { message: "Advertisement updated successfully!" },
  });
  expect(await all()).toMatchObject([
    { title: "More pumps", media_url, end_date: "2026-12-31", is_active: 1, version: 2 },
  ]);
  expect(await edit(id, { media_type: "image" })).toMatchObject({
    status: 422,
    body: { message: "Please choose a file of the new media type." },
  });

  const form = formWith(
    { ...fields, id, media_type: "image" },
    { media_file: { bytes: await picture("gif") } },
  );
  expect((await app.call("updateAd", { token, form })).status).toBe(200);
  const [ad] = await all();
  expect(ad).toMatchObject({ media_type: "image", version: 3 });
  const left = await storedFiles(app);
  expect(left).toContain(`images/${ad.media_url}`);
  expect(left).not.toContain(`videos/${media_url}`);
});

test("an edit of what somebody else has changed is refused, a toggle counting as a change", async () => {
  const { app, token, add, edit } = await startAdvertising();
  const { id } = (await add()).body;
  await app.call("toggleAd", { token, json: { id, is_active: false } });
  expect(await edit(id, { version: 1 })).toMatchObject({
    status: 409,
    body: {
      message:
        "Somebody else has changed this advertisement since you opened it. Reload to see their version.",
    },
  });
  expect((await edit(id, { version: 2 })).status).toBe(200);
  expect(await edit(id + 1)).toMatchObject({ status: 404, body: { message: "Advertisement not found" } });
});

test.for([true, 1, "1"])("a toggle says what it did, and said twice does it once: %o", async (on) => {
  const { app, token, add, all } = await startAdvertising();
  const { id } = (await add({ is_active: "0" })).body;
  const toggle = (json: object) => app.call("toggleAd", { token, json });
  for (const _twice of [1, 2]) {
    expect(await toggle({ id, is_active: on })).toMatchObject({
      status: 200,
      body: { success: true, message: "Advertisement activated!" },
    });
  }
  expect(await all()).toMatchObject([{ is_active: 1, version: 2 }]);
  expect((await toggle({ id, is_active: 0 })).body.message).toBe("Advertisement deactivated!");
  expect((await toggle({ id: 99, is_active: 0 })).status).toBe(404);
  expect(await toggle({ id })).toMatchObject({ status: 422, body: { message: "Active must be 1 or 0." } });
  expect(await toggle({ is_active: 1 })).toMatchObject({
    status: 422,
    body: { message: "The advertisement is not named." },
  });
});

test("a deletion takes the file along; the same again finds nothing", async () => {
  const { app, token, add } = await startAdvertising();
  const { id } = (await add()).body;
  const remove = () => app.call("deleteAd", { token, json: { id } });
  expect(await remove()).toMatchObject({
    status: 200,
    body: { message: "Advertisement deleted successfully!" },
  });
  await nothingStored(app);
  expect((await remove()).status).toBe(404);
});

test("the list pages by a cursor", async () => {
  const { app, token, add } = await startAdvertising();
  for (let n = 0; n < 3; n += 1) await add({ title: `No. ${n}` });
  const first = await app.call("listAds", { token, query: { limit: 2 } });
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const second = await app.call("listAds", { token, query: { limit: 2, cursor } });
  expect([...first.body, ...second.body].map(({ title }) => title)).toEqual(["No. 2", "No. 1", "No. 0"]);
  expect(second.headers.has("x-next-cursor")).toBe(false);
  const [oldest] = second.body;
  expect((await app.call("listAds", { token, query: { id: oldest.id } })).body).toEqual([oldest]);
  expect(await app.call("listAds", { query: { limit: 0 } })).toMatchObject({
    status: 422,
    body: { message: "The list was requested with an invalid value." },
  });
});
