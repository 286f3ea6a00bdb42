import { expect, test } from "vitest";
import { oldestDonor, youngestDonor } from "#app/lib/blood-groups.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { donor, donors } from "#tests/support/blood-donors.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

const t = textIn("en", bloodDonorWords);
const form = textIn("en", formWords);
const ages = { youngest: youngestDonor, oldest: oldestDonor };

test("a donor is stored, and thanked in the words of DONOR-02", async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  expect(await app.call("sendDonorLead", { json: donor })).toMatchObject({
    status: 200,
    body: {
      success: true,
      message:
        "Success! Your registration has been securely sent. Our team will contact you when your blood group is urgently needed.",
    },
  });
  expect(await donors(app)).toMatchObject({
    total: 1,
    rows: [{ full_name: donor.fullName, phone: "923001234567", blood_group: "O-", last_donation_date: null }],
  });
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  expect(mail?.text).not.toContain(donor.fullName);
  expect(mail?.text).not.toContain("1234567");
});

const sharedApp = startedOnce(startTestApp);
const incomplete = "Please complete all required fields (Name, Phone, Blood Group, City).";
const notConfirmed = "You must confirm the medical eligibility statement to register.";
const badPhone = "Please enter a valid phone number (7-15 digits).";

test.for([
  ["nothing", {}, incomplete],
  ["no name", { ...donor, fullName: " " }, incomplete],
  ["no phone", { ...donor, phone: "" }, incomplete],
  ["no group", { ...donor, bloodGroup: "" }, incomplete],
  ["no city and no statement", { ...donor, city: "", medicalClear: false }, incomplete],
  ["no statement", { ...donor, medicalClear: false }, notConfirmed],
  ["a statement left out", { ...donor, medicalClear: undefined }, notConfirmed],
  ["six digits", { ...donor, phone: "123456" }, badPhone],
  ["sixteen digits", { ...donor, phone: "1234567890123456" }, badPhone],
  ["letters in the phone", { ...donor, phone: "03001234x67" }, badPhone],
  ["an unknown group", { ...donor, bloodGroup: "C+" }, form("badBloodGroup")],
  ["an unknown gender", { ...donor, gender: "x" }, t("badGender")],
  ["a bad address", { ...donor, email: "nobody" }, form("badEmail")],
  ["a birthday that never was", { ...donor, dob: "1990-02-30" }, t("badDay")],
  ["a donor of 17", { ...donor, dob: "2008-11-22" }, t("badAge", ages)],
  ["a donor of 61", { ...donor, dob: "1965-11-21" }, t("badAge", ages)],
  ["a donation tomorrow", { ...donor, lastDonationDate: "2026-11-22" }, t("futureDonation")],
] as const)("%s is refused and nothing is stored", async ([, json, message]) => {
  const app = await sharedApp();
  expect(await app.call("sendDonorLead", { json })).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect(await donors(app)).toMatchObject({ total: 0 });
});

test("donors aged from 18 to 60 are accepted", async () => {
  const app = await startTestApp();
  for (const [phone, dob] of [
    ["1111111", "2008-11-21"],
    ["2222222", "1965-11-22"],
  ]) {
    expect(await app.call("sendDonorLead", { json: { ...donor, phone, dob } })).toMatchObject({
      status: 200,
    });
  }
});

test("the words that a donor agreed to, and when, are stored, anew with each registration", async () => {
  const app = await startTestApp();
  const consent = () =>
    app.deps.db.selectFrom("blood_donors").select(["consent_text", "consented_at"]).execute();
  const consent_text =
    "I am healthy, weigh at least 50 kg, and agree that the foundation keeps these details and calls me when my blood group is needed.";
  await app.call("sendDonorLead", { json: donor });
  expect(await consent()).toEqual([{ consent_text, consented_at: "2026-11-21T07:00:00.000Z" }]);
  app.clock.set("2027-03-01T09:30:00.000Z");
  await app.call("sendDonorLead", { json: donor });
  expect(await consent()).toEqual([{ consent_text, consented_at: "2027-03-01T09:30:00.000Z" }]);
  expect((await donors(app)).rows).toMatchObject([{ consented_at: "2027-03-01T09:30:00.000Z" }]);
});
