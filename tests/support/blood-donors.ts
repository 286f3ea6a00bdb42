import type { TestApp } from "./app.ts";

/* For tests only: a donor's form, and the list that staff read. */

export const donor = {
  fullName: "A donor, Lahore",
  phone: "0300 123-4567",
  email: "",
  bloodGroup: "O-",
  dob: "1990-05-01",
  lastDonationDate: "",
  city: "Lahore",
  gender: "Male",
  medicalClear: true,
};

export async function donors(app: TestApp, query = {}) {
  return (await app.call("listBloodDonors", { token: await app.signIn(), query })).body;
}
