// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { headlineMessages } from "./headline.schema.ts";
import { HeadlineEditor } from "./headline-editor.tsx";

type Save = () => Response | Promise<Response>;
const unreachable: Save = () => Promise.reject(new TypeError("fetch failed"));

function open({ save = unreachable, load }: { save?: Save; load?: Save } = {}) {
  const fetch = mockFetch((_url, init) =>
    init.method === "POST"
      ? save()
      : (load?.() ?? Response.json({ success: true, headline: "Hope is work" })),
  );
  openInDashboard(<HeadlineEditor />);
  return {
    sent: () => fetch.mock.calls.filter(([, init]) => init.method === "POST").map(([, init]) => init.body),
  };
}

async function edit(text: string) {
  await screen.findByText("Hope is work");
  await userEvent.click(screen.getByRole("button", { name: "Edit headline" }));
  const box = screen.getByRole("textbox", { name: "Headline" });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[string, Save]>([
  ["unreachable", unreachable],
  ["a refusal", () => Response.json({ success: false })],
])("falls back to the welcome of HEADLINE-03 when it cannot be loaded: %s", async (_why, load) => {
  open({ load });
  expect(await screen.findByText("Welcome to the NGO Dashboard")).toBeTruthy();
});

it("saves with Enter", async () => {
  const { sent } = open({ save: () => Response.json({ success: true }) });
  await edit("Hope is daily{Enter}");
  expect(await screen.findByText("Hope is daily")).toBeTruthy();
  expect(await screen.findByText("Headline updated successfully!")).toBeTruthy();
  expect(sent()).toEqual(['{"headline":"Hope is daily"}']);
});

it.each([
  ["Escape", "Something else{Escape}"],
  ["an empty text", "   {Enter}"],
  ["the same text", "Hope is work{Enter}"],
])("sends nothing after %s", async (_what, typed) => {
  const { sent } = open();
  await edit(typed);
  expect(await screen.findByText("Hope is work")).toBeTruthy();
  expect(sent()).toEqual([]);
});

it.each<[string, Save]>([
  ["An error occurred while saving.", unreachable],
  ["Failed to update headline.", () => Response.json({ success: false })],
  [
    "The headline must be at most 120 characters.",
    () =>
      Response.json(
        { success: false, message: "The headline must be at most 120 characters." },
        { status: 422 },
      ),
  ],
])("restores the old text when saving fails: %s", async (message, save) => {
  open({ save });
  await edit("Hope is daily{Enter}");
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByText("Hope is work")).toBeTruthy();
});

it("shows a headline that somebody else has saved meanwhile, keeps what was typed, and saves over it when asked again", async () => {
  let theirs: string | undefined;
  const { sent } = open({
    load: () => Response.json({ success: true, headline: theirs ?? "Hope is work" }),
    save: () => {
      if (theirs) return Response.json({ success: true });
      theirs = "Their line";
      return Response.json({ success: false, message: headlineMessages.stale }, { status: 409 });
    },
  });
  await edit("Hope is daily{Enter}");
  expect((await screen.findByText(/^Now it reads/)).textContent).toContain("Their line");
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Headline" });
  expect(box.value).toBe("Hope is daily");
  await userEvent.type(box, "{Enter}");
  expect(await screen.findByText("Headline updated successfully!")).toBeTruthy();
  expect(sent()).toEqual(['{"headline":"Hope is daily"}', '{"headline":"Hope is daily"}']);
});

it("has what was typed back after a reload, and forgets it at Escape", async () => {
  open();
  await edit("Half written");
  cleanup();
  open();
  await screen.findByText("Hope is work");
  const press = () => userEvent.click(screen.getByRole("button", { name: "Edit headline" }));
  const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Headline" });
  await press();
  expect(box().value).toBe("Half written");
  expect(document.activeElement).toBe(box());
  await userEvent.type(box(), "{Escape}");
  await press();
  expect(box().value).toBe("Hope is work");
});
