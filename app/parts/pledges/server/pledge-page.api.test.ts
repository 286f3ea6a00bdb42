import { expect, test } from "vitest";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { startTestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { arrive, begin, keyOf, pledgeRows, postPledge } from "#tests/support/pledges.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { loadPledgePage, sendPledgePage } from "./pledge-page.server.ts";

const t = textIn("en", pledgeWords);

async function pledge() {
  const app = await startTestApp();
  await begin(app);
  await arrive(app);
  const key = await keyOf(app);
  const context = pageContext(app);
  const path = `/pledge?key=${key}`;
  return {
    app,
    key,
    path,
    context,
    load: (address = path) => loadPledgePage(context, new Request(`http://umeed.example${address}`)),
    post: (fields: Record<string, string>, address = path) =>
      sendPledgePage(context, postedForm(address, fields)),
  };
}

test("opening a link of a mail changes nothing, it only asks: PLEDGE-04", async () => {
  const { app, path, load } = await pledge();
  for (const action of ["stop", "pause"])
    expect((await load(`${path}&do=${action}`)).data).toMatchObject({ question: action });
  expect((await load(`${path}&do=delete`)).data.question).toBeUndefined();
  expect(await pledgeRows(app)).toMatchObject([{ state: "active" }]);
});

test("forms without JavaScript stop, change and give", async () => {
  const { app, key, post } = await pledge();
  expect((await post({ action: "change", amount: "50", day: "40" })).data).toMatchObject({
    good: false,
    values: { amount: "50", day: "40" },
    faults: [
      { field: "amount", text: donationMessages.tooSmall },
      { field: "day", text: t("badDay", { last: 28 }) },
    ],
  });
  expect((await post({ action: "change", amount: "3000", day: "4" })).data).toEqual({
    good: true,
    message: t("changed"),
  });
  const pay = { action: "pay", month: "2026-12", paymentMethod: "easypaisa" };
  const { status, location } = await postPledge(app, key, pay);
  expect(status).toBe(303);
  const donation = await app.deps.db
    .selectFrom("donations")
    .selectAll()
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const toKey = new URL(location ?? "", "http://umeed.example").searchParams.get("key") ?? "";
  expect(await openDonation(app.deps.db, app.clock.now(), toKey)).toBe(donation.id);
  expect(donation).toMatchObject({
    amount_paisa: 3000_00,
    method: "easypaisa",
    fund: "zakat",
    state: "started",
  });

  expect((await post({ action: "stop" })).data).toEqual({ good: true, message: t("doneStop") });
  expect((await post({ action: "pause" })).data).toMatchObject({ good: false, message: t("notNow") });
  expect((await post({ action: "pay" })).init?.status).toBe(409);
  expect((await post({})).init?.status).toBe(422);
  expect(await pledgeRows(app)).toMatchObject([{ state: "stopped" }]);
});

test("a key of no pledge is a missing page, also for a form", async () => {
  const { load, post } = await pledge();
  for (const address of ["/pledge", "/pledge?key=short", "/pledge?key=AAAAAAAAAAAAAAAAAAAAAA"]) {
    const { data, init } = await load(address);
    expect(init?.status).toBe(404);
    expect(data).toMatchObject({ key: "", pledge: undefined });
    for (const action of ["stop", "change", "pay"])
      expect(await post({ action }, address)).toMatchObject({
        data: { good: false, message: t("unknown") },
        init: { status: 404 },
      });
  }
});

test("the changes of a pledge are counted, keys of none are not: each count takes memory", async () => {
  const { post } = await pledge();
  const repeat = async (address?: string) => {
    let status: number | undefined;
    for (let sent = 0; sent < 31; sent += 1) status = (await post({ action: "pause" }, address)).init?.status;
    return status;
  };
  expect(await repeat()).toBe(429);
  expect(await repeat("/pledge?key=AAAAAAAAAAAAAAAAAAAAAA")).toBe(404);
});

test("with a gateway the form leads there: the page shows the way on", async () => {
  const app = await startTestApp({ env: { PAY_BANK_URL: "https://pay.bank.example/checkout" } });
  await begin(app, { paymentMethod: "jazzcash" });
  await arrive(app);
  const path = `/pledge?key=${await keyOf(app)}`;
  const { data } = await sendPledgePage(
    pageContext(app),
    postedForm(path, { action: "pay", paymentMethod: "bank-transfer" }),
  );
  expect(data).toMatchObject({ good: true, onward: { kind: "redirect" } });
});

test("on the Urdu page every answer is Urdu, and the amount is read in Urdu digits", async () => {
  const { app, key, path } = await pledge();
  const ur = textIn("ur", pledgeWords);
  const context = pageContext(app, "ur");
  const post = async (fields: Record<string, string>, address = path) =>
    (await sendPledgePage(context, postedForm(`/ur${address}`, fields))).data;
  const change = { action: "change", amount: "3000", day: "4" };
  const refused = [
    await post({ action: "stop" }, "/pledge?key=unknown"),
    await post({ action: "fly" }),
    ...(await Promise.all(
      ["", "x", "2,5", "1.234", "-5", "50", "2000000", "9".repeat(200)].map((amount) =>
        post({ ...change, amount }),
      ),
    )),
    await post({ ...change, day: "40" }),
    await post({ ...change, day: "4".repeat(20) }),
    await post({ action: "pay", month: "soon" }),
    await post({ action: "pay", paymentMethod: "gold" }),
  ];
  const said = refused.flatMap(({ message, faults = [] }) => [message, ...faults.map(({ text }) => text)]);
  expect(refused.filter(({ good }) => good)).toEqual([]);
  expect(said.filter((text) => !isInUrdu(text))).toEqual([]);

  expect(await post({ ...change, amount: "۳٬۵۰۰", day: "۷" })).toMatchObject({ message: ur("changed") });
  expect(await pledgeRows(app)).toMatchObject([{ amount_paisa: 3500_00, day_of_month: 7 }]);
  const done = [];
  for (const action of ["pause", "resume", "stop", "resume", "pay", "restart"])
    done.push(await post({ action }));
  done.push(await post({ "List-Unsubscribe": "One-Click" }));
  expect(done.map(({ good }) => good)).toEqual([true, true, true, false, false, true, true]);
  for (let changes = 0; changes < 30; changes += 1) done.push(await post({ action: "pause" }));
  expect(done.map(({ message }) => message).filter((text) => !isInUrdu(text))).toEqual([]);
  const { data } = await loadPledgePage(context, new Request(`http://umeed.example/ur/pledge?key=${key}`));
  expect(data.pledge?.fund.title).toBe("زکوٰۃ");
});
