// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import {
  box,
  categories,
  editorOpens,
  newPost,
  open,
  pictureInput,
  post,
  press,
  type Respond,
  toast,
  unreachable,
  write,
} from "#tests/support/blog.tsx";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { mockUploads, type UploadRequest } from "#tests/support/uploads.ts";
import BlogsDashboard from "./blogs.dashboard.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("loads, then shows each post as a row", async () => {
  const draft = post(2, { title: "Later", status: "draft", category_id: null, category_name: null });
  const blank = post(3, { title: "", published_at: "", formatted_date: "" });
  open({ posts: [post(1, { excerpt: "The short of it" }), draft, blank] });
  expect(screen.getByText("Loading blogs...")).toBeTruthy();
  const row = within(await screen.findByRole("row", { name: /Post 1/ }));
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(columns).toEqual(["Blog Post", "Category", "Author", "Date", "Actions"]);
  expect(row.getByText("The short of it")).toBeTruthy();
  expect(row.getByText("Admin")).toBeTruthy();
  expect(row.getByRole("link", { name: /View Post 1/ }).getAttribute("target")).toBe("_blank");
  expect(row.getByText("Clean Water")).toBeTruthy();
  expect(row.getByText("Jan 5, 2026")).toBeTruthy();
  expect(row.getByRole("link", { name: /View Post 1/ }).getAttribute("href")).toBe("/blog/post-1");
  const later = within(screen.getByRole("row", { name: /Later/ }));
  expect(later.getByText("Uncategorized")).toBeTruthy();
  expect(later.getByText("Draft")).toBeTruthy();
  expect(later.queryByRole("link")).toBeNull();
  expect(within(screen.getByRole("row", { name: /Untitled Post/ })).getByText("N/A")).toBeTruthy();
});

it("sorts by a column, numbers in titles by their value", async () => {
  open({ posts: [post(10), post(9), post(2)] });
  await screen.findByRole("row", { name: /Post 10/ });
  await press("Blog Post");
  const header = screen.getByRole("columnheader", { name: "Blog Post" });
  expect(header.getAttribute("aria-sort")).toBe("ascending");
  const titles = screen.getAllByRole("button", { name: /^Post \d+$/ }).map(({ textContent }) => textContent);
  expect(titles).toEqual(["Post 2", "Post 9", "Post 10"]);
});

it("asks for the posts of a status and a category, which stand in the URL", async () => {
  const { router, fetch } = open();
  await screen.findByRole("row", { name: /Post 1/ });
  await userEvent.selectOptions(screen.getByLabelText("Status"), "Published");
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Clean Water");
  expect(router.state.location.search).toBe("?status=published&category=water");
  await waitFor(() => {
    const asked = fetch.mock.calls.map(([url]) => url);
    expect(asked.at(-1)).toMatch(/status=published&category=water/);
  });
});

it("offers the first post where there is none", async () => {
  open({ posts: [] });
  expect(await screen.findByText("No blog posts found")).toBeTruthy();
  await press("Create First Post");
  expect((await editorOpens()).textContent).toContain("Create New Blog Post");
});

it("shows when the list cannot be loaded, and loads it again", async () => {
  let reads = 0;
  mockFetch((url) => {
    if (url.pathname.endsWith("api_blog_categories.php")) return Response.json({ success: true, categories });
    reads += 1;
    return reads === 1
      ? Response.json({ success: false }, { status: 500 })
      : Response.json({ success: true, blogs: [post(1)], total: 1 });
  });
  openInDashboard(<BlogsDashboard />);
  await toast("Failed to fetch blogs.");
  await press("Try Again");
  expect(await screen.findByRole("row", { name: /Post 1/ })).toBeTruthy();
});

it("shows when the categories cannot be loaded, and loads them again", async () => {
  let readable = false;
  mockFetch((url) => {
    if (!url.pathname.endsWith("api_blog_categories.php"))
      return Response.json({ success: true, blogs: [post(1)], total: 1 });
    return readable
      ? Response.json({ success: true, categories })
      : Response.json({ success: false }, { status: 500 });
  });
  openInDashboard(<BlogsDashboard />);
  expect(await screen.findByRole("row", { name: /Post 1/ })).toBeTruthy();
  await toast("Failed to fetch categories.");
  await press("Categories");
  const dialog = within(await screen.findByRole("dialog", { name: "Categories" }));
  expect(await dialog.findByText("Failed to fetch categories.")).toBeTruthy();
  readable = true;
  await press("Try Again");
  expect(await dialog.findByDisplayValue("Clean Water")).toBeTruthy();
  expect(dialog.queryByText("Failed to fetch categories.")).toBeNull();
});

it("loads every post, a hundred at a time, and searches all of them", async () => {
  open({ posts: Array.from({ length: 120 }, (_, at) => post(at + 1)) });
  expect(await screen.findByText("100 of 120 posts shown")).toBeTruthy();
  await press("Load more");
  expect(await screen.findByText("120 posts")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Post 119" } });
  expect(await screen.findByText("1 post")).toBeTruthy();
});

it("asks for the post that it opens, and says while it does or why it cannot", async () => {
  const slow = Promise.withResolvers<Response>();
  const replies = [slow.promise];
  const { asked, router } = open({ posts: [post(1), post(2)], readOne: () => replies.shift() });
  await screen.findByRole("row", { name: /Post 2/ });
  expect(asked).toEqual([]);
  await press("Edit Post 2");
  const dialog = within(await screen.findByRole("dialog", { name: "Opening the post" }));
  expect(await dialog.findByText("Loading the post...")).toBeTruthy();
  slow.resolve(Response.json({ success: false }, { status: 500 }));
  expect(await dialog.findByText("Failed to fetch blogs.")).toBeTruthy();
  await press("Try Again");
  await screen.findByRole("dialog", { name: "Edit Blog Post" });
  expect(box(/Content/).value).toBe("Words");
  expect(asked).toEqual(["2", "2"]);
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Post 2" }));

  await act(() => router.navigate("/part?edit=7"));
  await toast("This post is no longer in the list.");
  expect(router.state.location.search).toBe("");
});

it("publishes a post and shows the success message", async () => {
  const { sent } = open({
    write: () => Response.json({ success: true, message: "Blog published successfully!" }),
  });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  await press("Publish Post");
  await toast("Blog published successfully!");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Create New Blog Post" })).toBeNull());
  expect(sent()[0]).toMatchObject({
    title: "A pump",
    content: "Water at last",
    category_id: "3",
    read_time: "5",
  });
  expect(sessionStorage.length).toBe(0);
});

it("names what is missing, in a toast and at the field, and sends nothing", async () => {
  const { sent } = open();
  await screen.findByRole("row", { name: /Post 1/ });
  await newPost();
  fireEvent.change(box(/Title/), { target: { value: "   " } });
  await press("Publish Post");
  await toast("Please enter a title");
  expect(box(/Title/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Please enter content")).toBeTruthy();
  expect(screen.getByText("Please select a category")).toBeTruthy();
  fireEvent.change(box(/Title/), { target: { value: "A pump" } });
  await press("Publish Post");
  await toast("Please enter content");
  fireEvent.change(box(/Content/), { target: { value: "Water at last" } });
  await press("Publish Post");
  await toast("Please select a category");
  expect(box(/Title/).value).toBe("A pump");
  expect(sent()).toEqual([]);
});

it.each<[string, Respond]>([
  ["An error occurred. Please try again.", unreachable],
  ["Failed to publish blog.", () => Response.json({ success: false }, { status: 500 })],
  [
    "The title must be at most 200 characters.",
    () =>
      Response.json(
        { success: false, message: "The title must be at most 200 characters." },
        { status: 422 },
      ),
  ],
])("keeps everything typed when publishing fails: %s", async (message, respond) => {
  open({ write: respond });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  await press("Publish Post");
  await toast(message);
  expect(box(/Title/).value).toBe("A pump");
  expect(box(/Content/).value).toBe("Water at last");
});

it("asks before closing with unsaved text, and restores a draft", async () => {
  open();
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  await press("Cancel");
  await press("Keep editing");
  expect(box(/Title/).value).toBe("A pump");

  // The page is closed without leaving it: a crash, an expired session.
  cleanup();
  open();
  await screen.findByRole("row", { name: /Post 1/ });
  await newPost();
  expect(box(/Title/).value).toBe("A pump");
  expect(screen.getByText("Text that you had not saved is back.")).toBeTruthy();

  await press("Cancel");
  await press("Discard");
  await newPost();
  expect(box(/Title/).value).toBe("");
});

it.each([
  ["notes.pdf", "application/pdf", 10, "Please select a valid image file (JPEG, PNG, GIF, WebP)"],
  ["huge.png", "image/png", 5 * 1024 * 1024 + 1, "Image size should be less than 5MB"],
])("refuses %s before it is sent", async (name, type, size, message) => {
  open();
  await screen.findByRole("row", { name: /Post 1/ });
  await newPost();
  fireEvent.change(pictureInput(), { target: { files: [new File([new Uint8Array(size)], name, { type })] } });
  await toast(message);
  expect(screen.queryByAltText("Preview of the chosen file")).toBeNull();
});

it("shows a chosen picture, and forgets it when removed", async () => {
  open();
  await screen.findByRole("row", { name: /Post 1/ });
  await newPost();
  fireEvent.change(pictureInput(), {
    target: { files: [new File(["x"], "pump.png", { type: "image/png" })] },
  });
  expect(await screen.findByAltText("Preview of the chosen file")).toBeTruthy();
  await press("Remove image");
  expect(screen.queryByAltText("Preview of the chosen file")).toBeNull();
});

it("says how far a chosen picture is, cancels its upload, and keeps the text when it fails", async () => {
  open();
  const uploads = mockUploads();
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  fireEvent.change(pictureInput(), {
    target: { files: [new File(["x"], "pump.png", { type: "image/png" })] },
  });
  await press("Publish Post");
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.progress(40, 100));
  const progress = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Upload of pump.png" });
  expect(progress.value).toBe(0.4);
  expect(screen.getByText("Uploading 40%")).toBeTruthy();
  await press("Cancel upload");
  await toast("The upload was cancelled. Nothing was saved.");
  expect(screen.queryByRole("progressbar")).toBeNull();

  for (const [end, message] of [
    [(upload: UploadRequest) => upload.fail(), "An error occurred. Please try again."],
    [(upload: UploadRequest) => upload.reply({ success: false }, 500), "Failed to publish blog."],
  ] as const) {
    const before = uploads.length;
    await press("Publish Post");
    await waitFor(() => expect(uploads).toHaveLength(before + 1));
    act(() => end(uploads[before] as UploadRequest));
    await toast(message);
    expect(box(/Title/).value).toBe("A pump");
  }

  await press("Publish Post");
  await waitFor(() => expect(uploads).toHaveLength(4));
  expect(Object.fromEntries(uploads[3]?.form ?? [])).toMatchObject({
    title: "A pump",
    featured_image: expect.any(File),
  });
  act(() => uploads[3]?.reply({ success: true, message: "Blog published successfully!" }, 201));
  await toast("Blog published successfully!");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Blog Post$/ })).toBeNull());
});

it("deletes after asking in the words of BLOG-26", async () => {
  const { sent } = open({ write: () => Response.json({ success: true }) });
  await userEvent.click(await screen.findByRole("button", { name: "Delete Post 1" }));
  await press("Cancel");
  expect(sent()).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Delete Post 1" }));
  const question = within(screen.getByRole("alertdialog"));
  const asked = question.getByText(
    "Are you sure you want to delete this blog post? This action cannot be undone.",
  );
  // BIN-01a: it goes on, and is not contradicted.
  expect(asked.parentElement?.textContent).toMatch(/undone\. Except from the bin, for 30 days\.$/);
  expect(question.queryByText(/bring it back/)).toBeNull();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await toast("Blog deleted successfully!");
  expect(sent()).toEqual([{ _method: "DELETE", id: "1" }]);
});

it.each<[string, Respond]>([
  ["An error occurred during deletion.", unreachable],
  ["Failed to delete blog.", () => Response.json({ success: false })],
  ["Blog not found", () => Response.json({ success: false, message: "Blog not found" }, { status: 404 })],
])("shows why a deletion failed: %s", async (message, respond) => {
  open({ write: respond });
  await userEvent.click(await screen.findByRole("button", { name: "Delete Post 1" }));
  await press("Delete");
  await toast(message);
  expect(await screen.findByText("Post 1")).toBeTruthy();
});

it("adds a category, and asks before closing over a changed one", async () => {
  const fetch = mockFetch((_url, init) =>
    init.method === "POST"
      ? Response.json({ success: true, message: "Category added." }, { status: 201 })
      : Response.json({ success: true, categories, blogs: [post(1)], total: 1 }),
  );
  openInDashboard(<BlogsDashboard />);
  await screen.findByRole("row", { name: /Post 1/ });
  await press("Categories");
  await press("Add");
  expect(screen.getByText("Please enter a category name.")).toBeTruthy();
  fireEvent.change(box(/New category: name$/), { target: { value: " Food " } });
  await press("Add");
  await toast("Category added.");
  await waitFor(() => expect(box(/New category: name$/).value).toBe(""));
  const sent = fetch.mock.calls.map(([, init]) => init.body).filter(Boolean);
  expect(sent).toEqual(['{"name":"Food","name_ur":"","color":"#6B7280"}']);

  fireEvent.change(box(/Clean Water: name$/), { target: { value: "Water" } });
  await userEvent.keyboard("{Escape}");
  expect(screen.getByText("A category has changes that are not saved.")).toBeTruthy();
  await press("Keep editing");
  expect(box(/Clean Water: name$/).value).toBe("Water");
});
