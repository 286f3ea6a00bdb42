// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { permissionsOf, type Role } from "#app/contract/permissions.ts";
import { ownUserQuery } from "#app/dashboard/own-user.tsx";
import type { Waiting } from "./overview.schema.ts";
import { RecentPosts } from "./overview-parts.tsx";
import { UrgentList, WaitingList } from "./overview-waiting.tsx";

afterEach(cleanup);

test("of the last posts, those that visitors do not see yet say why: OVERVIEW-06", () => {
  const post = { slug: "a", published_at: "2026-11-21", published_time: null };
  const posts = [
    { ...post, id: 3, title: "The winter drive", status: "scheduled" as const },
    { ...post, id: 2, title: "A pump in Kot Radha Kishan", status: "published" as const },
    { ...post, id: 1, title: "Notes of the clinic", status: "draft" as const },
  ];
  const Stub = createRoutesStub([{ path: "/", Component: () => <RecentPosts posts={posts} /> }]);
  render(<Stub />);
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => within(row).queryByText(/^(Scheduled|Draft)$/)?.textContent)).toEqual([
    "Scheduled",
    undefined,
    "Draft",
  ]);
});

const waiting: Waiting = { blood_requests_today: 1, transfers: 2, messages: 3, drafts: 4 };
const rowsFor = (roles: Role[], list: ReactElement) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(ownUserQuery.queryKey, { permissions: [...permissionsOf(roles)] } as never);
  const Stub = createRoutesStub([{ path: "/", Component: () => list }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  const texts = screen.queryAllByRole("listitem").map((row) => row.textContent);
  cleanup();
  return texts;
};

test("what is urgent is told apart, and everybody sees what they may settle: OVERVIEW-06a", () => {
  const urgent = <UrgentList waiting={waiting} />;
  const others = <WaitingList waiting={waiting} />;
  const blood = "1blood request for today or tonight";
  expect(rowsFor(["administrator"], urgent)).toEqual([blood, "2transfers to verify"]);
  expect(rowsFor(["administrator"], others)).toEqual(["3unread messages", "4draft posts"]);
  expect(rowsFor(["care"], urgent)).toEqual([blood]);
  expect(rowsFor(["auditor"], urgent)).toEqual([]);
  expect(rowsFor(["treasurer"], others)).toEqual([]);
});
