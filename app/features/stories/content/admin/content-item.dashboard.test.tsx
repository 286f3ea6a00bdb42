// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { contents } from "#content/contents.ts";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import ContentItemDashboard, { clientLoader } from "./content-item.dashboard.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const { identity } = contents;

type Stored = { version: number; value: unknown };

/** The editor of the identity. `write` answers what is not a reading call. */
function open(stored: Stored, write: (body: Stored) => Response) {
  const site = { stored };
  mockFetch(({ pathname }, { method, body }) => {
    if (method !== "GET") return write(JSON.parse(String(body)));
    if (!pathname.endsWith("/content")) {
      return Response.json({ success: true, version: 0, versions: [], topics: [], approvals: [] });
    }
    const content = {
      name: "identity",
      title: "Identity and contact",
      description: "",
      own: true,
      ...site.stored,
      saved_at: null,
      saved_by: null,
      pages: [],
      figures: {},
      programmes: [],
      schema: z.toJSONSchema(identity.schema, { io: "input" }),
    };
    return Response.json({ success: true, content });
  });
  const loader = (args: Parameters<typeof clientLoader>[0]) =>
    clientLoader({ ...args, params: { name: "identity" } });
  openInDashboard(<ContentItemDashboard />, loader);
  return site;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

it("after somebody else's save both versions are shown, and one of them is taken: CONTENT-04", async () => {
  const sent: Stored[] = [];
  const theirs = { ...identity.defaults, hours: { en: "Their hours" }, email: "theirs@umeed.example" };
  const site = open({ version: 1, value: identity.defaults }, (body) => {
    sent.push(body);
    if (body.version === 2) return Response.json({ success: true, version: 3 });
    site.stored = { version: 2, value: theirs };
    const message = "Somebody else has saved this content since you opened it.";
    return Response.json({ success: false, message }, { status: 409 });
  });
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: "mine@umeed.example" } });
  await press("Save");
  const { en, ur } = identity.defaults.hours;
  expect(await differences()).toEqual([
    ["Email", "Mine: mine@umeed.example", "Theirs: theirs@umeed.example"],
    ["Office hours", `Mine: ${en}\n${ur}`, "Theirs: Their hours"],
  ]);
  await press("Take theirs");
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "theirs@umeed.example");
  fireEvent.change(screen.getByLabelText("Short name"), { target: { value: "Mine" } });
  await press("Save");
  await said("Saved. The site shows it now.");
  expect(sent.at(-1)?.value).toMatchObject({ ...theirs, shortName: { en: "Mine" } });
});

it("a text that was changed in English alone keeps its mark until its Urdu is written or said to hold: ALL-41b", async () => {
  const stale = { language: "ur", since: "2026-11-12T06:00:00.000Z", was: 1 } as const;
  const marked = { en: "Nine to five", ur: "نو سے پانچ", stale };
  const sent: unknown[] = [];
  const value = { ...identity.defaults, hours: marked, shortName: marked };
  const site = open({ version: 1, value }, ({ value }) => {
    sent.push(value);
    site.stored = { version: 2, value };
    return Response.json({ success: true, version: 2 });
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await said("The English was changed on Nov 12, 2026, after the Urdu.");
  type("Office hours", "Ten to five");
  type("Short name in Urdu", "امید");
  await press("Save");
  expect(sent.at(-1)).toMatchObject({ hours: { ...marked, en: "Ten to five" } });
  expect(sent.at(-1)).toHaveProperty("shortName", { en: marked.en, ur: "امید" });
  await press("The Urdu still holds");
  await press("Save");
  expect(sent.at(-1)).toHaveProperty("hours", { en: "Ten to five", ur: marked.ur });
});
