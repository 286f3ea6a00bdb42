// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Table } from "#app/contract/table.ts";
import { bloodDonorsTable } from "#app/features/people/blood-donors/blood-donors.table.ts";
import { messagesTable } from "#app/features/people/contact/messages.table.ts";
import {
  retentionMessages as messages,
  termText,
} from "#app/parts/personal-data/retention/retention.messages.ts";
import type {
  RetentionState,
  RetentionTermForm,
} from "#app/parts/personal-data/retention/retention.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import RetentionDashboard, { clientLoader } from "./retention.dashboard.tsx";

/* The page of the terms: KEEP-01, KEEP-04, KEEP-05. */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const termOf = ({ name, label, kept }: Table) => {
  const { usual = 0, unit = "months", since = "", explanation = "", min = 0, max = 0 } = kept ?? {};
  return {
    ...{ name, label, since, explanation, unit, min, max },
    personal: true,
    amount: usual,
    text: termText(usual, unit),
    active: true,
    starts_at: "2026-12-21T07:00:00.000Z",
    starts_later: true,
    version: 1,
  };
};

function serve() {
  const sent: unknown[] = [];
  const state: RetentionState & { success: true } = {
    success: true,
    terms: [termOf(messagesTable), termOf(bloodDonorsTable)],
    mail: false,
    asked: 1,
    last_run: { ended_at: "2026-11-21T22:10:00.000Z", detail: "Removed: 3 of Messages." },
  };
  mockFetch(async (url, { method, body }) => {
    if (method !== "GET") {
      sent.push(JSON.parse(String(body)));
      return Response.json({ success: true, message: messages.saved });
    }
    if (String(url).includes("removals")) {
      const removals = [{ id: 1, day: "2026-11-21", name: "messages", label: "Messages", removed: 3 }];
      return Response.json({ success: true, removals });
    }
    return Response.json(state);
  });
  return sent;
}

it("shows the terms and what went, and staff change a term within its limits", async () => {
  const sent = serve() as RetentionTermForm[];
  openInDashboard(<RetentionDashboard />, clientLoader);
  const row = (await screen.findAllByRole("row", { name: /^Messages/ }))[0] as HTMLElement;
  expect(row.textContent).toContain("2 years");
  expect(row.textContent).toContain("Applied from Dec 21, 2026");
  expect(screen.getByText(/No mail server is set up/)).toBeTruthy();
  expect(
    screen.getByText(/Last run: Nov 22, 2026, 03:10\. Removed: 3 of Messages\. 1 person was asked/),
  ).toBeTruthy();
  const removed = await screen.findByRole("table", { name: "What was removed" });
  expect(within(removed).getByRole("row", { name: /Nov 21, 2026/ }).textContent).toMatch(/Messages.*3$/);

  await userEvent.click(screen.getByRole("button", { name: "Change: Messages" }));
  const months = await screen.findByLabelText(/Months/);
  await userEvent.clear(months);
  await userEvent.type(months, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(messages.badRange(6, 120, "months"))).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(months, "4");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => sent).toEqual([{ name: "messages", amount: 24, active: true, version: 1 }]);
});
