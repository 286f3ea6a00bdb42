import { readdir } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp, uploadUrl } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { movingPicture, photograph, picture, svgImage } from "#tests/support/pictures.ts";

const wrongType = "Please select a valid image file (JPEG, PNG, GIF, WebP)";
const tooLarge = "Image size should be less than 5MB";
const megabyte = 1024 * 1024;

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

/** Every file under the uploads folder, what is still being received included. */
async function filesOnDisk(): Promise<string[]> {
  const root = path.join(app.deps.env.dataDir, "uploads");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function publishWith(bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg"): Promise<string> {
  const { status, body } = await author.sendForm({ title: "Story" }, { name, bytes, type });
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  return (await author.read(body.slug)).featured_image;
}

async function fetchUpload(storedPath: string): Promise<Response> {
  return fetch(app.url + uploadUrl(storedPath));
}

describe("a photograph", () => {
  test("is stored under a name made here, in the folder of ALL-16", async () => {
    const stored = await publishWith(await photograph());
    expect(stored).toMatch(/^uploads\/images\/[a-z0-9]+\.800x1200\.jpg$/);
  });

  test("is served upright, without EXIF, owner or place, to be kept for ever", async () => {
    const response = await fetchUpload(await publishWith(await photograph()));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = Buffer.from(await response.arrayBuffer());
    const { exif, width, height, orientation } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect(orientation ?? 1).toBe(1);
    expect([width, height]).toEqual([800, 1200]);
    expect(bytes.includes("SECRET")).toBe(false);
  });

  test("has AVIF and WebP forms at the widths that its size allows, stripped as well", async () => {
    const stored = await publishWith(await photograph());
    for (const width of [400, 800]) {
      for (const format of ["avif", "webp"]) {
        const response = await fetchUpload(stored.replace(/jpg$/, `${width}.${format}`));
        expect(response.headers.get("content-type")).toBe(`image/${format}`);
        const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(found.width).toBe(width);
        expect(found.exif).toBeUndefined();
      }
    }
    expect((await fetchUpload(stored.replace(/jpg$/, "1600.avif"))).status).toBe(404);
  });

  test("wider than anything the site shows is made smaller", async () => {
    const wide = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    expect(await publishWith(wide)).toMatch(/\.2400x600\.jpg$/);
  });
});

test.for(["png", "gif", "webp", "jpeg"] as const)(
  "%s is told by its bytes, whatever it is called",
  async (type) => {
    const stored = await publishWith(await picture(type), "anything.bin", "application/octet-stream");
    expect(stored).toMatch(new RegExp(`\\.40x30\\.${type === "jpeg" ? "jpg" : type}$`));
  },
);

test("a moving picture stays moving and has no lighter forms", async () => {
  const stored = await publishWith(await movingPicture(), "a.gif", "image/gif");
  expect(stored).toMatch(/\.30x20\.animated\.gif$/);
  expect(await filesOnDisk()).toEqual([path.basename(stored)]);
});

describe("a name", () => {
  test.for([
    ["a path", "../../../../etc/passwd"],
    ["a path of the other kind", "..\\..\\evil.png"],
    ["a full path", "/etc/cron.d/x.jpg"],
    ["a NUL byte", "a\u0000.jpg"],
    ["5,000 letters", "x".repeat(5000)],
  ] as const)("of %s has no effect on where the file goes", async ([, name]) => {
    const stored = await publishWith(await picture("png"), name);
    expect(stored).toMatch(/^uploads\/images\/[a-z0-9]{12,40}\.40x30\.png$/);
    expect((await filesOnDisk()).every((file) => /^[a-z0-9.]+$/.test(file))).toBe(true);
  });

  test.for([
    "/backendReact/uploads/images/..%2f..%2fumeed.sqlite",
    "/backendReact/uploads/images/%2e%2e",
    "/backendReact/uploads/receiving/x.jpg",
    "/backendReact/uploads/images/",
    "/backendReact/uploads/images/.jpg",
    "/backendReact/uploads/images/nothing-there.jpg",
  ])("%s reads no other file", async (address) => {
    const { status, body } = await app.get(address);
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false });
  });
});

describe("what is no picture is refused by type, and leaves nothing behind", () => {
  const half = async () => (await photograph()).subarray(0, 900);
  test.for([
    ["a drawing called .png", async () => svgImage, "logo.png", "image/png"],
    ["a drawing", async () => svgImage, "logo.svg", "image/svg+xml"],
    [
      "a page called .jpg",
      async () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      "a.jpg",
      "image/jpeg",
    ],
    ["a text", async () => Buffer.from("hello"), "a.jpg", "image/jpeg"],
    ["an empty file with a name", async () => Buffer.alloc(0), "a.jpg", "image/jpeg"],
    ["half a photograph", half, "a.jpg", "image/jpeg"],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n%rest"), "a.png", "image/png"],
    [
      "a video",
      async () => Buffer.from("\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1"),
      "a.jpg",
      "image/jpeg",
    ],
  ] as const)("%s", async ([, bytes, name, type]) => {
    const refused = await author.sendForm({}, { name, bytes: await bytes(), type });
    expect(refused).toMatchObject({ status: 415, body: { success: false, message: wrongType } });
    expect(await filesOnDisk()).toEqual([]);
    expect(await author.publicTitles()).toEqual([]);
  });
});

describe("what is too large", () => {
  test("by its announced length is refused before the body is read", async () => {
    const { status, body, sent } = await sendSlowly(100 * megabyte);
    expect(status).toBe(413);
    expect(body).toEqual({ success: false, message: tooLarge });
    expect(sent).toBeLessThan(megabyte);
  });

  test("by a little is refused with the message of BLOG-18, and leaves nothing behind", async () => {
    const bytes = Buffer.concat([await photograph(), Buffer.alloc(5 * megabyte)]);
    const refused = await author.sendForm({}, { name: "a.jpg", bytes, type: "image/jpeg" });
    expect(refused).toMatchObject({ status: 413, body: { success: false, message: tooLarge } });
    expect(await filesOnDisk()).toEqual([]);
  });

  test("in its pixels, small in its bytes, is refused without unfolding it", async () => {
    const bomb = await sharp({
      create: { width: 11_000, height: 11_000, channels: 3, background: "#000" },
      limitInputPixels: false,
    })
      .toColourspace("b-w")
      .png({ compressionLevel: 1 })
      .toBuffer();
    const refused = await author.sendForm({}, { name: "a.png", bytes: bomb, type: "image/png" });
    expect(refused.status).toBe(415);
    expect(await filesOnDisk()).toEqual([]);
  });

  /** Announces a body of so many bytes, sends a little, and sees what comes back. */
  function sendSlowly(announced: number) {
    return new Promise<{ status: number; body: unknown; sent: number }>((resolve, reject) => {
      const call = request(`${app.url}/backendReact/api_blogs.php`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${author.token}`,
          "content-type": "multipart/form-data; boundary=x",
          "content-length": announced,
        },
      });
      const start = Buffer.from(
        '--x\r\ncontent-disposition: form-data; name="featured_image"; filename="a"\r\n\r\n',
      );
      call.write(start);
      call.on("error", reject);
      call.on("response", (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => {
          call.destroy();
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), sent: start.length });
        });
      });
    });
  }
});

describe("files leave the disk", () => {
  const send = async (id: number, fields: Record<string, string>, withFile = false) =>
    author.sendForm(
      { title: "Story", _method: "PUT", id, ...fields },
      withFile ? { name: "b.png", bytes: await picture("png"), type: "image/png" } : undefined,
    );

  async function publishedId(): Promise<number> {
    await publishWith(await photograph());
    expect(await filesOnDisk()).toHaveLength(5);
    return (await author.read("story")).id;
  }

  test("when their post gets another picture", async () => {
    const id = await publishedId();
    expect((await send(id, {}, true)).status).toBe(200);
    const stored = (await author.read("story")).featured_image;
    const stem = path.basename(stored, ".png");
    expect((await filesOnDisk()).every((file) => file.startsWith(stem))).toBe(true);
    expect((await fetchUpload(stored)).status).toBe(200);
  });

  test("when the picture is removed", async () => {
    const id = await publishedId();
    expect((await send(id, { remove_image: "1" })).status).toBe(200);
    expect((await author.read("story")).featured_image).toBeNull();
    expect(await filesOnDisk()).toEqual([]);
  });

  test("when their post is deleted", async () => {
    await author.remove(await publishedId());
    expect(await filesOnDisk()).toEqual([]);
  });

  test("but not when the post is only edited", async () => {
    expect((await send(await publishedId(), { content: "New" })).status).toBe(200);
    expect(await filesOnDisk()).toHaveLength(5);
  });

  test("when the save that brought them is refused: stale, deleted, against a rule", async () => {
    const id = await publishedId();
    expect((await send(id, { version: "9" }, true)).status).toBe(409);
    expect((await send(id + 1000, {}, true)).status).toBe(404);
    expect((await send(id, { title: " " }, true)).status).toBe(422);
    await expect.poll(filesOnDisk).toHaveLength(5);
  });

  test("when the sender goes away half-way", async () => {
    const call = request(`${app.url}/backendReact/api_blogs.php`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${author.token}`,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": megabyte,
      },
    });
    call.on("error", () => undefined);
    call.write('--x\r\ncontent-disposition: form-data; name="featured_image"; filename="a.jpg"\r\n\r\n');
    call.write(await photograph());
    await expect.poll(filesOnDisk).not.toEqual([]);
    call.destroy();
    await expect.poll(filesOnDisk).toEqual([]);
  });
});

test("two files in one form, or a second field of the same name, do no harm", async () => {
  const form = new FormData();
  const file = () => new Blob([svgImage], { type: "image/png" });
  form.append("featured_image", file(), "a.png");
  form.append("featured_image", file(), "b.png");
  const { status } = await app.call("saveBlog", { token: author.token, form });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await filesOnDisk()).toEqual([]);
});

test("a picture can be fetched in parts, and asked for again without its bytes", async () => {
  const address = app.url + uploadUrl(await publishWith(await photograph()));
  const whole = await fetch(address);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await fetch(address, { headers: { range: "bytes=10-19" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 10-19/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const beyond = await fetch(address, { headers: { range: "bytes=99999999-" } });
  expect(beyond.status).toBe(416);
  const etag = whole.headers.get("etag") ?? "";
  expect((await fetch(address, { headers: { "if-none-match": etag } })).status).toBe(304);
});
