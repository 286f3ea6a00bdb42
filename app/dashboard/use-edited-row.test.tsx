// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { allCalls } from "#tests/support/calls.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { callList } from "./call.ts";
import { OpeningRow, useEditedRow } from "./use-edited-row.tsx";
import { useList } from "./use-list.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const users = callList(
  allCalls.listUsers,
  { query: { q: "a" }, texts: { failed: "Not loaded." } },
  (rows) => ({
    rows,
  }),
);

function Users() {
  const list = useList(users);
  const edited = useEditedRow(list, "user");
  return (
    <>
      <p>{list.rows.map(({ name }) => name).join(", ")}</p>
      <OpeningRow edited={edited} />
      {edited.row && <p>Editing {edited.row.name}</p>}
      <button type="button" onClick={edited.close}>
        Close
      </button>
    </>
  );
}

const user = (id: number) => ({ id, name: `User ${id}` });
const rows = (...ids: number[]) => Response.json(ids.map(user));

/** A list whose first page ends with user 12. @param replies to what is asked by id, in turn */
async function openAt(edit: string, ...replies: Response[]) {
  const asked: string[] = [];
  mockFetch((url) => {
    asked.push(url.search);
    if (url.searchParams.has("id")) return replies.shift() ?? rows();
    return Response.json([user(13), user(12)], { headers: { "x-next-cursor": "12" } });
  });
  const router = openInDashboard(<Users />);
  await screen.findByText("User 13, User 12");
  await act(() => router.navigate(`/part?edit=${edit}`));
  return { asked, router };
}

it("asks for a row of a later page by its id, and for no page before it", async () => {
  const { asked } = await openAt("3", rows(3));
  expect(await screen.findByText("Editing User 3")).toBeTruthy();
  expect(asked).toEqual(["?q=a", "?id=3"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks for nothing that the list has", async () => {
  const { asked } = await openAt("12");
  expect(await screen.findByText("Editing User 12")).toBeTruthy();
  expect(asked).toEqual(["?q=a"]);
});

it.each([
  ["3", rows()],
  ["x", Response.json({ success: false, message: "No number." }, { status: 422 })],
])("says that row %s is not there, and leaves its address", async (edit, reply) => {
  const { router } = await openAt(edit, reply);
  await screen.findAllByText("This user is no longer in the list.");
  expect(router.state.location.search).toBe("");
});

it("says what kept a row from being read, and reads it again", async () => {
  await openAt("3", Response.json({ success: false }, { status: 500 }), rows(3));
  expect(await screen.findByText("Not loaded.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Editing User 3")).toBeTruthy();
});

it("reads a row anew that was closed and is opened again", async () => {
  const renamed = Response.json([{ id: 3, name: "User 3, renamed" }]);
  const { router } = await openAt("3", rows(3), renamed);
  expect(await screen.findByText("Editing User 3")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(/^Editing/)).toBeNull();
  await act(() => router.navigate("/part?edit=3"));
  expect(await screen.findByText("Editing User 3, renamed")).toBeTruthy();
});
