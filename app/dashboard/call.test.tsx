// @vitest-environment happy-dom
import { queryOptions, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { type ClientLoaderFunctionArgs, RouterContextProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allCalls } from "#tests/support/calls.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { callList, prefetch } from "./call.ts";
import { sessionQueries } from "./query-client.ts";
import { startSession } from "./session-storage.ts";
import { useList } from "./use-list.ts";

const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(allCalls.listUsers, { query: asked(["q"]), texts: { failed: "No list." } }, (rows) => ({
      rows,
    })),
  ),
);

function People() {
  const { rows, error } = useList(useLoaderData<typeof clientLoader>());
  return <p>{error?.message ?? rows.map(({ name }) => name).join()}</p>;
}

/** Runs a `clientLoader` as the router does, before the page is shown. */
function load(loader: (args: ClientLoaderFunctionArgs) => unknown = clientLoader, search = "") {
  const url = new URL(`http://site/dashboard/user${search}`);
  return loader({
    request: new Request(url),
    url,
    params: {},
    pattern: "/dashboard/user",
    context: new RouterContextProvider(),
    serverLoader: () => Promise.reject(new Error("no loader")),
  });
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
  load();
  load();
  expect(fetch).toHaveBeenCalledTimes(1);
  openInDashboard(<People />, clientLoader);
  await screen.findByText("Amna");
  expect(fetch).toHaveBeenCalledTimes(1);
  load(clientLoader, "?q=bilal");
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
  openInDashboard(<People />, clientLoader);
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
  openInDashboard(<People />, clientLoader);
  expect((await screen.findAllByText("No list.")).length).toBeGreaterThan(0);
});

test("what an editor reads each time it is opened is kept until the page is there, and read again later", async () => {
  signIn("amna");
  const read = vi.fn(async () => read.mock.calls.length);
  const options = queryOptions({ queryKey: ["editor"], queryFn: read, gcTime: 0 });
  const Editor = () => <p>Read {useQuery(options).data}</p>;
  const loader = prefetch(({ query }) => query(options));
  load(loader);
  // The reply comes before the page's code.
  await vi.waitFor(() => expect(sessionQueries().client.getQueryData(["editor"])).toBe(1));
  const router = openInDashboard(<Editor />);
  await screen.findByText("Read 1");
  load(loader);
  expect(read, "while it is shown").toHaveBeenCalledTimes(1);
  await act(() => router.navigate("/before"));
  load(loader);
  await act(() => router.navigate("/part"));
  await screen.findByText("Read 2");
  expect(read).toHaveBeenCalledTimes(2);
});
