import { expect, test } from "vitest";
import { formWords } from "#app/lib/form.words.ts";
import { type FormValues, faultsOf } from "#app/lib/form-faults.ts";
import { textIn } from "#app/lib/words.server.ts";
import { donorBirthdays, donorRules } from "./blood-donors.form.ts";
import { givesAgain } from "./blood-donors.messages.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

const t = textIn("en", bloodDonorWords);
const form = textIn("en", formWords);

const today = "2026-11-21";
const rules = donorRules(t, form, () => today);
const donorFaults = (values: FormValues) => faultsOf(rules, values);
const donor = {
  fullName: "A donor",
  phone: "0300 1234567",
  bloodGroup: "O-",
  city: "Lahore",
  medicalClear: "true",
};

test("the browser tells each field what is wrong with it, and the form as a whole in the words of DONOR-03", () => {
  expect(donorFaults({})).toEqual([
    { field: "fullName", text: t("noName"), summary: t("incomplete") },
    { field: "phone", text: t("noPhone"), summary: t("incomplete") },
    { field: "bloodGroup", text: t("noGroup"), summary: t("incomplete") },
    { field: "city", text: t("noCity"), summary: t("incomplete") },
    { field: "medicalClear", text: t("notConfirmed") },
  ]);
  expect(donorFaults({ ...donor, phone: "123456", medicalClear: "" })).toEqual([
    { field: "medicalClear", text: t("notConfirmed") },
    { field: "phone", text: form("badPhone") },
  ]);
  expect(donorFaults(donor)).toEqual([]);
});

test("the first and the last birthday are those of the youngest and the oldest donor", () => {
  const { min, max } = donorBirthdays(today);
  expect([min, max]).toEqual(["1965-11-22", "2008-11-21"]);
  for (const dob of [min, max]) expect(donorFaults({ ...donor, dob })).toEqual([]);
  for (const dob of ["1965-11-21", "2008-11-22", "yesterday"]) {
    expect(donorFaults({ ...donor, dob })).toMatchObject([{ field: "dob" }]);
  }
  expect(donorBirthdays("2028-02-29")).toEqual({ min: "1967-03-01", max: "2010-02-28" });
});

test.for([
  ["Male", "2026-08-24", "2026-11-22"],
  ["Male", "2026-08-23", undefined],
  ["Female", "2026-08-23", "2026-12-21"],
  ["", "2026-07-25", "2026-11-22"],
  ["", "2026-07-24", undefined],
  ["Male", "2026-11-22", undefined],
  ["Male", "", undefined],
] as const)("%s, last donation %j: %j", ([gender, lastDonationDate, day]) => {
  expect(givesAgain({ gender, lastDonationDate }, today)).toBe(day);
});
