// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publicationOf } from "#app/features/stories/blog/blog-publication.ts";
import {
  box,
  edit,
  editor,
  open,
  post,
  press,
  type Respond,
  toast,
  unreachable,
  write,
} from "#tests/support/blog.tsx";

beforeEach(() => {
  // Still the 4th in London, already the 5th in Karachi.
  vi.useFakeTimers({ now: new Date("2026-12-04T19:30:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const setStatus = (status: string) => userEvent.selectOptions(editor().getByLabelText("Status"), status);
const setDay = (day: string) =>
  fireEvent.change(screen.getByLabelText("Publication date"), { target: { value: day } });
/** A response that comes when the test gives it. */
function laterResponse() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { waiting: promise, respond: resolve };
}
const silent = () => Response.json({ success: true });
const button = (name: string) => screen.getByRole("button", { name });

it.each([
  ["draft", "2026-12-01", "draft"],
  ["draft", "2027-01-01", "draft"],
  ["published", "2026-12-05", "public"],
  ["published", "2026-12-04", "public"],
  ["published", "2026-12-06", "scheduled"],
] as const)("a post with status %s and the day %s is %s on Dec 5", (status, published_at, publication) => {
  expect(publicationOf({ status, published_at }, "2026-12-05T00:30")).toBe(publication);
});

it.each([
  ["00:29", "public"],
  ["00:30", "public"],
  ["00:31", "scheduled"],
  [null, "public"],
] as const)("a post of Dec 5 with the time %s is %s at half past midnight", (published_time, publication) => {
  const dated = { status: "published", published_at: "2026-12-05", published_time } as const;
  expect(publicationOf(dated, "2026-12-05T00:30")).toBe(publication);
});

it("schedules by the hour, and the list says for when", async () => {
  const { waiting, respond } = laterResponse();
  const scheduled = post(1, { published_at: "2026-12-05", published_time: "09:00" });
  open({ write: () => waiting, posts: [scheduled] });
  expect(await screen.findByText("Scheduled for Dec 5, 2026, 09:00")).toBeTruthy();
  await edit("Post 1");
  fireEvent.change(screen.getByLabelText("Publication time"), { target: { value: "10:30" } });
  await press("Schedule Post");
  respond(silent());
  await toast("Scheduled for Dec 5, 2026, 10:30.");
});

it.each([
  ["draft", "2026-12-05", "Save Draft", "Saving...", "Draft saved."],
  ["draft", "2027-01-01", "Save Draft", "Saving...", "Draft saved."],
  ["published", "2026-12-06", "Schedule Post", "Scheduling...", "Scheduled for Dec 6, 2026."],
  ["published", "2026-12-05", "Publish Post", "Publishing...", "Blog published successfully!"],
])("a new post, %s on %s: %s", async (status, day, idle, busy, done) => {
  const { waiting, respond } = laterResponse();
  open({ write: () => waiting });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  await setStatus(status);
  setDay(day);
  await press(idle);
  expect(await screen.findByRole("button", { name: busy })).toHaveProperty("disabled", true);
  respond(silent());
  await toast(done);
});

it.each([
  ["draft", "2026-01-05", "Save Draft", "Saving...", "Draft saved."],
  ["published", "2026-12-25", "Schedule Post", "Scheduling...", "Scheduled for Dec 25, 2026."],
  ["published", "2026-01-05", "Update Post", "Updating...", "Blog updated successfully!"],
  // Without a day the post keeps its own.
  ["published", "", "Update Post", "Updating...", "Blog updated successfully!"],
])("an edited post, %s on %j: %s", async (status, day, idle, busy, done) => {
  const { waiting, respond } = laterResponse();
  open({ write: () => waiting, posts: [post(1, { published_at: "2026-01-05" })] });
  await edit("Post 1");
  await setStatus(status);
  setDay(day);
  await press(idle);
  expect(await screen.findByRole("button", { name: busy })).toHaveProperty("disabled", true);
  respond(silent());
  await toast(done);
});

it.each<[string, Respond]>([
  ["Failed to update blog.", () => Response.json({ success: false }, { status: 500 })],
  ["An error occurred. Please try again.", unreachable],
])("an edited post that cannot be saved says so and keeps what was typed: %s", async (failed, respond) => {
  open({ write: respond });
  await edit("Post 1");
  fireEvent.change(box(/Title/), { target: { value: "A pump" } });
  await press("Update Post");
  await toast(failed);
  expect(box(/Title/).value).toBe("A pump");
  expect(button("Update Post")).toHaveProperty("disabled", false);
});

it("labels the button by the chosen status, at first by the post's", async () => {
  open({ posts: [post(1, { status: "draft" }), post(2, { published_at: "2027-03-01" })] });
  await edit("Post 1");
  expect(button("Save Draft")).toBeTruthy();
  await setStatus("published");
  expect(button("Update Post")).toBeTruthy();
  setDay("2026-12-31");
  expect(button("Schedule Post")).toBeTruthy();
  await press("Cancel");
  await press("Discard");
  await edit("Post 2");
  expect(button("Schedule Post")).toBeTruthy();
});

it("prefers the server's message to its own", async () => {
  open({ write: () => Response.json({ success: true, message: "Scheduled for Dec 6, 2026." }) });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  await press("Publish Post");
  await toast("Scheduled for Dec 6, 2026.");
});

it.each([
  ["draft", "2026-12-05", "Save Draft", "Failed to save the draft."],
  ["published", "2027-01-01", "Schedule Post", "Failed to schedule the post."],
])("a %s that cannot be saved for %s is not said to be published", async (status, day, idle, failed) => {
  const responses = [Response.json({ success: false }, { status: 500 })];
  open({ write: (form) => responses.shift() ?? unreachable(form) });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "Water at last");
  await setStatus(status);
  setDay(day);
  await press(idle);
  await toast(failed);
});
