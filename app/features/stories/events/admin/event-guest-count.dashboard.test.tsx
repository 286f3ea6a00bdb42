// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { permissionsOf } from "#app/contract/permissions.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import EventsDashboard, { clientLoader } from "./events.dashboard.tsx";

/* What editors see of an event's guests: EVENT-16b. */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const camp: FoundationEvent = {
  id: 1,
  title: "Eye camp",
  event_date: "2099-12-05",
  event_time: null,
  location: "Township, Lahore",
  description: "Bring your card.",
  image_url: null,
  image_alt: "",
  kind: "event",
  cancelled: false,
  status: "Upcoming",
  version: 1,
  guests: 3,
  guests_to_tell: 1,
};

it("an editor reads how many guests there are, asks for no name, and is told who calls them", async () => {
  const counts = { all: 1, upcoming: 1, completed: 0, cancelled: 0 };
  const fetch = mockFetch(({ pathname }, { method }) => {
    if (method !== "GET")
      return Response.json({
        success: true,
        message: "The event is shown as cancelled.",
        guests_to_tell: 3,
      });
    if (pathname.endsWith(usersCalls.readOwnUser.path))
      return Response.json({ success: true, permissions: [...permissionsOf(["editor"])] });
    if (pathname.endsWith("api_get_events.php")) return Response.json([camp]);
    return Response.json({ success: true, counts, locations: [], joined: [] });
  });
  openInDashboard(<EventsDashboard />, clientLoader);
  const card = within(await screen.findByRole("article", { name: "Eye camp" }));
  expect(await card.findByText("3 guests, 1 to call")).toBeTruthy();
  expect(card.queryByRole("link", { name: "Guests of Eye camp" })).toBeNull();
  await userEvent.click(card.getByRole("button", { name: "Cancel Eye camp" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel this event?" }));
  expect(question.getByText("3 guests signed up. Care staff call them.")).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Cancel the event" }));
  expect((await screen.findAllByText("3 guests are to be called by care staff.")).length).toBeGreaterThan(0);
  expect(fetch.mock.calls.map(([url]) => `${url}`).filter((url) => url.includes("event-guests"))).toEqual([]);
});
