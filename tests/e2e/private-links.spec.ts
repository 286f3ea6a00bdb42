import { languages, pathIn } from "#app/contract/language.ts";
import { pageAddress } from "#app/contract/page-queries.ts";
import { statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { crawl } from "#tests/support/crawl.ts";
import { giveOnSite } from "#tests/support/donations-desk.ts";
import { expect, publicAddress, test } from "#tests/support/site.ts";
import { unsubscribeLinkOf } from "#tests/support/site-mail.ts";
import { mailServer } from "#tests/support/sites.ts";

/* The links that mails and private pages write, each with the query that it carries: ALL-52. */

test.use({ ownSite: "private-links", settings: mailServer });

const email = "family@home.example";
const report = {
  ...{ amount: "2,500", fund: "zakat", transferredOn: "2026-01-05", accountName: "Ayesha Bibi" },
  ...{
    accountNumber: "PK00 AAAA 0000 0000 1234 5678",
    bankName: "Meezan Bank",
    transactionId: "998877665544",
  },
  ...{ name: "Ayesha", email, consent: "true" },
};

test("every link of a mail and of a private page is known by the page that it leads to, with its whole query", async ({
  page,
  site,
  admin,
  database,
}) => {
  test.slow();
  for (const language of languages) {
    // Two names at one address: each has a paper of their own.
    for (const donorName of ["Ayesha Bibi", "Bilal Khan"])
      await giveOnSite(database, { state: "paid", donorName, donorEmail: email, language });
    const said = textIn(language, statementWords);
    await page.goto(pathIn(language, "/donation-statement"));
    const main = page.getByRole("main");
    await main.getByRole("textbox").fill(email);
    await main.getByRole("button", { name: said("sendLink") }).click();
    await expect(main.getByText(said("asked"))).toBeVisible();
  }
  const gift = { amount: 2500, paymentMethod: "bank-transfer", name: "Sara", email };
  const { key } = await admin.call("startDonation", { ...gift, monthly: true });
  const { slip_link } = await admin.call("sendTransferReport", report);
  await admin.call("subscribe", { email });
  // No mail goes out here, so the link is told.
  const colleague = { name: "Sana", email: "sana@home.example", roles: ["care"] };
  const { link } = await admin.call("createInvitation", colleague);
  const mails = await database.selectFrom("outbox").select("text").execute();
  // Programs for mail leave a sentence's full stop out of a link.
  const mailed = mails.flatMap(({ text }) =>
    Array.from(text.matchAll(/https?:\/\/umeed\.example(\/\S*?)\.?(?=\s|$)/g), ([, path = ""]) => path),
  );
  const told = [link, slip_link].map((address = "") => address.replace(publicAddress, ""));
  const shown = [`/donation-success?key=${key}`, await unsubscribeLinkOf(database, email), ...told];
  const seeds = [...new Set([...mailed, ...shown])].filter((path) => path && !path.startsWith("/dashboard"));
  expect(seeds.filter((path) => path.includes("/donation-statement?token="))).toHaveLength(2);

  await page.goto("about:blank");
  const isPrivate = (url: string) =>
    url.includes("?") || /^(?:\/ur)?\/(?:receipts|pledge|donation|invitation|help)\b/.test(url);
  const found = await crawl(page, { url: site.url, publicUrl: publicAddress }, seeds, isPrivate);
  // Two links, each with two people, and each page in both languages.
  expect(found.filter(({ url }) => url.includes("&person="))).toHaveLength(8);
  const broken = found.filter(({ status }) => status !== 200).map(({ url, status }) => `${status} ${url}`);
  expect(broken).toEqual([]);
  const namesIn = (url: string) => [...new URL(url, publicAddress).searchParams.keys()].toSorted();
  const dropped = found.filter(({ url }) => `${namesIn(url)}` !== `${namesIn(pageAddress(url).url)}`);
  expect(dropped.map(({ url }) => url)).toEqual([]);
});
