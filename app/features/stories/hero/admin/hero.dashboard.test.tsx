// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard, refused, unreachable } from "#tests/support/dashboard.tsx";
import { mockUploads } from "#tests/support/uploads.ts";
import HeroDashboard, { clientLoader } from "./hero.dashboard.tsx";

/* Hero Section Management: HERO-12, HERO-13. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Respond = () => Response | Promise<Response>;
const slide = (id: number, headline: string, more: Partial<HeroSlide> = {}): HeroSlide => ({
  id,
  headline,
  subtitle: "Open on Sundays",
  cta_text: "See it",
  cta_link: "/services/health",
  display_order: id - 1,
  is_active: 1,
  image_url: "/art/clinic.svg",
  video_url: null,
  version: 1,
  ...more,
});

/**
 * @param reply answers every call but the list's; saves of the form too
 * @param list fails the list, until it is taken away
 */
function open(
  reply: (form?: FormData) => Response | Promise<Response>,
  slides = [slide(1, "First"), slide(2, "Second")],
  list?: Respond,
) {
  const site = { slides, list };
  mockUploads(reply);
  mockFetch((_url, { method }) =>
    method === "GET" ? (site.list?.() ?? Response.json({ success: true, slides: site.slides })) : reply(),
  );
  openInDashboard(<HeroDashboard />, clientLoader);
  return site;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const row = (name: RegExp) => screen.findByRole("row", { name });
const editor = () => screen.findByRole("dialog", { name: /Hero Slide$/ });
const order = () =>
  screen
    .getAllByRole("button", { name: /^Edit / })
    .map((button) => button.getAttribute("aria-label")?.replace("Edit ", ""));

it("a list that fails says so and is read again; an empty one offers the first slide", async () => {
  const site = open(refused, [], () => Response.json({ success: false }));
  expect(await screen.findByRole("heading", { name: "Failed to fetch slides." })).toBeTruthy();
  site.list = undefined;
  await press("Try Again");
  expect(await screen.findByRole("heading", { name: "No hero slides found" })).toBeTruthy();
  await press("Create First Slide");
  expect((await editor()).textContent).toContain("Create New Hero Slide");
});

it.each<[string, Respond, (first: ReturnType<typeof within>) => Promise<void>]>([
  ["Failed to update slide order. Re-fetching data.", refused, () => press("Move down First")],
  [
    "Failed to change status.",
    refused,
    (first) => userEvent.click(first.getByRole("button", { name: /^Active/ })),
  ],
  [
    "Network error during status change. Re-fetching data.",
    unreachable,
    (first) => userEvent.click(first.getByRole("button", { name: /^Active/ })),
  ],
])("a change of the list that fails is told, and taken back: %s", async (text, reply, action) => {
  open(reply);
  await action(within(await row(/First/)));
  await said(text);
  await waitFor(() => expect(order()).toEqual(["First", "Second"]));
  expect(within(await row(/First/)).getByRole("button", { name: /^Active/ })).toBeTruthy();
});

it("a deletion asks in the words of HERO-12c, and says why it failed", async () => {
  let reply: Respond = refused;
  const site = open(() => reply());
  await press("Delete First");
  expect(
    screen.getByText("Are you sure you want to delete this slide? This action cannot be undone."),
  ).toBeTruthy();
  await press("Delete");
  await said("Failed to delete slide.");
  reply = () => Response.json({ success: false, message: "Slide not found" }, { status: 404 });
  await press("Delete First");
  site.slides = [slide(2, "Second")];
  await press("Delete");
  await said("Slide not found");
  await waitFor(() => expect(order()).toEqual(["Second"]));
});

it("a slide with faults is not sent: each is told at its field, and by a toast", async () => {
  const sent: unknown[] = [];
  open((form) => {
    sent.push(form);
    return refused();
  });
  await press("New Slide");
  await editor();
  const place = screen.getByLabelText<HTMLInputElement>(/^Display Order/);
  expect(place.value).toBe("2");
  fireEvent.change(place, { target: { value: "-1" } });
  await press("Create Slide");
  await said("Form submission failed!");
  for (const fault of [
    "Please enter a headline.",
    "Please enter a subtitle.",
    "Please enter the button's text.",
    "Please enter the button's link.",
    "The display order must be a whole number from 0.",
  ])
    expect(screen.getByText(fault)).toBeTruthy();
  expect(sent).toEqual([]);
});

it("a save that fails has the stated words, and loses nothing: HERO-13a", async () => {
  const replies: [string, Respond][] = [
    ["Failed to update slide.", refused],
    ["A network error occurred: Network error", unreachable],
  ];
  let reply: Respond = refused;
  open(() => reply());
  await press("Edit First");
  await editor();
  fireEvent.change(box("Headline"), { target: { value: "Changed" } });
  for (const [text, respond] of replies) {
    reply = respond;
    await press("Update Slide");
    await said(text);
    expect(box("Headline").value).toBe("Changed");
  }
  await press("Cancel");
  await press("Discard");
  await press("New Slide");
  await editor();
  for (const name of ["Headline", "Subtitle", "CTA Button Text"])
    fireEvent.change(box(name), { target: { value: "Text" } });
  fireEvent.change(screen.getByLabelText(/^CTA Link/), { target: { value: "/donate" } });
  reply = refused;
  await press("Create Slide");
  await said("Failed to create slide.");
  const uploads = mockUploads();
  for (const [text, body, status] of [
    ["A network error occurred: HTTP error! status: 502, message: No.", "No.", 502],
    ["A network error occurred: Server returned invalid JSON response", "<p>", 200],
  ] as const) {
    const before = uploads.length;
    await press("Create Slide");
    await waitFor(() => expect(uploads).toHaveLength(before + 1));
    uploads[before]?.replyText(body, status);
    await said(text);
    expect(box("Headline").value).toBe("Text");
  }
});

it("after somebody else's save both versions are shown, and mine is saved over it when asked: ALL-18", async () => {
  const sent: FormData[] = [];
  const site = open((form) => {
    if (form) sent.push(form);
    if (sent.length > 1) return Response.json({ success: true });
    const theirs = { subtitle: "Of two", image_url: "uploads/images/new.png", version: 2 };
    site.slides = [slide(1, "Theirs", theirs)];
    const message = "Somebody else has changed this slide since you opened it.";
    return Response.json({ success: false, message }, { status: 409 });
  });
  await press("Edit First");
  await editor();
  fireEvent.change(box("Subtitle"), { target: { value: "Mine" } });
  await press("Update Slide");
  expect(await differences()).toEqual([
    ["Headline", "Mine: First", "Theirs: Theirs"],
    ["Subtitle", "Mine: Mine", "Theirs: Of two"],
    ["Picture or video", "Mine: Not changed", "Theirs: Another file"],
  ]);
  await press("Keep mine");
  await said("Slide updated successfully!");
  expect(Object.fromEntries(sent.at(-1) ?? [])).toMatchObject({
    id: "1",
    version: "2",
    headline: "First",
    subtitle: "Mine",
  });
});

it("the text of a slide that somebody deleted stays, and can be made a new one", async () => {
  const forms: FormData[] = [];
  open((form) => {
    if (form) forms.push(form);
    return forms.length === 1
      ? Response.json({ success: false, message: "Slide not found" }, { status: 404 })
      : Response.json({ success: true, id: 3 }, { status: 201 });
  });
  await press("Edit First");
  await editor();
  fireEvent.change(box("Subtitle"), { target: { value: "Kept" } });
  await press("Update Slide");
  await said("Slide not found");
  await press("Make it a new slide");
  await press("Create Slide");
  await said("Slide created successfully!");
  expect(forms[1]?.get("subtitle")).toBe("Kept");
  expect(forms[1]?.has("id")).toBe(false);
});

it("what is typed into a slide is back after a reload, until it is started over: ALL-32", async () => {
  const site = open(unreachable);
  await press("Edit First");
  await editor();
  fireEvent.change(box("Subtitle"), { target: { value: "آدھا لکھا" } });
  cleanup();
  open(unreachable, site.slides);
  await press("Edit First");
  expect(await screen.findByText("Text that you had not saved is back.")).toBeTruthy();
  expect(box("Subtitle").value).toBe("آدھا لکھا");
  await press("Start over");
  expect(box("Subtitle").value).toBe("Open on Sundays");
});
