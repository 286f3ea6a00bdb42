import { expect, test } from "vitest";
import { z } from "zod";
import { fieldNames, type ValueSchema } from "#app/features/stories/content/content-value.ts";
import { type ContentName, contents } from "#content/contents.ts";
import { findCommands, settingsOf } from "./commands.ts";

const settings = settingsOf(
  (Object.keys(contents) as ContentName[]).map((name) => ({
    name,
    title: contents[name].title,
    description: contents[name].description,
    own: false,
    saved_at: null,
    saved_by: null,
    untranslated: { missing: 0, stale: 0 },
    fields: fieldNames(z.toJSONSchema(contents[name].schema, { io: "input" }) as unknown as ValueSchema),
  })),
);

const found = (question: string) =>
  findCommands(question, { may: () => true, isOn: () => true }, settings).find(
    ({ value }) => value === "Settings",
  )?.items ?? [];

test.for([
  ["phone", "Phone", "/dashboard/content/identity?field=phone"],
  ["iban", "Accounts for gifts, Bank, IBAN", "/dashboard/content/identity?field=accounts.bank.iban"],
  ["hours", "Office hours", "/dashboard/content/identity?field=hours.en"],
  ["registered with", "Registrations", "/dashboard/content/identity?field=registrations.0.body.en"],
] as const)("the palette finds the setting for '%s': KEYS-05", ([question, label, to]) => {
  expect(found(question)).toContainEqual(expect.objectContaining({ label, to }));
});

test("a setting whose own name has the word comes before those that only mention it, and they are few", () => {
  expect(found("phone")[0]?.label).toBe("Phone");
  expect(found("the").length).toBeLessThanOrEqual(6);
  expect(found("")).toEqual([]);
});
