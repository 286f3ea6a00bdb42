import { expect, test } from "vitest";
import { defaultContent } from "#server/content.ts";
import { readSources } from "#tests/support/source-files.ts";

/*
 * The policies say what the software stores (LEGAL-02). Whoever stores something new, in the database or in a browser,
 * finds here that the page does not say so yet.
 */

const { cookies } = defaultContent("policies");
const sources = readSources(["app", "server"]);

const rowsOf = (policy: typeof cookies) => policy.sections.flatMap(({ table }) => table?.rows ?? []);

test("each thing that is left in a browser has its row among the cookies", () => {
  const browser = sources.filter(
    ({ name, text }) =>
      /^app\//.test(name) &&
      !/\.test\.tsx?$/.test(name) &&
      /\b(?:localStorage\.|sessionStorage\.|indexedDB\.|document\.cookie)|<ScrollRestoration /.test(text),
  );
  expect(browser.map(({ name }) => name).sort()).toEqual([
    "app/dashboard/draft-storage.ts",
    "app/dashboard/folded.ts",
    "app/dashboard/session-storage.ts",
    "app/features/pages/layout/shortcut-keys.ts",
    "app/features/stories/banner/public/banner-strip.tsx",
    "app/lib/form-draft.ts",
    "app/parts/bank-statements/admin/bank-statement-import.tsx",
    "app/root.tsx",
    "app/site/enhance/ad-popup.ts",
    "app/site/enhance/banner-strip.ts",
  ]);
  expect(rowsOf(cookies).map(([name]) => name)).toEqual([
    "adPopupClosed",
    "announcementClosed",
    "react-router-scroll-positions",
    "form:",
    "authToken, authUser",
    "draft:",
    "dashboard-place",
    "dashboardShortcuts",
    "dashboardFolded",
    "dashboardStatement",
  ]);
});

test("the server sets no cookie", () => {
  const setting = sources.filter(({ name, text }) => name.startsWith("server/") && /set-cookie/i.test(text));
  expect(setting.map(({ name }) => name).filter((name) => !/\.test\.ts$/.test(name))).toEqual([]);
});
