import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath, readablePath, withoutKey } from "./canonical-path.ts";

test.for([
  ["/", "/"],
  ["/blogs", "/blogs"],
  ["/BLOGS", "/blogs"],
  ["/blogs/", "/blogs"],
  ["/%62logs", "/blogs"],
  ["/./blogs", "/blogs"],
  ["/%2e/blogs", "/blogs"],
  ["/about/../blogs", "/blogs"],
  ["/about/.%E2%80%8F./blogs", "/blogs"],
  ["/../../blogs", "/blogs"],
  ["//blogs//", "/blogs"],
  ["//evil.example/blogs", "/evil.example/blogs"],
  ["/\\evil.example", "/%5Cevil.example"],
  ["/blog/%d8%a7%d9%85%db%8c%d8%af", "/blog/%D8%A7%D9%85%DB%8C%D8%AF"],
  ["/blog/\xd8\xa7", "/blog/%D8%A7"],
  [`/blog/${encodeURIComponent("آج".normalize("NFD"))}`, `/blog/${encodeURIComponent("آج")}`],
  [`/blog/${encodeURIComponent("\u202bکہانی\u202c۔")}`, `/blog/${encodeURIComponent("کہانی")}`],
  [`/ur/blog/${encodeURIComponent("کہانی؟")}/`, `/ur/blog/${encodeURIComponent("کہانی")}`],
  [`/blog/${encodeURIComponent("؟")}`, "/blog"],
  ["/blog/a%2fb", "/blog/a%2Fb"],
  ["/blogs.data", "/blogs.data"],
  ["/Receipts/aB-9_.pdf", "/receipts/aB-9_.pdf"],
  ["/about/Receipts/aB", "/about/receipts/ab"],
] as const)("%s has the canonical form %s", ([path, canonical]) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.for(["/%", "/%E0%A4%A", "/%ff", "/blog/%zz"])("%s is invalid", (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});

test.for([
  ["/blog/%D8%A7%D9%85%DB", "/blog/%D8%A7%D9%85"],
  ["/blog/%D8%A7%D", "/blog/%D8%A7%25d"],
  ["/%ff", "/"],
  ["/%", "/%25"],
  ["/%ff/evil.example", "/evil.example"],
  ["/blog/a%2fb%ff", "/blog/a%2Fb"],
] as const)("of %s, %s can be read", ([path, readable]) => {
  expect(readablePath(path)).toBe(readable);
  expect(canonicalPath(readable)).toBe(readable);
});

test("a canonical path stays as it is, and never names another host", () => {
  const piece = constantFrom(
    "/",
    ".",
    "..",
    "%",
    "%2e",
    "%2F",
    "%5c",
    "A",
    "é",
    "\xd8",
    "İ",
    "ß",
    "\\",
    "۔",
    "\u200f",
    "آ".normalize("NFD"),
    "@",
    " ",
  );
  assert(
    property(array(piece.chain((text) => string({ maxLength: 2 }).map((more) => text + more))), (pieces) => {
      const canonical = canonicalPath(`/${pieces.join("")}`);
      if (canonical === undefined) return;
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(canonical).toMatch(/^\/(?![/\\])/);
    }),
  );
});

test.for([
  "/receipts/aB-9_.pdf",
  "/Receipts/aB",
  "//receipts//aB/",
  "/./receipts/aB",
  "/%72eceipts/aB",
  "/receipts%2FaB",
])("the key of a receipt is left out of logs and counts: %s", (path) => {
  expect(withoutKey(path)).toBe("/receipts");
});

test("so is the reference with which a gateway sends a donor back; other paths stay as they are", () => {
  expect(withoutKey("/backendReact/payments/returns/P2611231205ABCDEFGHJ")).toBe(
    "/backendReact/payments/returns",
  );
  expect(withoutKey("/blog/receipts")).toBe("/blog/receipts");
  expect(withoutKey("/%zz/receipts/aB")).toBe("/%zz/receipts/aB");
});
