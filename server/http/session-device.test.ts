import { expect, test } from "vitest";
import { deviceOf } from "./session-device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.for([
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    "Edge on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
  ],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari on Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
  ],
  [
    "Samsung Internet on Android",
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  ["", "curl/8.5.0"],
  ["", ""],
  ["", undefined],
  ["", `${"x".repeat(500)} Chrome/1 Android`],
] as const)("%j", ([device, userAgent]) => {
  expect(deviceOf(userAgent)).toBe(device);
});
