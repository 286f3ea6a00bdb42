// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { allCalls } from "#tests/support/calls.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { ExportButton } from "./export-button.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

/* An export asks who is there before it hands a file out: FACTOR-08. */

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openExport() {
  let proved = false;
  const fetch = mockFetch(({ pathname }) => {
    if (pathname.endsWith("/proof/challenges"))
      return Response.json({ success: true, challenge: "c", code: false, recovery_code: false });
    if (pathname.endsWith("/proof")) {
      proved = true;
      return Response.json({ success: true });
    }
    if (proved) return new Response("Name\r\n", { headers: { "content-type": "text/csv" } });
    const refusal = { success: false, message: serverMessages.proofNeeded, needs: "proof" };
    return Response.json(refusal, { status: 403 });
  });
  const saved = vi.spyOn(URL, "createObjectURL");
  openInDashboard(
    <>
      <ExportButton
        call={allCalls.exportDonations}
        file="donations.csv"
        options={{ query: {}, failed: "Failed." }}
      />
      <ProofDialog />
    </>,
  );
  const exports = () => fetch.mock.calls.filter(([url]) => url.includes("donations.csv")).length;
  return { saved, exports };
}

it("an export waits for the proof, and the file is saved once it is given", async () => {
  const { saved, exports } = openExport();
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  const question = within(await screen.findByRole("dialog", { name: "Is it still you?" }));
  expect(saved).not.toHaveBeenCalled();
  await userEvent.type(await question.findByLabelText("Your password"), "secret");
  await userEvent.click(question.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByRole("button", { name: "Export CSV" })).toHaveProperty("disabled", false);
  expect(exports()).toBe(2);
  expect(saved).toHaveBeenCalledTimes(1);
});

it("without the proof no file is saved", async () => {
  const { saved, exports } = openExport();
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  const question = within(await screen.findByRole("dialog", { name: "Is it still you?" }));
  await userEvent.click(await question.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Export CSV" })).toHaveProperty("disabled", false);
  expect(exports()).toBe(1);
  expect(saved).not.toHaveBeenCalled();
});
