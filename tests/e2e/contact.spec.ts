import type { Route } from "@playwright/test";
import { expect, type Page, publicAddress, test } from "#tests/support/site.ts";
import { delayRequests, showHydrated } from "#tests/support/site-visitor.ts";

const form = (page: Page) => page.getByRole("form");
const field = (page: Page, name: string) => form(page).getByLabel(name);
const button = (page: Page, name: string) => form(page).getByRole("button", { name });
/** Where the page sends its form with script. */
const call = "**/contact";

async function fill(
  page: Page,
  { name = "A reader", email = "reader@home.example", message = "Salaam" } = {},
) {
  await field(page, "Full Name").fill(name);
  await field(page, "Email Address").fill(email);
  await field(page, "Your Message").fill(message);
}

async function send(page: Page): Promise<void> {
  await form(page)
    .getByRole("button", { name: /^(?:Submit Inquiry|Try Again)$/ })
    .click();
  await expect(button(page, "Message Sent Successfully!")).toBeVisible();
}

test.use({ expectedNoise: [/status of 422/] });

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto("/contact");
  if (javaScriptEnabled) await showHydrated(form(page));
});

test("a message is sent, stored and thanked for: CONTACT-03", async ({ page, admin }) => {
  await expect(form(page).locator("label")).toHaveText(["Full Name *", "Email Address *", "Your Message *"]);
  await expect(field(page, "Your Message")).toHaveAttribute("rows", "4");
  await fill(page, { name: "A visitor of the form", message: "Where do I bring quilts?" });
  const release = await delayRequests(page, call);
  await button(page, "Submit Inquiry").click();
  await expect(form(page).getByRole("status")).toHaveText("Sending your message...");
  for (const name of ["Full Name", "Email Address", "Your Message"]) {
    await expect(field(page, name)).toBeDisabled();
  }
  await expect(button(page, "Submit Inquiry")).toBeDisabled();
  await expect(button(page, "Submit Inquiry").locator("svg"), "it turns").toHaveClass(/turning/);
  release();
  await expect(button(page, "Message Sent Successfully!")).toBeDisabled();
  await expect(form(page).getByRole("status")).toHaveText(
    "Success! Thank you for contacting us. We will reply to your email shortly.",
  );
  await expect(form(page).getByRole("status"), "the focus is not lost").toBeFocused();
  for (const name of ["Full Name", "Email Address", "Your Message"]) {
    await expect(field(page, name)).toHaveValue("");
    await expect(field(page, name)).toBeDisabled();
  }
  const { rows } = await admin.call("listMessages", undefined, { q: "A visitor of the form" });
  expect(rows).toMatchObject([{ message: "Where do I bring quilts?", subject: "" }]);
});

test("four ways lead to the foundation, and three steps to its seniors; fields are looked at before the request, and what was typed stays: CONTACT-02", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await expect(main.getByText("Monday to Saturday, 9 am to 5 pm."), "CONTACT-07").toBeVisible();
  await expect(main.getByRole("link", { name: "I need blood" })).toHaveAttribute(
    "href",
    "/registration/blood-request",
  );
  await expect(main.getByRole("link", { name: /Visit/ })).toHaveAttribute("href", "#map");
  await expect(main.getByRole("link", { name: /Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(main.getByRole("link", { name: /Write/ })).toHaveAttribute("href", /^mailto:/);
  const website = main.getByRole("link", { name: "Website" });
  await expect(website).toHaveAttribute("href", publicAddress);
  await expect(website).toHaveAttribute("target", "_blank");
  await expect(website).toContainText(publicAddress.replace("https://", ""));
  const meetup = main.getByRole("region", { name: "Prioritized Senior Meetup Process" });
  await expect(meetup.getByRole("listitem")).toHaveCount(3);
  await expect(meetup.getByRole("listitem").getByRole("heading")).toHaveText([
    "Proposal submission",
    "Senior review",
    "Secure scheduling link",
  ]);
  await expect(meetup.getByText("within 24 hours")).toBeVisible();
  await fill(page, { message: "  " });
  await button(page, "Submit Inquiry").click();
  await expect(form(page).getByRole("status")).toHaveText("Please fill out all fields.");
  const message = field(page, "Your Message");
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect(message).toHaveAccessibleDescription("Please write your message.");
  await expect(field(page, "Full Name")).not.toHaveAttribute("aria-invalid");
  await message.fill("Salaam");
  await expect(message, "what is right by now is not called wrong").not.toHaveAttribute("aria-invalid");
  await fill(page, { email: "reader@home" });
  await button(page, "Try Again").click();
  await expect(form(page).getByRole("status")).toHaveText("Please enter a valid email address.");
  await expect(field(page, "Full Name")).toHaveValue("A reader");
});

test("a link may set the subject, which is sent along", async ({ page, admin }) => {
  await page.goto("/contact?subject=Partner%20With%20Us");
  await showHydrated(form(page));
  await expect(page.getByRole("heading", { name: "Write to us Subject: Partner With Us" })).toBeVisible();
  await fill(page, { name: "A partner to be" });
  await send(page);
  const { rows } = await admin.call("listMessages", undefined, { q: "A partner to be" });
  expect(rows).toMatchObject([{ subject: "Partner With Us" }]);
});

test.describe("the map", () => {
  test.use({ expectedNoise: [/foreign request: https:\/\/www\.openstreetmap\.org\/export/] });

  test("is asked for only by a press", async ({ page }) => {
    const map = page.getByRole("region", { name: "Our office on the map" });
    await expect(map.getByRole("link", { name: /^Open in maps/ })).toHaveAttribute("href", /query=/);
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
    await map.getByRole("button", { name: "Show the map" }).click();
    const frame = map.locator("iframe");
    await expect(frame).toHaveAttribute("src", /^https:\/\/www\.openstreetmap\.org\/export\/embed/);
    expect((await frame.boundingBox())?.height).toBe(450);
  });
});

/** What the form sends, with a time that the server has not signed: it refuses that. */
function forged(route: Route): string {
  const fields = new URLSearchParams(route.request().postData() ?? "");
  fields.set("form_token", "forged");
  return fields.toString();
}

test.describe("a bad network", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  const down = "Unable to send message. Please try again later or contact us directly.";
  // Two after each other have different texts: a status cannot be that of the failure before.
  const failures = [
    { what: "without an answer", answer: (route: Route) => route.abort(), text: down },
    {
      what: "with the server's words",
      answer: (route: Route) => route.continue({ postData: forged(route) }),
      text: "Please wait a moment and send the form again.",
    },
    {
      what: "with a server that fails",
      answer: (route: Route) => route.fulfill({ status: 500, body: "no" }),
      text: down,
    },
  ];
  test("is told in words, and what was typed stays", async ({ page }) => {
    await fill(page);
    for (const { what, answer, text } of failures) {
      await test.step(what, async () => {
        await page.route(call, answer);
        await form(page)
          .getByRole("button", { name: /^(?:Submit Inquiry|Try Again)$/ })
          .click();
        await expect(form(page).getByRole("status")).toHaveText(text);
        await expect(button(page, "Try Again")).toBeEnabled();
        await expect(field(page, "Your Message")).toHaveValue("Salaam");
        await page.unroute(call);
      });
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("a refused form keeps what was typed, and a good one is stored", async ({ page, admin }) => {
    await fill(page, { name: "Without script", email: "reader@home" });
    await button(page, "Submit Inquiry").click();
    await expect(form(page).getByRole("status")).toHaveText("Please enter a valid email address.");
    await expect(field(page, "Full Name")).toHaveValue("Without script");
    await expect(field(page, "Your Message")).toHaveValue("Salaam");
    await field(page, "Email Address").fill("reader@home.example");
    await send(page);
    const { rows } = await admin.call("listMessages", undefined, { q: "Without script" });
    expect(rows).toHaveLength(1);
  });
});
