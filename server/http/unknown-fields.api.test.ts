import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { allCalls } from "#tests/support/calls.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { staffWriteNames, startStaffWrites } from "#tests/support/staff-writes.ts";
import { tablesOf } from "#tests/support/stored-rows.ts";

const message = 'This call has no field named "amuont". Nothing was done.';

test("every staff call but the documents' own refuses a field that it does not know, and does nothing: ALL-38", async () => {
  const { app, db, token, writes } = await startStaffWrites();
  const before = await tablesOf(db);
  for (const name of staffWriteNames.filter((each) => !allCalls[each].path.endsWith(".php"))) {
    const { json, form } = writes[name];
    const misspelt = form ? { form: withField(form) } : { json: { ...Object(json), amuont: 1000 } };
    for (const options of [misspelt, { json, form, query: { amuont: 1000 } }]) {
      const { status, body } = await app.call(name, { token, ...options });
      expect({ name, status, body }).toEqual({ name, status: 422, body: { success: false, message } });
    }
  }
  expect(await tablesOf(db)).toEqual(before);
});

test("so does every staff call that reads: a list with a misspelt filter is not the whole list", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const reads = Object.entries(allCalls).filter(
    ([, { access, method, path }]) => access !== "public" && method === "GET" && !path.endsWith(".php"),
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const [name] of reads) {
    const { status, body } = await app.call(name as keyof typeof allCalls, {
      token,
      query: { amuont: 1000 },
    });
    expect({ name, status, body }).toEqual({ name, status: 422, body: { success: false, message } });
  }
});

test("a file under a name that the call does not know is refused too: the event is not saved without it", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const event = { title: "Eye camp", date: "2026-12-01", location: "Kasur", description: "For all" };
  const { id } = (await app.call("createEvent", { token, json: event })).body;
  const file = { bytes: await photograph(300, 200), name: "camp.jpg" };
  const change = (field: string) =>
    app.call("updateEvent", {
      token,
      form: formWith({ ...event, id, title: "Changed" }, { [field]: file }),
    });
  expect(await change("amuont")).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("listEvents")).body).toMatchObject([{ title: "Eye camp" }]);
  expect((await change("image")).status).toBe(200);
  // The documents' own call saves the event, and leaves out the file.
  const added = { token, form: formWith(event, { amuont: file }) };
  expect((await app.call("createEvent", added)).status).toBe(201);
});

test("the documents' own calls go on ignoring what they do not know: ALL-38", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const json = { headline: "Changed", amuont: 1000 };
  expect((await app.call("saveHeadline", { token, json, query: { amuont: 1000 } })).status).toBe(200);
  expect((await app.call("readHeadline")).body.headline).toBe("Changed");
});

function withField(form: FormData): FormData {
  const more = formWith({ amuont: 1000 });
  for (const [field, value] of form) more.append(field, value);
  return more;
}
