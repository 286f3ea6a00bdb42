import Fastify, { type RouteOptions } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { bannerAdminCalls } from "#app/features/stories/banner/banner-admin.calls.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { watchReplySchemas } from "#tests/support/reply-schemas.ts";
import { routeOf, withExtras } from "./call-routes.ts";

const file = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };

const readDocument = startedOnce(
  async () => (await (await startTestApp()).get("/backendReact/openapi.json")).body,
);

async function bodyOf(method: string, path: string) {
  const document = await readDocument();
  return document.paths[`/backendReact/${path}`][method].requestBody.content;
}

test.for([
  ["post", "api_add_event.php", "image", "JPEG, PNG, GIF or WebP up to 2 MB"],
  ["put", "events", "image", "JPEG, PNG, GIF or WebP up to 2 MB"],
  [
    "post",
    "api_add_gallery_item.php",
    "media",
    "JPEG, PNG, GIF or WebP up to 50 MB; MP4, WebM or Ogg up to 50 MB",
  ],
  ["post", "ads/upload.php", "media_file", "JPEG, PNG, GIF or WebP up to 5 MB; MP4, WebM or Ogg up to 50 MB"],
  ["put", "ads", "media_file", "JPEG, PNG, GIF or WebP up to 5 MB; MP4, WebM or Ogg up to 50 MB"],
  ["post", "api_hero_section.php", "image", "JPEG, PNG, GIF or WebP up to 5 MB"],
  ["put", "api_hero_section.php", "video", "MP4, WebM or Ogg up to 20 MB"],
] as const)("%s %s: its form names the file field %s", async ([method, path, field, kinds]) => {
  const content = await bodyOf(method, path);
  const { properties } = content["multipart/form-data"].schema;
  expect(properties[field]).toEqual({ ...file, description: expect.stringContaining(kinds) });
  expect(Object.keys(properties).length).toBeGreaterThan(2);
  expect(content["application/json"]?.schema.properties?.[field]).toBeUndefined();
});

test("each variant of a form with a discriminating field names its file", async () => {
  const content = await bodyOf("post", "api_blogs.php");
  const choices = ({ anyOf, oneOf }: { anyOf?: object[]; oneOf?: object[] }) => oneOf ?? anyOf ?? [];
  const asForm = choices(content["multipart/form-data"].schema);
  expect(asForm).toHaveLength(3);
  for (const choice of asForm)
    expect(choice).toHaveProperty("properties.featured_image", expect.objectContaining(file));
  // In JSON it can only be the path of an uploaded picture.
  const [create, update, remove] = choices(content["application/json"].schema);
  for (const choice of [create, update]) {
    expect(choice).toHaveProperty(
      "properties.featured_image",
      expect.objectContaining({ description: expect.stringContaining("uploaded already") }),
    );
  }
  expect(remove).not.toHaveProperty("properties.featured_image");
});

test("the document is made into bytes once, and goes out gzipped to who takes that", async () => {
  const app = await startTestApp();
  const ask = (encoding: string) => app.get("/backendReact/openapi.json", { "accept-encoding": encoding });
  const plain = await ask("identity");
  const stringify = vi.spyOn(JSON, "stringify");
  onTestFinished(() => stringify.mockRestore());
  const packed = await ask("gzip");
  expect(stringify).not.toHaveBeenCalledWith(expect.objectContaining({ openapi: "3.1.0" }));
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.text).toBe(plain.text);
  expect(plain.body.openapi).toBe("3.1.0");
});

test.for([
  ["get", "api_banner.php", [200, 500, 503]],
  ["post", "api_login.php", [200, 400, 401, 409, 413, 415, 422, 429, 500, 503, 507]],
  ["get", "sessions", [200, 401, 422, 500, 503]],
  ["get", "audit-log", [200, 401, 403, 422, 500, 503]],
  ["post", "api_add_user.php", [201, 202, 400, 401, 403, 404, 409, 413, 415, 422, 500, 503, 507]],
  ["get", "payments/returns/{attempt}", [200, 303, 404, 422, 429, 500, 503]],
] as const)(
  "%s %s names the statuses that it can answer with, and no other",
  async ([method, path, known]) => {
    const document = await readDocument();
    const { responses } = document.paths[`/backendReact/${path}`][method];
    expect(Object.keys(responses).map(Number)).toEqual(known);
  },
);

test("a test fails when a call answers with a status that the document does not name", () => {
  const replies = watchReplySchemas();
  const call = routeOf(bannerAdminCalls.saveBanner, { description: "Saves." });
  const route: Omit<RouteOptions, "handler"> = withExtras(call, { status: 201 });
  Fastify().route({ ...route, handler: async () => ({ success: true }) });
  const answered = (status: number, body: object) => () =>
    replies.check("saveBanner", { status, body }, { withToken: true });
  const refused = { success: false, message: "No." };
  expect(answered(201, { success: true })).not.toThrow();
  expect(answered(409, refused)).not.toThrow();
  expect(answered(200, { success: true })).toThrow("saveBanner answered 200");
  expect(answered(429, refused)).toThrow("saveBanner answered 429");
});
