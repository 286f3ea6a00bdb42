import { editor, fillIn, openNew, openPost } from "#tests/support/blog-management.ts";
import { picture } from "#tests/support/pictures.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

const box = (page: Page) => editor(page).getByRole("textbox", { name: "Content", exact: true });
const tab = (page: Page, name: string) => editor(page).getByRole("tab", { name, exact: true }).click();
const button = (page: Page, name: string) =>
  editor(page).getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

test("a text is written as it will look, and only what was changed is written anew: BLOG-22a, BLOG-22b, BLOG-22c", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("As it will look");
  const rest = "\n\n| Rice | 40 kg |\n|---|---|\n\nWater\n=====\n* in *Mithi*";
  await admin.publish({ title, content: `Bread${rest}` });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openDashboard("/dashboard/blogs");
  await openPost(page, title);
  await expect(box(page)).toHaveValue(/^Bread/);
  expect(asked.filter((url) => url.includes("visual-editor"))).toEqual([]);
  await tab(page, "Visual");
  await expect(box(page).getByRole("heading", { name: "Water" })).toBeVisible();
  await expect(box(page)).toContainText("Shown as text. Change it in the Text tab.");

  await box(page).getByText("Bread").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and ");
  await page.keyboard.press("Control+b");
  await expect(button(page, "Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("salt");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await button(page, "Numbered List").click();
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Control+k");
  const link = page.getByRole("dialog", { name: "Insert a Link" });
  await link.getByLabel("Words").fill("give");
  await link.getByLabel("Address").fill("/donate");
  await link.getByRole("button", { name: "Insert Link" }).click();
  await expect(box(page)).toBeFocused();

  await button(page, "Picture").click();
  const dialog = page.getByRole("dialog", { name: "Insert a Picture" });
  const file = { name: "pump.png", mimeType: "image/png", buffer: Buffer.from(await picture("png")) };
  await dialog.getByLabel(/^Picture/).setInputFiles(file);
  await dialog.getByLabel(/^Alt text/).fill("A pump in Kasur");
  await dialog.getByRole("button", { name: "Insert Picture" }).click();
  await expect(box(page).getByRole("img", { name: "A pump in Kasur" })).toHaveJSProperty("complete", true);
  await page.keyboard.press("Tab");
  await expect(box(page), "Tab leads on").not.toBeFocused();

  await tab(page, "Text");
  const written = await box(page).inputValue();
  expect(written.replace(/\(\/backendReact[^)]*\)/, "(PICTURE)")).toBe(
    `Bread and **salt**\n\n1. one\n2. two[give](/donate)\n\n![A pump in Kasur](PICTURE)${rest}`,
  );
  await editor(page).getByRole("button", { name: "Update Post" }).click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  const saved = String((await admin.findPost(title))?.content);
  expect(saved.replaceAll("\r\n", "\n")).toBe(written);
  await openPost(page, title);
  await tab(page, "Visual");
  await expect(box(page), "it opens again as it was saved").toContainText("Bread and salt");
  await editor(page).getByRole("button", { name: "Cancel" }).click();
  const site = new URL(page.url()).origin;
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(site))).toEqual([]);
});

test("undone is as it was, and what is nested too deeply is not opened: BLOG-22b, BLOG-22c", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, "Undone", "__Bold__\nand *more*");
  await tab(page, "Visual");
  await box(page).getByText("Bold").click();
  await page.keyboard.type("x");
  await page.keyboard.press("Control+z");
  await tab(page, "Text");
  await expect(box(page)).toHaveValue("__Bold__\nand *more*");
  await box(page).fill(">".repeat(20_000));
  await tab(page, "Visual");
  await expect(editor(page).getByText("This text is nested too deeply to be shown here.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
});

test("'Publish Post' right after 'Draft saved.' publishes: BLOG-22d", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("At once");
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, title, "First");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Draft saved.")).toBeVisible();
  await box(page).fill("Second");
  await editor(page).getByRole("button", { name: "Publish Post" }).click();
  await expect(toast(page, /published|updated/)).toBeVisible();
  expect(await admin.findPost(title)).toMatchObject({ content: "Second", status: "published" });
});

/** A paste or a drop of words, files or both, as the browser tells the box of it. @returns whether the page took it */
const bring = (page: Page, how: "paste" | "drop", words: string) =>
  box(page).evaluate(
    (element, { how, words }) => {
      const data = new DataTransfer();
      if (words) data.setData("text/plain", words);
      data.items.add(new File([new Uint8Array(70)], "image.png", { type: "image/png" }));
      element.scrollIntoView();
      const { x, y } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 };
      return !element.dispatchEvent(
        how === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data }),
      );
    },
    { how, words },
  );

test("words come before their picture, a picture that is dropped is asked about, and no first letter has a style: BLOG-22e, BLOG-22g", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, uniqueTitle("Pasted"), "Words");
  const dialog = page.getByRole("dialog", { name: "Insert a Picture" });
  for (const name of ["Text", "Visual"]) {
    await tab(page, name);
    await expect(box(page)).toBeVisible();
    expect(await bring(page, "paste", "City\tFamilies\nLahore\t500")).toBe(name === "Visual");
    await expect(dialog).toBeHidden();
    for (const how of ["paste", "drop"] as const) {
      expect(await bring(page, how, ""), `${how} into ${name}`).toBe(true);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    }
  }
  await expect(box(page)).toContainText("City");
  const styled = await box(page).evaluate((element) => {
    const rules = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.selectorText]
          : "cssRules" in rule
            ? rules(rule.cssRules as CSSRuleList)
            : [],
      );
    return [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .filter((selector) => selector.includes("::first-letter"))
      .filter((selector) => element.querySelector("p")?.matches(selector.replaceAll("::first-letter", "")));
  });
  expect(styled).toEqual([]);
});
