import { expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { defaultContent } from "#server/content.ts";
import { renderMarkdown } from "#server/markdown/markdown.ts";
import { newsletterMail } from "./newsletter-mail.server.ts";

const siteUrl = "https://umeed.example";
const leaveUrl = `${siteUrl}/newsletter/leave?token=abc`;

function mailOf(
  markdown: string,
  options: { preheader?: string; subject?: string; preview?: boolean; language?: Language } = {},
) {
  const { language = "en" } = options;
  const { html } = renderMarkdown(markdown, siteUrl);
  return newsletterMail(
    { subject: options.subject ?? "Winter", preheader: options.preheader ?? "", html },
    {
      language,
      identity: defaultContent("identity", language),
      siteUrl: options.preview ? "" : siteUrl,
      leaveUrl,
      preview: options.preview,
    },
  );
}

test("the mail loads nothing but pictures of our site, the same for every reader, and links lead straight", () => {
  const { html } = mailOf(
    "![A pump](/backendReact/uploads/images/abcdefabcdefabcd.1600x900.jpg) [Give](/donate) [News](https://news.example/a)",
  );
  const loaded = [...html.matchAll(/\b(?:src|srcset|background|data|poster)="([^"]*)"/g)].map(([, at]) => at);
  expect(loaded).toEqual([`${siteUrl}/backendReact/uploads/images/abcdefabcdefabcd.1600x900.800.webp`]);
  expect(html).not.toMatch(/<(?:script|link|iframe|form|object|embed)\b|url\(|@import/i);
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, to]) => to);
  expect(links).toEqual([
    `${siteUrl}/donate`,
    "https://news.example/a",
    leaveUrl,
    `${siteUrl}/privacy-policy`,
  ]);
});

test("it can be heard and read by everybody: language, one heading, layout that is not announced", () => {
  const { html } = mailOf(
    "## Wells\n\nFive wells were dug this winter, and each has water.\n\nیہ اردو ہے اور یہ ایک جملہ ہے۔",
    { subject: "A <b> & c" },
  );
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).toContain("A &lt;b&gt; &amp; c</h1>");
  expect(html).toMatch(/<p lang="ur" dir="rtl" style="[^"]*Nastaliq/);
  expect(html.match(/<table\b/g)).toHaveLength(html.match(/<table role="presentation"/g)?.length ?? 0);
  expect(mailOf("یہ اردو ہے", { subject: "سردی" }).html).toMatch(
    /^<!doctype html><html lang="ur" dir="rtl">/,
  );
});

test("a table of the text stays a table", () => {
  expect(mailOf("| a | b |\n|---|---|\n| 1 | 2 |").html).toMatch(/<table style="[^"]+">/);
});

test("the text part says the same, with the link to unsubscribe in full", () => {
  const { text, subject } = mailOf("## Wells\n\n[Give](/donate)", {
    preheader: "Five wells",
    subject: "Winter\r\nBcc: x@y.example",
  });
  expect(text).toMatch(/^Five wells\n\nWells\n\nGive \(https:\/\/umeed\.example\/donate\)\n/);
  expect(text).toContain(`Unsubscribe: ${leaveUrl}\n`);
  expect(text).toContain("Nothing in this mail is tracked.");
  expect(subject).toBe("Winter Bcc: x at y.example");
});

test("a preview has no style sheet, which the page's policy would refuse, and addresses of the page's own site", () => {
  const { html } = mailOf("[Give](/donate)", { preview: true });
  expect(html).not.toContain("<style");
  expect(html).toContain(' href="/donate"');
  expect(mailOf("Text").html).toContain("prefers-color-scheme:dark");
});

test("its end is in the reader's language, whatever language the text is in: NEWS-12a", () => {
  const { html, text } = mailOf("Wells", { language: "ur" });
  expect(html).toMatch(/<td class="faint" lang="ur" dir="rtl" style="[^"]*Nastaliq/);
  expect(html).toContain("12 خاتم اسٹریٹ، گلبرگ، لاہور، پاکستان");
  expect(html).toContain(`href="${siteUrl}/ur/privacy-policy"`);
  expect(text).toContain(`خبرنامہ بند کریں: ${leaveUrl}`);
  expect(html).not.toContain("Unsubscribe");
});
