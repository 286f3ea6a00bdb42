import { expect, test } from "vitest";
import { readSite } from "#app/loader-context.server.ts";
import { contents } from "#content/contents.ts";
import { startTestApp } from "#tests/support/app.ts";
import { testAccounts } from "#tests/support/donations.ts";
import { pageContext } from "#tests/support/page-posts.ts";

/* What every page carries of an account that donors are not shown: DONATE-03d. */

test("of an account that donors are not shown, pages carry its bank's name and its last digits", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const hidden = {
    id: "faysal",
    kind: "bank",
    bank: "Faysal Bank",
    title: "Umeed Welfare Foundation",
    number: "0999 8887776",
    iban: "PK81 FAYS 0000 0999 8887 7760",
    shown: false,
    funds: [],
  };
  const value = { ...contents.identity.defaults, accounts: { ...testAccounts, others: [hidden] } };
  const saved = await app.call("saveContent", { token, json: { name: "identity", version: 0, value } });
  expect(saved.status).toBe(200);
  const { identity } = await readSite(pageContext(app, "en"));
  expect(identity.accounts.others).toEqual([{ ...hidden, title: "", iban: "", number: "7776" }]);
});
