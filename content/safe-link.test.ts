import { expect, test } from "vitest";
import { isSafeLink, isSafePicture } from "./safe-link.ts";

test.for([
  ["/donate", true, true],
  ["/blogs?q=water#list", true, true],
  ["https://umeed.example/a", true, true],
  ["http://umeed.example", true, true],
  ["#questions", true, false],
  ["mailto:office@umeed.example", true, false],
  ["tel:+92421234567", true, false],
  ["//evil.example", false, false],
  ["/\\evil.example", false, false],
  ["/\t/evil.example", false, false],
  ["/\n\\evil.example", false, false],
  ["javascript:alert(1)", false, false],
  ["data:image/png;base64,AAAA", false, false],
  ["evil.example", false, false],
  ["", false, false],
] as const)("%j may be a link: %s, a picture: %s (CONTENT-08)", ([address, link, picture]) => {
  expect([isSafeLink(address), isSafePicture(address)]).toEqual([link, picture]);
});
