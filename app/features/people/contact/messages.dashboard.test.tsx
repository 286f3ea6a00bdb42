// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import MessagesDashboard from "./messages.dashboard.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const messageOf = (id: number) => ({
  id,
  name: `Person ${id}`,
  email: `p${id}@home.example`,
  subject: "",
  message: "Hello",
  received_at: "2026-11-20T20:00:00.000Z",
  read: false,
  note: "",
  version: 1,
  language: "en",
  answered_at: null,
  answered_by: "",
  answer: "",
  taken_by: "",
  taken_by_id: null,
});

/** A server with so many messages. @returns how many calls were under way at once, and what was deleted */
function serve(count: number, refused?: number) {
  const seen = { atOnce: 0, deleted: [] as number[], marked: [] as number[] };
  let rows = Array.from({ length: count }, (_, place) => messageOf(count - place));
  let underWay = 0;
  mockFetch(async (_url, { method, body }) => {
    if (method === "GET")
      return Response.json({ success: true, rows, total: rows.length, unread: rows.length });
    const { id } = JSON.parse(String(body)) as { id: number };
    underWay += 1;
    seen.atOnce = Math.max(seen.atOnce, underWay);
    await Promise.resolve();
    underWay -= 1;
    if (id === refused) return Response.json({ success: false, message: "Not this one." }, { status: 422 });
    if (method === "DELETE") {
      seen.deleted.push(id);
      rows = rows.filter((row) => row.id !== id);
    } else seen.marked.push(id);
    return Response.json({ success: true, message: "Saved." });
  });
  return seen;
}

const selectAll = async () => {
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
  return within(screen.getByRole("toolbar"));
};

it("marks very many rows a few at a time, so that the server refuses none", async () => {
  const seen = serve(60);
  openInDashboard(<MessagesDashboard />);
  const toolbar = await selectAll();
  await userEvent.click(toolbar.getByRole("button", { name: "Mark as read" }));
  await expect.poll(() => seen.marked).toHaveLength(60);
  expect(seen.atOnce).toBeLessThanOrEqual(10);
});

it("shows a colleague's note beside one's own: theirs can be taken, mine brought back and saved over it", async () => {
  const sent: unknown[] = [];
  const row = { ...messageOf(1), read: true };
  mockFetch(async (_url, { method, body }) => {
    if (method === "GET") return Response.json({ success: true, rows: [row], total: 1, unread: 0 });
    sent.push(JSON.parse(String(body)));
    const theirs = ["Theirs", "Newer"][sent.length - 1];
    const refused = { success: false, message: "Changed.", note: theirs, version: sent.length + 1 };
    return theirs
      ? Response.json(refused, { status: 409 })
      : Response.json({ success: true, message: "Saved.", version: 4 });
  });
  openInDashboard(<MessagesDashboard />);
  await userEvent.click(await screen.findByRole("button", { name: "Open Person 1" }));
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Note/ });
  await userEvent.type(box, "Mine");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await save();
  expect(await differences()).toEqual([["Note", "Mine: Mine", "Theirs: Theirs"]]);
  await userEvent.click(screen.getByRole("button", { name: "Take theirs" }));
  expect(box.value).toBe("Theirs");
  await userEvent.click(screen.getByRole("button", { name: "Bring mine back" }));
  expect(box.value).toBe("Mine");
  await save();
  expect(await differences()).toEqual([["Note", "Mine: Mine", "Theirs: Newer"]]);
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(sent).toEqual([
    { id: 1, note: "Mine", version: 1 },
    { id: 1, note: "Mine", version: 2 },
    { id: 1, note: "Mine", version: 3 },
  ]);
});

it("deletes several after one question, which names them; thinking better of it keeps the selection", async () => {
  const seen = serve(7);
  openInDashboard(<MessagesDashboard />);
  let toolbar = await selectAll();
  await userEvent.click(toolbar.getByRole("button", { name: "Delete" }));
  let question = screen.getByRole("alertdialog", { name: "Delete 7 messages?" });
  expect(question.textContent).toContain(
    "They are deleted here and in every export.You can bring them back from the bin for 30 days.",
  );
  expect(question.textContent).toContain("Person 7, Person 6, Person 5, Person 4, Person 3 and 2 more");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(seen.deleted).toEqual([]);

  await userEvent.click(screen.getByRole("checkbox", { name: "Select Person 7" }));
  toolbar = within(screen.getByRole("toolbar", { name: "6 selected" }));
  await userEvent.click(toolbar.getByRole("button", { name: "Delete" }));
  question = screen.getByRole("alertdialog", { name: "Delete 6 messages?" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("6 messages deleted.")).toBeTruthy();
  expect(seen.deleted.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await screen.findByText("1 message")).toBeTruthy();
  expect(screen.queryByRole("toolbar")).toBeNull();
});

it("of several that are deleted the one that is refused stays, with the reason", async () => {
  const seen = serve(3, 2);
  openInDashboard(<MessagesDashboard />);
  const toolbar = await selectAll();
  await userEvent.click(toolbar.getByRole("button", { name: "Delete" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect((await screen.findAllByText("Not this one.")).length).toBeGreaterThan(0);
  expect(await screen.findByText("1 message")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Open Person 2" })).toBeTruthy();
  expect(seen.deleted.toSorted()).toEqual([1, 3]);
});
