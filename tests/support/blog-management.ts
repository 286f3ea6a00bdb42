import { expect, type Page } from "./site.ts";

/* Blog Management: the table's rows, the editor and its buttons. */

export const call = "**/backendReact/api_blogs.php*";
export const editor = (page: Page) => page.getByRole("dialog", { name: /(?:Create New|Edit) Blog Post/ });
export const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
/** The button that publishes or updates; 'Save Draft' stands beside it. */
export const send = (page: Page) =>
  editor(page).getByRole("button", { name: /Publish Post|Update Post|Schedule Post/ });

export async function openNew(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New Post" }).click();
  await expect(editor(page).getByRole("heading", { name: "Create New Blog Post" })).toBeVisible();
}

export async function fillIn(page: Page, title: string, content = "Some words"): Promise<void> {
  await editor(page).getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill(content);
  await editor(page).getByLabel("Category").selectOption("Education");
}

export const find = (page: Page, title: string) =>
  page.getByRole("searchbox", { name: "Search posts" }).fill(title);

/** Opens the editor of a post in the table. */
export async function openPost(page: Page, title: string): Promise<void> {
  await find(page, title);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
}
