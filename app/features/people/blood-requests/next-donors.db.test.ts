import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { cities } from "#content/cities.ts";
import { cityPlaces } from "#content/city-places.ts";
import { startTestApp } from "#tests/support/app.ts";
import { donor } from "#tests/support/blood-donors.ts";

/* Who is left to call when the donors of a request are used up: DONOR-17. */

const today = "2026-11-21";
const request = {
  phone: "0300 1234567",
  bloodGroup: "B-",
  units: 2,
  neededWhen: "now",
  hospital: "Services Hospital",
  city: "لاہور",
  contactName: "A brother",
  remarks: "",
};

async function start(donors: object[]) {
  const app = await startTestApp();
  for (const [index, other] of donors.entries()) {
    const json = { ...donor, bloodGroup: "B-", phone: `0300 123450${index}`, ...other };
    expect((await app.call("sendDonorLead", { json })).status).toBe(200);
  }
  app.clock.forward(60_000);
  await app.call("sendBloodRequest", { json: request });
  const token = await app.signIn();
  const next = async () => (await app.call("readBloodRequest", { token, query: { id: 1 } })).body.next;
  const call = async (donor_id: number, outcome: string, request_id?: number) => {
    app.clock.forward(60_000);
    await app.call("logDonorCall", { token, json: { donor_id, outcome, request_id } });
  };
  return { app, token, next, call };
}

test("a donor counts until called or promised, and one who was called before the request came counts", async () => {
  const { app, token, next, call } = await start([{}, {}, {}, { bloodGroup: "O-" }, { bloodGroup: "A-" }]);
  const left = { compatible: 1, near: [], soon: null };
  expect(await next()).toEqual({ same: 3, ...left });
  await call(1, "No answer");
  expect(await next()).toEqual({ same: 2, ...left });
  await call(2, "Comes to give blood", 1);
  expect(await next()).toEqual({ same: 1, ...left });
  await call(3, "Does not want to be called");
  expect(await next()).toEqual({ same: 0, ...left });
  await app.call("sendBloodRequest", { json: { ...request, phone: "0300 7654321" } });
  const { next: ofSecond } = (await app.call("readBloodRequest", { token, query: { id: 2 } })).body;
  expect(ofSecond, "the second donor is promised, the third wants no call").toEqual({ same: 1, ...left });
});

test("cities nearby come the nearest first, and who may give again within a week, with the day", async () => {
  const { next } = await start([
    { city: "Kasur" },
    { city: "شیخوپورہ", bloodGroup: "O-" },
    { city: "Gujranwala" },
    { city: "Gujranwala", gender: "Female" },
    { city: "Nankana Sahib" },
    { city: "Karachi" },
    { city: "Kasur", bloodGroup: "AB+" },
    { lastDonationDate: addDays(today, -85) },
    { lastDonationDate: addDays(today, -118), gender: "Female" },
    { lastDonationDate: addDays(today, -100), gender: "Female" },
    { lastDonationDate: addDays(today, -85), bloodGroup: "AB+" },
  ]);
  expect(await next()).toEqual({
    same: 0,
    compatible: 0,
    near: [
      { city: "Sheikhupura", donors: 1 },
      { city: "Kasur", donors: 1 },
      { city: "Nankana Sahib", donors: 1 },
    ],
    soon: { from: addDays(today, 2), donors: 2 },
  });
});

test("every city of the list has its place", () => {
  expect(Object.keys(cityPlaces)).toEqual(cities.map(({ en }) => en));
});
