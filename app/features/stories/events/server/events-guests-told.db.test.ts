import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { fields, startWithEvents } from "#tests/support/events.ts";
import { formWith } from "#tests/support/media-forms.ts";

/* Guests of an event that is cancelled or moved: EVENT-16. */

const password = "Another-Horse-8";

async function startWithGuests() {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add({ location_ur: "ٹاؤن شپ" })).body;
  for (const [name, phone] of [
    ["Ayesha", "0300 1234567"],
    ["Bilal", "0300 7654321"],
  ])
    await app.call("sendEventGuest", { json: { name, phone, event: id } });
  const save = async (changed: object) =>
    (await app.call("updateEvent", { token, form: formWith({ id: String(id), ...fields, ...changed }) })).body
      .guests_to_tell;
  const cancel = async (cancelled: boolean) =>
    (await app.call("cancelEvent", { token, json: { id, cancelled } })).body.guests_to_tell;
  const toTell = async () =>
    (await app.call("listEventGuests", { token, query: { event: id, to_tell: "1" } })).body.rows
      .map(({ name }: { name: string }) => name)
      .toSorted();
  const guest = async (name: string) =>
    (await app.call("listEventGuests", { token, query: { q: name } })).body.rows[0];
  const tell = async (name: string, told = true) =>
    (await app.call("tellEventGuest", { token, json: { id: (await guest(name)).id, told } })).status;
  const todo = async (as = token) => (await app.call("readOverview", { token: as })).body.events_to_tell;
  const signIn = async (role: string) => {
    const user = { name: role, email: `${role}@umeed.example`, password, roles: [role] };
    await app.call("createUser", { token, json: user });
    return (await app.call("signIn", { json: { email: user.email, password } })).body.token;
  };
  return { app, token, id, save, cancel, toTell, tell, guest, todo, signIn };
}

test("of a cancelled event each guest is to be told, with who did and when, until its day is over", async () => {
  const { app, id, cancel, toTell, tell, guest, todo } = await startWithGuests();
  expect(await todo()).toEqual([]);
  expect(await tell("Ayesha"), "there is nothing to tell").toBe(404);
  expect(await cancel(true)).toBe(2);
  expect(await cancel(true), "a second press cancels nothing").toBe(0);
  expect(await todo()).toEqual([{ event_id: id, title: "Eye camp", guests: 2 }]);
  expect(await toTell()).toEqual(["Ayesha", "Bilal"]);
  expect(await tell("Ayesha")).toBe(200);
  expect(await guest("Ayesha")).toMatchObject({
    told_at: app.clock.now().toISOString(),
    told_by: expect.stringMatching(/\S/),
  });
  expect(await toTell()).toEqual(["Bilal"]);
  await tell("Ayesha", false);
  expect(await toTell()).toEqual(["Ayesha", "Bilal"]);
  app.clock.set(`${fields.date}T18:00:00.000Z`);
  expect(await todo(await app.signIn()), "on its day").toHaveLength(1);
  app.clock.set(`${fields.date}T19:30:00.000Z`);
  expect(await todo(await app.signIn()), "a day later in Karachi").toEqual([]);
  const log = await app.deps.db
    .selectFrom("audit_log")
    .selectAll()
    .where("noun", "=", "event guest")
    .execute();
  expect(log).toHaveLength(2);
  expect(JSON.stringify(log), "it names no guest").not.toMatch(/Ayesha|1234567/);
});

test("what a guest is written says what has become of the event, in both languages: EVENT-16c", async () => {
  const { app, id, save, cancel, signIn } = await startWithGuests();
  const care = await signIn("care");
  const texts = async (event = id) =>
    (await app.call("readGuestTexts", { token: care, query: { event } })).body.texts;
  await save({ date: "2026-12-06", location_ur: "ٹاؤن شپ" });
  const moved = await texts();
  expect(moved.en).toContain("Eye camp");
  expect(moved.en).toContain("Dec 6, 2026");
  expect(moved.ur).toContain("ٹاؤن شپ");
  await cancel(true);
  expect((await texts()).en).toContain("is cancelled");
  expect(await texts(999)).toBeUndefined();
  expect(JSON.stringify([moved, await texts()])).not.toMatch(/Ayesha|1234567/);
});

test("another day, time or place is to be told, each time anew; another text, and the Urdu of the place, is not", async () => {
  const { save, cancel, tell, toTell } = await startWithGuests();
  expect(await save({ description: "Bring two cards", location_ur: "ٹاؤن شپ، لاہور" })).toBe(0);
  expect(await save({ date: "2026-12-06" })).toBe(2);
  await tell("Ayesha");
  await tell("Bilal");
  expect(await toTell()).toEqual([]);
  expect(await save({ date: "2026-12-06", location: "Johar Town, Lahore" })).toBe(2);
  await tell("Ayesha");
  expect(await save({ date: "2026-12-06", location: "Johar Town, Lahore", time: "11:00" })).toBe(2);
  await tell("Ayesha");
  expect(await cancel(true), "who was told of the move does not know of this").toBe(2);
  await tell("Bilal");
  // Ayesha never heard that it was cancelled.
  expect(await cancel(false)).toBe(1);
  expect(await toTell()).toEqual(["Bilal"]);
});

test("an event that is over tells nobody; an earlier version that comes back does", async () => {
  const { app, token, id, save, toTell, tell } = await startWithGuests();
  await save({ date: "2026-12-06" });
  await tell("Ayesha");
  await tell("Bilal");
  const json = { noun: "event", id: String(id), version: 2, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(200);
  expect(await toTell()).toEqual(["Ayesha", "Bilal"]);
  await tell("Ayesha");
  await tell("Bilal");
  app.clock.set("2026-12-20T07:00:00.000Z");
  const late = { token: await app.signIn(), json: { id, cancelled: true } };
  expect((await app.call("cancelEvent", late)).body.guests_to_tell).toBe(0);
});

test("an editor sees how many guests there are and not who; care staff see and tell them: EVENT-16b", async () => {
  const { app, id, guest, tell, toTell, todo, signIn } = await startWithGuests();
  const json = { id: (await guest("Ayesha")).id, told: true };
  const editor = await signIn("editor");
  const counted = async (as?: string) => {
    const [event] = (await app.call("listEvents", { token: as })).body;
    return [event.guests, event.guests_to_tell];
  };
  expect(await counted(editor)).toEqual([2, 0]);
  const off = await app.call("cancelEvent", { token: editor, json: { id, cancelled: true } });
  expect(off.body.guests_to_tell).toBe(2);
  expect(off.text).not.toMatch(/Ayesha|1234567/);
  expect(await toTell()).toEqual(["Ayesha", "Bilal"]);
  await tell("Bilal");
  expect(await counted(editor)).toEqual([2, 1]);
  const care = await signIn("care");
  for (const as of [undefined, care, await signIn("treasurer")])
    expect(await counted(as), "only who changes events").toEqual([undefined, undefined]);

  const forbidden = { status: 403, body: { message: serverMessages.noPermission } };
  for (const name of ["listEventGuests", "exportEventGuests"] as const)
    expect(await app.call(name, { token: editor })).toMatchObject(forbidden);
  expect(await app.call("tellEventGuest", { token: editor, json })).toMatchObject(forbidden);
  expect(await todo(editor), "the overview asks for what one can settle").toBeUndefined();
  expect(await todo(care)).toMatchObject([{ guests: 1 }]);
  expect((await app.call("tellEventGuest", { token: care, json })).status).toBe(200);
  expect(await guest("Ayesha")).toMatchObject({ told_by: "care" });
});
