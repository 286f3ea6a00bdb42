// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard, unreachable } from "#tests/support/dashboard.tsx";
import { mockUploads } from "#tests/support/uploads.ts";
import EventsDashboard, { clientLoader } from "./events.dashboard.tsx";

/* Event Management: EVENT-08 to EVENT-13. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Respond = () => Response | Promise<Response>;
const dayIn = (days: number) => addDays(karachiDay(new Date()), days);
const event = (id: number, title: string, more: Partial<FoundationEvent> = {}): FoundationEvent => ({
  id,
  title,
  event_date: dayIn(7),
  event_time: null,
  location: "Township, Lahore",
  description: "Bring your card.",
  image_url: null,
  image_alt: "",
  kind: "event" as const,
  cancelled: false,
  status: "Upcoming" as const,
  version: 1,
  ...more,
});
const countsOf = ({ length: all }: FoundationEvent[]) => ({ all, upcoming: all, completed: 0, cancelled: 0 });

type Site = {
  /** Answers the forms. */
  save?: (form: FormData) => Response | Promise<Response>;
  /** Answers all but the reading calls and the forms. */
  other?: Respond;
  /** Fails the reading calls, until it is taken away. */
  list?: Respond;
};

function open(events: FoundationEvent[], { save, other = unreachable, list }: Site = {}) {
  const site = { events, list, forms: [] as FormData[] };
  mockUploads((form) => {
    site.forms.push(form);
    return save ? save(form) : unreachable();
  });
  const fetch = mockFetch((url, { method }) => {
    if (method !== "GET") return other();
    if (site.list) return site.list();
    if (!url.pathname.endsWith("api_get_events.php")) {
      return Response.json({ success: true, counts: countsOf(site.events), locations: ["Township, Lahore"] });
    }
    const id = url.searchParams.get("id");
    return Response.json(site.events.filter((each) => !id || each.id === Number(id)));
  });
  return Object.assign(site, { fetch, router: openInDashboard(<EventsDashboard />, clientLoader) });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const form = () => within(screen.getByRole("form", { name: "Schedule an event" }));
const editor = async () => within(await screen.findByRole("dialog", { name: "Edit Event" }));
const field = (part: ReturnType<typeof form>, label: string) =>
  part.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?! in Urdu)`));
const type = (part: ReturnType<typeof form>, label: string, value: string) =>
  fireEvent.change(field(part, label), { target: { value } });
const card = (title: string) => screen.findByRole("article", { name: title });
const faultAt = (label: string) => {
  const ids = field(form(), label).getAttribute("aria-describedby") ?? "";
  return ids.split(" ").map((id) => document.getElementById(id)?.textContent);
};
function fill(date = dayIn(9)) {
  type(form(), "Title", "Eye camp");
  type(form(), "Date", date);
  type(form(), "Location", "Township, Lahore");
  type(form(), "Description", "Bring your card.");
}

it("what is missing, past or no picture is told at its field before anything is sent: EVENT-08a, EVENT-09", async () => {
  const site = open([]);
  await screen.findByRole("heading", { name: "No event scheduled yet. Start by adding one above!" });
  await press(/^Add/);
  await said("Please enter an event title.");
  const faults = {
    Title: "Please enter an event title.",
    Date: "Please select an event date.",
    Location: "Please enter an event location.",
    Description: "Please enter an event description.",
  };
  for (const [label, fault] of Object.entries(faults)) expect(faultAt(label)).toContain(fault);
  expect(document.activeElement).toBe(field(form(), "Title"));
  fill(dayIn(-1));
  await press(/^Add/);
  await waitFor(() => expect(faultAt("Date")).toContain("Event date cannot be in the past."));

  const file = () => form().getByLabelText(/^Picture/);
  const imageType = "Please select a valid image file (JPEG, PNG, GIF, WebP).";
  fireEvent.change(file(), { target: { files: [new File(["<svg/>"], "a.svg", { type: "image/svg+xml" })] } });
  await said(imageType);
  const large = new File([new Uint8Array(2 ** 21 + 1)], "large.gif", { type: "image/gif" });
  fireEvent.change(file(), { target: { files: [large] } });
  await said("Image file size cannot exceed 2MB.");
  expect(site.forms).toEqual([]);
});

it("a picture that only the server can refuse is told once, at its field; a save under way is not sent twice", async () => {
  const imageType = "Please select a valid image file (JPEG, PNG, GIF, WebP).";
  const answer = Promise.withResolvers<Response>();
  const replies: Respond[] = [
    () => Response.json({ success: false, message: imageType }, { status: 422 }),
    () => answer.promise,
  ];
  const site = open([], { save: () => replies.shift()?.() ?? unreachable() });
  await screen.findByRole("form", { name: "Schedule an event" });
  fill();
  const picture = new File(["x"], "a.png", { type: "image/png" });
  fireEvent.change(form().getByLabelText(/^Picture/), { target: { files: [picture] } });
  await press(/^Add/);
  expect(await form().findAllByText(imageType)).toHaveLength(1);
  expect(field(form(), "Title").value).toBe("Eye camp");
  await press("Remove picture");
  field(form(), "Description").focus();
  const ctrlS = () => fireEvent.keyDown(field(form(), "Description"), { key: "s", ctrlKey: true });
  ctrlS();
  expect(await form().findByRole("button", { name: "Adding..." })).toHaveProperty("disabled", true);
  ctrlS();
  answer.resolve(Response.json({ success: true, id: 1 }, { status: 201 }));
  await said("Event added successfully!");
  expect(site.forms).toHaveLength(2);
});

it("cards have their badges; what is asked for stands in the address: EVENT-11", async () => {
  const { router, fetch } = open([
    event(1, "Of last week", { event_date: dayIn(-7), event_time: "09:30", status: "Completed" }),
    event(2, "Of today", { event_date: dayIn(0), status: "Today" }),
    event(3, "Rained off", { cancelled: true }),
  ]);
  expect(await screen.findByRole("heading", { name: "All Events (3)" })).toBeTruthy();
  const past = await card("Of last week");
  expect(within(past).getByText("Completed")).toBeTruthy();
  expect(past.textContent).toContain(`${formatDay(dayIn(-7))} · 09:30`);
  expect(past.dataset.over).toBe("true");
  expect(within(past).queryByRole("button", { name: /^Cancel/ })).toBeNull();
  expect(within(await card("Of today")).getByRole("button", { name: /^Cancel/ })).toBeTruthy();
  expect(within(await card("Of today")).getByText("Today")).toBeTruthy();
  expect(within(await card("Rained off")).getByText("Cancelled")).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Show"), "Upcoming (3)");
  expect(router.state.location.search).toBe("?show=upcoming");
  await waitFor(() => expect(fetch.mock.calls.some(([url]) => url.includes("show=upcoming"))).toBe(true));
});

it("a broken server and a broken network have their texts, and Try Again reads: EVENT-11a", async () => {
  const broken = () => Response.json({ success: false }, { status: 500 });
  let reply: Respond = broken;
  const answers = { save: () => reply(), other: () => reply(), list: broken };
  const site = open([event(1, "Next week")], answers);
  expect(await screen.findByRole("heading", { name: "Failed to load event data." })).toBeTruthy();
  site.list = unreachable;
  await press("Try Again");
  const unread = "Network error. Could not connect to the server to fetch events.";
  expect(await screen.findByRole("heading", { name: unread })).toBeTruthy();
  site.list = undefined;
  await press("Try Again");
  await card("Next week");

  fill();
  for (const [how, added, deleted] of [
    [broken, "Failed to add event.", "Failed to delete event."],
    [
      unreachable,
      "Network error. Could not connect to the server to add event.",
      "Network error. Could not connect to the server to delete event.",
    ],
  ] as const) {
    reply = how;
    await press(/^Add/);
    await waitFor(() => expect(form().getByRole("alert").textContent).toBe(added));
    expect(field(form(), "Title").value).toBe("Eye camp");
    await press("Delete Next week");
    expect(await screen.findByText("You can bring it back from the bin for 30 days.")).toBeTruthy();
    await press("Delete");
    await said(deleted);
    await card("Next week");
  }
});

it("an event that comes again is duplicated with its picture, and asks for the new day alone: EVENT-13", async () => {
  const again = event(4, "Eye camp", { event_time: "09:30", image_url: "uploads/images/camp.png" });
  const site = open([again], { save: () => Response.json({ success: true, id: 5 }, { status: 201 }) });
  await card("Eye camp");
  type(form(), "Title", "Half written");
  expect(document.querySelector("datalist option")?.getAttribute("value")).toBe("Township, Lahore");
  await press("Duplicate Eye camp");
  await press("Replace");
  await waitFor(() => expect(field(form(), "Title").value).toBe("Eye camp"));
  expect(field(form(), "Time").value).toBe("09:30");
  expect(field(form(), "Date").value).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(field(form(), "Date")));
  type(form(), "Date", dayIn(9));
  await press(/^Add/);
  await said("Event added successfully!");
  expect(Object.fromEntries(site.forms[0] ?? [])).toMatchObject({
    title: "Eye camp",
    date: dayIn(9),
    image_from: "4",
  });
});

it("after somebody else's save every differing field is shown, and mine is saved over it when asked: ALL-18", async () => {
  const site = open([event(1, "Two editors", { event_time: "09:00" })], {
    save: (sent) => {
      if (sent.get("version") === "2") return Response.json({ success: true });
      const theirs = { event_time: "09:00", event_date: dayIn(8), description: "Theirs", version: 2 };
      site.events = [event(1, "Two editors", theirs)];
      return Response.json({ success: false, message: "Stale" }, { status: 409 });
    },
  });
  await press("Edit Two editors");
  const dialog = await editor();
  type(dialog, "Description", "My words");
  const picture = new File(["x"], "mine.png", { type: "image/png" });
  fireEvent.change(dialog.getByLabelText(/^Picture/), { target: { files: [picture] } });
  await press("Update Event");
  expect(await differences()).toEqual([
    ["Date", `Mine: ${formatDay(dayIn(7))}`, `Theirs: ${formatDay(dayIn(8))}`],
    ["Description", "Mine: My words", "Theirs: Theirs"],
    ["Picture", "Mine: mine.png", "Theirs: Not changed"],
  ]);
  await press("Keep mine");
  await said("Event updated successfully!");
  expect(Object.fromEntries(site.forms.at(-1) ?? [])).toMatchObject({
    version: "2",
    description: "My words",
    date: dayIn(7),
    image: expect.any(File),
  });
});

it("an event in Urdu alone is added, and says on its card what is missing: EVENT-15", async () => {
  const alone = event(1, "", { title_ur: "آنکھوں کا کیمپ", location: "", location_ur: "لاہور" });
  const site = open([alone, event(2, "Eye camp", { title_ur: "کیمپ" }), event(3, "Quilts")], {
    save: () => Response.json({ success: true, id: 4 }, { status: 201 }),
  });
  const ofUrdu = await card("آنکھوں کا کیمپ");
  expect(within(ofUrdu).getByText("No English")).toBeTruthy();
  expect(within(ofUrdu).getByText("لاہور")).toBeTruthy();
  expect(within(await card("Quilts")).getByText("No Urdu")).toBeTruthy();
  expect(within(await card("Eye camp")).queryByText(/^No /)).toBeNull();

  type(form(), "Date", dayIn(9));
  for (const [label, value] of Object.entries({
    Title: "خون کا عطیہ",
    Location: "لاہور",
    Description: "آئیے",
  }))
    fireEvent.change(form().getByLabelText(`${label} in Urdu`), { target: { value } });
  expect(form().getByRole("radio", { name: "Blood drive" })).toHaveProperty("checked", true);
  await press(/^Add/);
  await said("Event added successfully!");
  expect(Object.fromEntries(site.forms[0] ?? [])).toMatchObject({ title: "", title_ur: "خون کا عطیہ" });
});

it("an event waits for its photo, which is made smaller first: ALL-31a", async () => {
  const site = open([], { save: () => Response.json({ success: true, id: 1 }, { status: 201 }) });
  await screen.findByRole("form", { name: "Schedule an event" });
  const made = Promise.withResolvers<{ width: number; height: number; close: () => void }>();
  vi.stubGlobal("createImageBitmap", () => made.promise);
  const canvas: HTMLCanvasElement = Object.getPrototypeOf(document.createElement("canvas"));
  vi.spyOn(canvas, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((done, type) => done(new Blob(["small"], { type })));
  fill();
  const photo = new File([new Uint8Array(9 * 1024 * 1024)], "camp.jpg", { type: "image/jpeg" });
  fireEvent.change(form().getByLabelText(/^Picture/), { target: { files: [photo] } });
  await press(/^Add/);
  expect(
    await screen.findByText("Making the photo smaller. The form is sent as soon as that is done."),
  ).toBeTruthy();
  expect(site.forms).toEqual([]);
  made.resolve({ width: 1200, height: 800, close: () => {} });
  await said("Event added successfully!");
  expect(site.forms[0]?.get("image")).toMatchObject({ size: 5 });
  vi.restoreAllMocks();
});
