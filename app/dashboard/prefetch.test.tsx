// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { callList } from "./call-query.ts";
import { prefetchList } from "./prefetch.ts";
import { startSession } from "./session-storage.ts";
import { useList, useListQuery } from "./use-list.ts";

const filters = ["q"] as const;
const people = ({ q }: { q: string }) =>
  callList("listUsers", { query: { q }, texts: { failed: "No list." } }, (rows) => ({ rows }));
const clientLoader = prefetchList(filters, people);
const load = (search = "") => clientLoader({ request: new Request(`http://site/dashboard/user${search}`) });

function People() {
  const [asked] = useListQuery(filters);
  const { rows, error } = useList(people(asked));
  return <p>{error?.message ?? rows.map(({ name }) => name).join()}</p>;
}

const signIn = (name: string) =>
  startSession({ token: name, user: { name, email: `${name}@umeed.example` } });
const reply = (name: string) =>
  Response.json([
    { id: 1, name, email: "a@umeed.example", created_at: "2026-01-01T00:00:00Z", disabled: false },
  ]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the list that the loader has asked for is not asked for again", async () => {
  signIn("amna");
  const fetch = mockFetch(() => reply("Amna"));
  expect(load()).toBeNull();
  load();
  expect(fetch).toHaveBeenCalledTimes(1);
  openInDashboard(<People />);
  await screen.findByText("Amna");
  expect(fetch).toHaveBeenCalledTimes(1);
  load("?q=bilal");
  expect(fetch.mock.lastCall?.[0]).toContain("q=bilal");
});

test("nothing is asked for without a session", () => {
  const fetch = mockFetch(() => reply("Amna"));
  load();
  expect(fetch).not.toHaveBeenCalled();
});

test("what was loaded ends with the frame, and another account gets none of it", async () => {
  signIn("amna");
  const fetch = mockFetch(() => reply("Amna"));
  load();
  signIn("bilal");
  load();
  expect(fetch).toHaveBeenCalledTimes(2);
  openInDashboard(<People />);
  await screen.findByText("Amna");
  expect(fetch).toHaveBeenCalledTimes(2);
  cleanup();
  load();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a call that fails is shown by the list", async () => {
  signIn("amna");
  mockFetch(() => Response.json({}, { status: 500 }));
  load();
  openInDashboard(<People />);
  expect((await screen.findAllByText("No list.")).length).toBeGreaterThan(0);
});
