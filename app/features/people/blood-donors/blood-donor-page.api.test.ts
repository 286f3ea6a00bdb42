import { expect, test } from "vitest";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { oldestDonor, youngestDonor } from "#app/lib/blood-groups.ts";
import { textIn } from "#app/lib/words.server.ts";
import { deps } from "#app/loader-context.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { donorForm } from "./blood-donors.service.server.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

const t = textIn("en", bloodDonorWords);
const ages = { youngest: youngestDonor, oldest: oldestDonor };

const path = "/registration/blood-donor";
const donor = {
  fullName: "A donor, Lahore",
  phone: "0300 123-4567",
  email: "",
  bloodGroup: "O-",
  dob: "1990-05-01",
  lastDonationDate: "2026-11-01",
  city: "Lahore",
  gender: "Male",
  medicalClear: "true",
};

const sendDonorPage = (context: ReturnType<typeof pageContext>, request: Request) =>
  sendForm(context, request, donorForm(deps(context)));

test("a form that is posted without JavaScript is stored, and the donor told from when to give again", async () => {
  const app = await startTestApp();
  const context = pageContext(app);
  const token = (await formToken(context, donorForm(app.deps))) ?? "";
  app.clock.forward(3_000);
  const { data } = await sendDonorPage(
    context,
    postedForm(path, { ...donor, website: "", form_token: token }),
  );
  expect(data).toMatchObject({
    good: true,
    message: t("registered"),
    note: "You may give again from Jan 30, 2027. We will not call you before then.",
  });
  const rows = await app.deps.db.selectFrom("blood_donors").selectAll().execute();
  expect(rows).toMatchObject([{ full_name: donor.fullName, phone: "923001234567" }]);
});

test("a refused form comes back with what was typed and a text at each field", async () => {
  const app = await startTestApp();
  const posted = { ...donor, fullName: " ", city: "", dob: "2020-01-01" };
  const { data, init } = await sendDonorPage(pageContext(app), postedForm(path, posted));
  expect(init?.status).toBe(422);
  expect(data).toMatchObject({
    good: false,
    message: t("incomplete"),
    values: { ...donor, fullName: " ", city: "", dob: "2020-01-01" },
    faults: [
      { field: "fullName", text: t("noName") },
      { field: "city", text: t("noCity") },
      { field: "dob", text: t("badAge", ages) },
    ],
  });
  const { data: tooYoung } = await sendDonorPage(
    pageContext(app),
    postedForm(path, { ...donor, dob: "2020-01-01" }),
  );
  expect(tooYoung).toMatchObject({ good: false, message: t("badAge", ages) });
  expect(await app.deps.db.selectFrom("blood_donors").selectAll().execute()).toEqual([]);
});

test("a form that is sent at once is refused, a robot is thanked, and neither is stored", async () => {
  const app = await startTestApp();
  const context = pageContext(app);
  const token = (await formToken(context, donorForm(app.deps))) ?? "";
  const quick = await sendDonorPage(context, postedForm(path, { ...donor, form_token: token }));
  expect(quick.data).toMatchObject({ good: false, message: "Please wait a moment and send the form again." });
  const robot = await sendDonorPage(context, postedForm(path, { ...donor, website: "http://spam.example" }));
  expect(robot.data).toMatchObject({ good: true });
  expect(await app.deps.db.selectFrom("blood_donors").selectAll().execute()).toEqual([]);
});

test("page and call count together against the limit of a phone number", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const send = () => sendDonorPage(pageContext(app), postedForm(path, donor));
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).data.good).toBe(true);
  const json = { ...donor, medicalClear: true };
  expect((await app.call("sendDonorLead", { json })).status).toBe(429);
  const refused = await send();
  expect(refused.init?.status).toBe(429);
  expect(refused.data).toMatchObject({ good: false, values: { city: "Lahore" } });
});
