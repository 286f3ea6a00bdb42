import { afterEach, expect, it, vi } from "vitest";
import { allCalls } from "#tests/support/calls.ts";
import { mockUploads } from "#tests/support/uploads.ts";
import { uploadApi } from "./upload-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const texts = { failed: "Failed to upload media.", broke: "No connection." };

function start(
  options: { signal?: AbortSignal; onProgress?: (share: number) => void; createKey?: string } = {},
) {
  const requests = mockUploads();
  const form = new FormData();
  const result = uploadApi(allCalls.createGalleryItem, { form, token: "abc", texts, ...options });
  const [request] = requests;
  if (!request) throw new Error("Nothing was sent.");
  return { result, request, form };
}

it("sends the form with the token as the contract says, and returns the reply", async () => {
  const { request, result, form } = start();
  expect(request).toMatchObject({
    method: "POST",
    url: "/backendReact/api_add_gallery_item.php",
    headers: { authorization: "Bearer abc", accept: "application/json" },
    form,
  });
  request.reply({ success: true, id: 4 }, 201);
  expect(await result).toEqual({
    ok: true,
    status: 201,
    body: { success: true, id: 4 },
    nextCursor: undefined,
  });
});

it("tells its progress as a share of the bytes", async () => {
  const shares: number[] = [];
  const { request, result } = start({ onProgress: (share) => shares.push(share) });
  request.progress(25, 100);
  request.progress(100, 100);
  request.reply({ success: true });
  await result;
  expect(shares).toEqual([0.25, 1]);
});

it.each([
  ["refused", 413, { success: false, message: "Too large." }, "refused", "Too large."],
  ["refused without words", 422, { success: false }, "refused", "Failed to upload media."],
  ["failed on the server", 500, { success: false, message: "stack" }, "http", "Failed to upload media."],
])("an upload that is %s says what callApi would say", async (_, status, body, kind, message) => {
  const { request, result } = start();
  request.reply(body, status);
  expect(await result).toMatchObject({ ok: false, kind, status, message });
});

it("a lost connection and an unreadable reply are failures too", async () => {
  const lost = start();
  lost.request.fail();
  expect(await lost.result).toEqual({ ok: false, kind: "network", message: "No connection." });
  const page = start();
  page.request.replyText("<h1>Bad gateway</h1>", 502);
  expect(await page.result).toMatchObject({ kind: "http", status: 502, message: "No connection." });
});

it("an upload that is cancelled is a value", async () => {
  const aborted = { ok: false, kind: "aborted", message: "The upload was cancelled. Nothing was saved." };
  const controller = new AbortController();
  const { request, result } = start({ signal: controller.signal });
  controller.abort();
  expect(request.aborted).toBe(true);
  expect(await result).toEqual(aborted);

  const before = uploadApi(allCalls.createGalleryItem, {
    form: new FormData(),
    signal: AbortSignal.abort(),
  });
  expect(await before).toEqual(aborted);
});

it("a slow upload may take any time; without a byte for a minute it counts as broken", async () => {
  vi.useFakeTimers();
  const { request, result } = start();
  for (let at = 1; at <= 100; at += 1) {
    vi.advanceTimersByTime(59_000);
    request.progress(at, 100);
  }
  request.sendAll();
  vi.advanceTimersByTime(9 * 60_000);
  expect(request.aborted).toBe(false);
  request.reply({ success: true, id: 4 }, 201);
  expect(await result).toMatchObject({ ok: true, body: { id: 4 } });
  vi.advanceTimersByTime(60 * 60_000);
  expect(request.aborted).toBe(false);

  const stopped = start();
  stopped.request.progress(1, 100);
  vi.advanceTimersByTime(60_000);
  expect(stopped.request.aborted).toBe(true);
  expect(await stopped.result).toEqual({ ok: false, kind: "network", message: "No connection." });
});

const key = "0123456789abcdef";

it("an upload that breaks before its last byte, or has no key, is not asked for", async () => {
  const fetch = vi.fn();
  const early = start({ createKey: key });
  vi.stubGlobal("fetch", fetch);
  early.request.fail();
  expect(await early.result).toMatchObject({ kind: "network" });
  const keyless = start();
  keyless.request.sendAll();
  keyless.request.fail();
  expect(await keyless.result).toMatchObject({ kind: "network" });
  expect(fetch).not.toHaveBeenCalled();
});
