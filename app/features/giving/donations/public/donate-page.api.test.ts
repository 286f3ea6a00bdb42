import { expect, test } from "vitest";
import { donationMessages as messages } from "#app/features/giving/donations/donations.messages.ts";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { loadDonatePage, sendDonatePage } from "./donate-page.server.ts";

const path = "/donate";
const donation = { amount: "2,500", paymentMethod: "bank-transfer", fund: "zakat", monthly: "false" };

const donations = (app: TestApp) => app.deps.db.selectFrom("donations").selectAll().execute();
const load = (app: TestApp, query = "") =>
  loadDonatePage(pageContext(app), new Request(`http://umeed.example${path}${query}`));

/** The answer to a form that is posted without JavaScript; a redirect is thrown. */
const post = (app: TestApp, fields: Record<string, string>) =>
  sendDonatePage(pageContext(app), postedForm(path, fields)).catch((thrown: unknown) => thrown as Response);

test("a gift that is posted without JavaScript is in the ledger, and leads to what to do next", async () => {
  const app = await startTestApp();
  const { token = "" } = await load(app);
  app.clock.forward(3_000);
  const reply = await post(app, {
    ...donation,
    name: "A donor",
    email: "Donor@home.example",
    anonymous: "true",
    dedication: "In memory of my grandmother",
    reference: "Office 7",
    tax_number: "12345678",
    postal_address: "12 Mall Road,\r\nLahore",
    website: "",
    form_token: token,
  });
  const [row, ...others] = await donations(app);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    amount_paisa: 2_500_00,
    fund: "zakat",
    method: "bank-transfer",
    gateway: "manual",
    state: "started",
    donor_name: "A donor",
    donor_email: "donor@home.example",
    donor_reference: "Office 7",
    dedication: "In memory of my grandmother",
    tax_number: "1234567-8",
    postal_address: "12 Mall Road, Lahore",
    anonymous: 1,
  });
  expect(reply).toBeInstanceOf(Response);
  const { status, headers } = reply as Response;
  expect(status).toBe(303);
  const location = new URL(headers.get("location") ?? "", "http://umeed.example");
  expect(location.pathname).toBe("/donation-success");
  const key = location.searchParams.get("key") ?? "";
  expect(await openDonation(app.deps.db, app.clock.now(), key)).toBe(row?.id);
});

test("a refused gift comes back with what was typed and a text at each field, and nothing is stored", async () => {
  const app = await startTestApp();
  const typed = { ...donation, amount: "99", paymentMethod: "", name: "A", email: "nobody" };
  const refused = await post(app, typed);
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: {
      good: false,
      message: "Please correct these 4 fields:",
      values: typed,
      faults: [
        { field: "amount", text: messages.tooSmall },
        { field: "paymentMethod", text: messages.badMethod },
        { field: "name", text: messages.shortName },
        { field: "email", text: messages.badEmail },
      ],
    },
  });
  expect(await post(app, { ...donation, monthly: "true" })).toMatchObject({
    data: { good: false, faults: [{ field: "email", text: messages.monthlyEmail }] },
  });
  const unknown = await post(app, { ...donation, fund: "lottery" });
  expect(unknown).toMatchObject({
    init: { status: 422 },
    data: { good: false, message: messages.badFund, values: { amount: "2,500", fund: "lottery" } },
  });
  expect(await donations(app)).toEqual([]);
});

test("a form that is sent at once is refused, and a robot's is not stored", async () => {
  const app = await startTestApp();
  const { token = "" } = await load(app);
  const again = "Please wait a moment and send the form again.";
  expect(await post(app, { ...donation, form_token: token })).toMatchObject({
    data: { good: false, message: again },
  });
  await post(app, { ...donation, website: "http://spam.example" });
  expect(await donations(app)).toEqual([]);
});

test("with a bank's gateway the posted gift leads there, with amount, currency, reference and return address", async () => {
  const app = await startTestApp({ env: { PAY_BANK_URL: "https://pay.bank.example/start" } });
  const reply = await post(app, donation);
  const [row] = await donations(app);
  expect(row).toMatchObject({ gateway: "bank", state: "pending" });
  expect(reply).toMatchObject({ data: { good: true, onward: { kind: "redirect" } } });
  const { data } = reply as { data: { onward: { url: string } } };
  const url = new URL(data.onward.url);
  expect(url.origin + url.pathname).toBe("https://pay.bank.example/start");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    currency: "PKR",
    return_url: expect.stringContaining("/donation-success?key="),
  });
  const back = new URL(url.searchParams.get("return_url") ?? "");
  const key = back.searchParams.get("key") ?? "";
  expect(await openDonation(app.deps.db, app.clock.now(), key)).toBe(row?.id);
  expect(Number(url.searchParams.get("amount"))).toBe(2500);
});

test("the address fills in amount, fund, method and tab; what it names wrongly is left out", async () => {
  const app = await startTestApp();
  const { link, funds, online, raastQr } = await load(
    app,
    "?amount=5000&fund=zakat&method=jazzcash&monthly=1",
  );
  expect(link).toEqual({ amount: "5000", fund: "zakat", method: "jazzcash", monthly: true });
  expect(funds.slice(0, 4).map(({ title }) => title)).toEqual(["General", "Zakat", "Sadqah", "Fitrana"]);
  expect(funds.length).toBe(13);
  expect(online).toEqual([]);
  expect(raastQr).toBe(false);
  const bad = await load(app, "?amount=<b>&fund=x&method=cash&monthly=2");
  expect(bad.link).toEqual({ amount: "", fund: "general", method: undefined, monthly: false });
});
