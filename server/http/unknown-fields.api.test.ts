import { expect, test } from "vitest";
import { staffEndpoints } from "#app/contract/staff-endpoints.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { staffWriteNames, startStaffWrites } from "#tests/support/staff-writes.ts";
import { tablesOf } from "#tests/support/stored-rows.ts";

const message = 'This call has no field named "amuont". Nothing was done.';

test("every staff call but the documents' own refuses a field that it does not know, and does nothing: ALL-38", async () => {
  const { app, db, token, writes } = await startStaffWrites();
  const before = await tablesOf(db);
  for (const name of staffWriteNames.filter((each) => !staffEndpoints[each].path.endsWith(".php"))) {
    const { json, form } = writes[name];
    const misspelt = form ? { form: withField(form) } : { json: { ...Object(json), amuont: 1000 } };
    for (const options of [misspelt, { json, form, query: { amuont: 1000 } }]) {
      const { status, body } = await app.call(name, { token, ...options });
      expect({ name, status, body }).toEqual({ name, status: 422, body: { success: false, message } });
    }
  }
  expect(await tablesOf(db)).toEqual(before);
});

function withField(form: FormData): FormData {
  const more = formWith({ amuont: 1000 });
  for (const [field, value] of form) more.append(field, value);
  return more;
}
