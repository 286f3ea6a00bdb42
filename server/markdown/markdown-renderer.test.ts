import { expect, test, vi } from "vitest";
import { MarkdownRenderer } from "./markdown-renderer.ts";

const siteUrl = "https://umeed.example";
const plain = { text: "Text", siteUrl };
const rendered = { html: "<p>Text</p>\n", summary: "Text", foreignPictures: [] };

test.for([
  ["60 KB of *a_, which take minutes", "*a_".repeat(20_000)],
  ["150 KB of *a_, which take for ever", "*a_".repeat(50_000)],
  ["10 KB of quotations within each other, which overflow the stack", "> ".repeat(5_000)],
  ["lists within each other", `${"- ".repeat(2_000)}x`],
  [
    "a table of millions of cells",
    `${"|a".repeat(30_000)}|\n${"|-".repeat(30_000)}|\n${"|\n".repeat(20_000)}`,
  ],
] as const)("%s are given up, and the next text is rendered", async ([, text]) => {
  const renderer = new MarkdownRenderer({ idle: 1 });
  expect(await renderer.render({ text, siteUrl })).toBe("too tangled");
  expect(await renderer.render(plain)).toEqual(rendered);
});

test("the thread of the caller is free while a text is rendered", async () => {
  const renderer = new MarkdownRenderer({ timeoutMs: 500, idle: 1 });
  await renderer.render(plain);
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 10);
  expect(await renderer.render({ text: "*a_".repeat(50_000), siteUrl })).toBe("too tangled");
  clearInterval(ticking);
  // Fifty on an idle machine.
  expect(turns).toBeGreaterThan(5);
});

test("texts wait for each other, and beyond a few the answer is busy", async () => {
  const renderer = new MarkdownRenderer({ maxWaiting: 2, idle: 1 });
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => renderer.render(plain)));
  expect(responses).toEqual([rendered, rendered, rendered, "busy", "busy"]);
  expect(await renderer.render(plain)).toEqual(rendered);
});

test("a very long story of ordinary text is rendered", async () => {
  const renderer = new MarkdownRenderer({ timeoutMs: 30_000, idle: 1 });
  const text = "## A part\n\nWords of a *story* that [goes on](/blogs) for long.\n\n".repeat(3_000);
  const result = await renderer.render({ text, siteUrl });
  expect(result).toMatchObject({ summary: expect.stringContaining("Words of a story") });
});

test("what a thread reports under `node --watch` is not taken for an answer", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  const renderer = new MarkdownRenderer({ idle: 1 });
  expect(await renderer.render(plain)).toEqual(rendered);
  vi.unstubAllEnvs();
});
