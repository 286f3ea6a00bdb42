import { photograph } from "#tests/support/pictures.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/* A mother in Kasur who reads only Urdu asks for help on an old phone, and care staff take it up. */

// With a second person who may decide on help, whom another test has added, a decision would wait.
test.use({
  ownSite: "help",
  expectedNoise: [/^foreign request: https:\/\/wa\.me\/|status of 409/],
});

const form = (page: Page) => page.getByRole("main").getByRole("form");
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`));
const thanks = (page: Page) => page.getByRole("region", { name: "شکریہ" });

async function fitsPhone(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await field(page, "کیا چاہیے").selectOption({ label: "دوائیں" });
  await form(page).getByRole("radio", { name: "میرے گھر والوں کو" }).check();
  await field(page, "نام").fill("سکینہ بی بی");
  await field(page, "فون نمبر").fill(phone);
  await field(page, "شہر").fill("قصور");
  await field(page, "محلہ").fill("بستی چراغ شاہ، گلی 4");
  await field(page, "گھر میں کتنے لوگ").fill("۶");
  await field(page, "چند لفظوں میں").fill("شوہر بیمار ہیں، دوا بہت مہنگی ہے۔");
  await form(page).getByRole("checkbox").check();
}

/** Sends it, adds a photo, and looks how far it is. @returns the reference */
async function askAndLook(page: Page): Promise<string> {
  await form(page).getByRole("button", { name: "درخواست بھیجیں" }).click();
  await expect(thanks(page)).toContainText("آپ کی درخواست ہمیں مل گئی");
  await expect(thanks(page)).toContainText("ہمیں ابھی فون کریں");
  const reference = (await thanks(page).locator("strong").textContent()) ?? "";
  expect(reference).toMatch(/^HELP-[0-9A-Z]{10}$/);
  await fitsPhone(page);
  // Whoever has no email sends the number to herself: FAMILY-04a.
  const toMyself = await thanks(page)
    .getByRole("link", { name: /خود کو واٹس ایپ/ })
    .getAttribute("href");
  expect(decodeURIComponent(toMyself ?? "")).toContain(reference);
  expect(decodeURIComponent(toMyself ?? "")).toContain("/ur/help/status");

  await thanks(page).getByRole("link", { name: "کاغذات کی تصویریں بھیجیں" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("کاغذات کی تصویریں");
  const photo = { name: "parchi.jpg", mimeType: "image/jpeg", buffer: await photograph(900, 600) };
  await page.getByLabel("تصویر 1").setInputFiles(photo);
  await page.getByRole("button", { name: "تصویریں بھیجیں" }).click();
  await expect(page.getByText("تصویریں ہمیں مل گئیں۔")).toBeVisible();
  await fitsPhone(page);

  await page.getByRole("link", { name: "دیکھیں کہاں تک پہنچی" }).click();
  await expect(page).toHaveURL(/\/ur\/help\/status$/);
  await page.getByLabel(/درخواست کا نمبر/).fill(reference);
  await page.getByLabel(/آخری چار ہندسے/).fill("0000");
  await page.getByRole("main").getByRole("button", { name: "دیکھیں" }).click();
  await expect(page.getByText("کوئی درخواست نہیں ملی")).toBeVisible();
  await page.getByLabel(/آخری چار ہندسے/).fill("۴۵۶۷");
  await page.getByRole("main").getByRole("button", { name: "دیکھیں" }).click();
  await expect(page.getByRole("main").getByText("درخواست مل گئی")).toBeVisible();
  await fitsPhone(page);
  return reference;
}

test.describe("a family with an old phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedNoise: [/status of (404|422)/] });

  test("from the phone's menu in Urdu she asks, adds a photo and sees how far it is: FAMILY-01, FAMILY-03, FAMILY-04", async ({
    page,
  }) => {
    await page.goto("/ur");
    await page.getByRole("banner").getByRole("button", { name: "مینو" }).click();
    await page.getByRole("banner").getByRole("link", { name: "مدد چاہیے" }).click();
    await expect(page).toHaveURL(/\/ur\/help$/);
    await showHydrated(form(page));
    await fitsPhone(page);
    await form(page).getByRole("button", { name: "درخواست بھیجیں" }).click();
    await expect(form(page).getByRole("status").first()).toContainText("خانے درست کریں");
    await fillIn(page, "۰۳۰۰ ۱۲۳۴۵۶۷");
    await askAndLook(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the same: FAMILY-01, FAMILY-03, FAMILY-04", async ({ page }) => {
      await page.goto("/ur/help");
      await fillIn(page, "0301 1234567");
      await askAndLook(page);
    });
  });
});

test("care staff enter a request, plan the visit, record it, decline in Urdu and have the text to send: FAMILY-03a, FAMILY-05, FAMILY-10, FAMILY-12, FAMILY-15", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/help");
  await page.getByRole("button", { name: "Enter a request" }).click();
  const entry = page.getByRole("dialog", { name: "Enter a request" });
  await entry.getByLabel("Kind of help").selectOption("ration");
  await entry.getByLabel("People in the household").fill("5");
  await entry.getByLabel("Name").fill("Rashida");
  await entry.getByLabel("Phone", { exact: false }).first().fill("0322 7654321");
  await entry.getByLabel("City").fill("Lahore");
  await entry.getByLabel("What has happened").fill("No work since the flood.");
  await expect(entry.getByRole("figure", { name: "Read this to them" })).toContainText(/[آ-ی]{3}/);
  await entry.getByRole("checkbox", { name: "I have read this to them" }).check();
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(entry).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: /Rashida/ })).toBeVisible();

  const papers = page.getByRole("region", { name: "Papers" });
  const photo = { name: "bill.jpg", mimeType: "image/jpeg", buffer: await photograph(900, 600) };
  await papers.getByRole("button", { name: "Add", exact: true }).click();
  await expect(papers.getByText("Please choose a photo.")).toBeVisible();
  await papers.getByLabel("Add photos of papers").setInputFiles([photo, { ...photo, name: "slip.jpg" }]);
  await papers.getByRole("button", { name: "Add", exact: true }).click();
  await expect(toast(page, "Added 2 photos of papers.")).toBeVisible();
  await expect(papers.getByRole("img")).toHaveCount(2);
  await papers.getByRole("button", { name: "Remove... Paper 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Removed a photo of papers.")).toBeVisible();
  await expect(papers.getByRole("img")).toHaveCount(1);
  await expect(papers).toContainText("The family has no link for photos that still works.");
  await papers.getByRole("button", { name: "Make a new link" }).click();
  await expect(papers.getByRole("link", { name: /^Send by WhatsApp: Photos of papers/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/923227654321\?text=.*%2Fur%2Fhelp%2Fpapers%3Ftoken%3D/,
  );
  await expect(papers.getByRole("button", { name: "Copy the link: Photos of papers" })).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  await page.getByRole("link", { name: /^Send by WhatsApp: How far it is/ }).click();
  await expect(history).toContainText("Opened in WhatsApp: How far it is");
  await expect(history).not.toContainText("Sent by WhatsApp");
  await page.getByRole("button", { name: "It was sent: How far it is" }).click();
  await expect(history).toContainText("Sent by WhatsApp: How far it is");

  await page.getByRole("button", { name: "Plan a visit..." }).click();
  const plan = page.getByRole("dialog", { name: "Plan the visit" });
  await plan.getByLabel("Who is responsible").selectOption({ index: 1 });
  await plan.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(toast(page, "The visit is planned.")).toBeVisible();
  await page.getByRole("button", { name: "Record the visit..." }).click();
  const visit = page.getByRole("dialog", { name: "Record the visit" });
  await visit.getByLabel("Debts").fill("40,000 to the grocer");
  for (const question of ["گھرانہ مسلمان", "نصاب"]) await visit.getByLabel(question).selectOption("yes");
  for (const question of ["سید", "بیت المال"]) await visit.getByLabel(question).selectOption("no");
  await visit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("40,000 to the grocer")).toBeVisible();
  await expect(page.getByText("May receive Zakat")).toBeVisible();

  await page.getByRole("button", { name: "Decline..." }).click();
  const decline = page.getByRole("dialog", { name: "Decline or refer" });
  await decline.getByLabel("Why, and where else to ask").fill("آپ کے گھر میں دو لوگ کماتے ہیں۔");
  await decline.getByRole("button", { name: "Save" }).click();
  const link = page.getByRole("link", { name: /by WhatsApp: Decision/ });
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/923227654321\?text=/);
  const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain("آپ کے گھر میں دو لوگ کماتے ہیں۔");

  await page.getByRole("link", { name: "All requests" }).click();
  await page.getByRole("main").getByRole("link", { name: "Help by Month" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help by Month" })).toBeVisible();
  await expect(page.getByRole("table", { name: "By kind" })).toContainText("Ration for a month");
});

test("a family that cannot wait has first aid before its visit, once the foundation allows it: FAMILY-13b", async ({
  page,
  admin,
  openDashboard,
}) => {
  await admin.call("saveApprovalLimit", { name: "firstAid", limit: "5,000" });
  await openDashboard("/dashboard/approvals");
  await expect(page.getByRole("row", { name: /First aid before a visit/ })).toContainText("Up to PKR 5,000");
  const said = {
    kind: "medicine",
    channel: "phone",
    for_whom: "self",
    name: "Zubaida",
    phone: "0333 5550101",
  };
  await admin.call("enterHelpRequest", {
    ...said,
    city: "Lahore",
    household: 4,
    words: "In hospital.",
    consent: true,
  });
  await page.goto("/dashboard/help");
  await page.getByRole("link", { name: "Zubaida" }).click();
  await page.getByRole("button", { name: "First aid..." }).click();
  const aid = page.getByRole("dialog", { name: "First aid before the visit" });
  await expect(aid).toContainText("with at most PKR 5,000");
  await aid.getByLabel("Fund").selectOption({ label: "General" });
  await aid.getByLabel("Rupees of one payment").fill("6,000");
  await aid.getByLabel("How the money gets there").selectOption({ label: "Cash, signed for" });
  await aid.getByRole("button", { name: "Approve" }).click();
  await expect(aid.getByRole("alert")).toContainText("with at most PKR 5,000");
  await aid.getByLabel("Rupees of one payment").fill("4,500");
  await aid.getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Approved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "First aid..." })).toBeHidden();
  await expect(page.getByRole("button", { name: "Plan a visit..." })).toBeVisible();
  await page.getByRole("main").getByText("First aid before the visit:").first().getByRole("link").click();
  await expect(page.getByText("which goes on to its visit")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("PKR 4,500");
});
