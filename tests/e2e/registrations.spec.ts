import type { Route } from "@playwright/test";
import { dayIn } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import { delayRequests, showHydrated } from "#tests/support/site-visitor.ts";

const form = (page: Page) => page.getByRole("main").getByRole("form");
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`));
const status = (page: Page, text: string) => form(page).getByRole("status").filter({ hasText: text });
const thanks = (page: Page) => page.getByRole("region", { name: "Thank you" });

async function send(page: Page, button: string): Promise<void> {
  await form(page).getByRole("button", { name: button }).click();
  await expect(thanks(page)).toBeVisible();
}

test.use({ expectedNoise: [/status of 422/] });

test.describe("the blood donor's form", () => {
  const button = "Register as a blood donor";

  test("tells each field what is wrong, keeps a draft, and registers: DONOR-01", async ({ page, admin }) => {
    await page.goto("/registration/blood-donor");
    await showHydrated(form(page));
    await form(page).getByRole("button", { name: button }).click();
    await expect(
      status(page, "Please complete all required fields (Name, Phone, Blood Group, City)."),
    ).toBeVisible();
    await expect(status(page, "Please complete").getByRole("link"), "in the order of the page").toHaveText([
      "Please choose your blood group.",
      "Please enter your name.",
      "Please enter your city.",
      "Please enter your phone number.",
      "You must confirm the medical eligibility statement to register.",
    ]);
    await expect(status(page, "Please complete"), "where all of it is told").toBeFocused();
    await expect(status(page, "Please complete")).toBeInViewport();
    await status(page, "Please complete").getByRole("link").first().click();
    // The first field of the page that is wrong: a radio button of the groups.
    await expect(form(page).getByRole("radio", { name: "A+", exact: true })).toBeFocused();
    await expect(form(page).getByRole("radiogroup", { name: "Blood group" })).toHaveAccessibleDescription(
      /Please choose your blood group\./,
    );
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/Please enter your phone number\./);

    await form(page).getByRole("radio", { name: "O-", exact: true }).check();
    await field(page, "Full name").fill("A donor of the form");
    // What was said of a field goes once it is right.
    await expect(field(page, "Full name")).toHaveAccessibleDescription("");
    await field(page, "Phone").fill("0300 765-43");
    await field(page, "City").fill("Multan");
    await form(page).getByRole("button", { name: button }).click();
    await expect(
      status(page, "You must confirm the medical eligibility statement to register."),
    ).toBeVisible();
    await expect(form(page).getByRole("checkbox")).toHaveAccessibleDescription(/You must confirm/);
    await form(page).getByRole("checkbox").check();
    await field(page, "Phone").fill("0300 12");
    await form(page).getByRole("button", { name: button }).click();
    await expect(status(page, "Please enter a valid phone number (7-15 digits).")).toBeVisible();
    await expect(field(page, "Phone")).toBeFocused();

    // What is medical is not kept in the browser.
    await field(page, "Phone").fill("0300 7654321");
    await page.reload();
    await expect(field(page, "Full name")).toHaveValue("A donor of the form");
    await expect(field(page, "City")).toHaveValue("Multan");
    await expect(form(page).getByRole("checkbox")).not.toBeChecked();
    // In the address alone.
    await expect(page).toHaveURL("/registration/blood-donor?group=O-");
    await expect(form(page).getByRole("radio", { name: "O-", exact: true })).toBeChecked();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("O-");

    await form(page).getByRole("checkbox").check();
    const today = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await field(page, "Last donation").fill(today);
    await expect(status(page, "You may give again from")).toBeVisible();
    await send(page, button);
    await expect(thanks(page)).toContainText(
      "Success! Your registration has been securely sent. Our team will contact you when your blood group is urgently needed.",
    );
    await expect(thanks(page)).toContainText("You may give again from");
    await expect(thanks(page).getByRole("heading", { name: "Thank you" })).toBeFocused();
    const { rows } = await admin.call("listBloodDonors", undefined, { q: "A donor of the form" });
    expect(rows).toMatchObject([{ phone: "923007654321", blood_group: "O-", last_donation_date: today }]);
    await page.reload();
    await expect(field(page, "Full name")).toHaveValue("");
  });

  test.describe("on a bad network", () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    // Two after each other have different texts: a status cannot be that of the failure before.
    const failures = [
      [
        "without an answer",
        (route: Route) => route.abort(),
        "Failed to submit the form. Please check your network or try again later.",
      ],
      [
        "with an answer without words",
        (route: Route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
        "Server error occurred",
      ],
      [
        "with the server's words",
        (route: Route) => {
          const fields = new URLSearchParams(route.request().postData() ?? "");
          fields.set("form_token", "forged");
          return route.continue({ postData: fields.toString() });
        },
        "Please wait a moment and send the form again.",
      ],
    ] as const;
    test("the failure is told in words, and what was typed stays: DONOR-01", async ({ page }) => {
      const call = "**/registration/blood-donor";
      await page.goto("/registration/blood-donor");
      await showHydrated(form(page));
      await form(page).getByRole("radio", { name: "O-", exact: true }).check();
      for (const [name, value] of [
        ["Full name", "A donor"],
        ["Phone", "0300 1234567"],
        ["City", "Lahore"],
      ] as const)
        await field(page, name).fill(value);
      await form(page).getByRole("checkbox").check();
      for (const [what, answer, text] of failures) {
        await test.step(what, async () => {
          await page.route(call, answer);
          await form(page).getByRole("button", { name: button }).click();
          await expect(status(page, text)).toBeVisible();
          await expect(field(page, "Full name")).toHaveValue("A donor");
          await page.unroute(call);
        });
      }
    });
  });
});

test("a volunteer's form says that it is under way, and is sent once", async ({ page, admin }) => {
  await page.goto("/registration/volunteer");
  await showHydrated(form(page));
  await form(page)
    .getByRole("radio", { name: /^A weekend/ })
    .check();
  await field(page, "What you can do").fill("Carpentry of the form");
  await field(page, "Full name").fill("A carpenter");
  await field(page, "City").fill("Lahore");
  await field(page, "Phone").fill("+92 300 1234567");
  await field(page, "Email").fill("carpenter@home.example");
  const release = await delayRequests(page, "**/registration/volunteer");
  await form(page).getByRole("button", { name: "Register as a volunteer" }).click();
  await expect(status(page, "Sending your registration...")).toBeVisible();
  await expect(form(page).getByRole("button", { name: "Sending your registration..." })).toBeDisabled();
  await field(page, "City").press("Enter");
  release();
  await expect(thanks(page)).toContainText("We will write to you within a week");
  const { rows } = await admin.call("listRegistrations", undefined, { q: "Carpentry of the form" });
  expect(rows).toMatchObject([{ kind: "volunteer", details: { availability: "A weekend" } }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("a request for blood keeps what was typed, and is stored", async ({ page, admin }) => {
    await page.goto("/registration/blood-request");
    await form(page).getByRole("radio", { name: "B-", exact: true }).check();
    await field(page, "Hospital or blood bank").fill("Hospital without script");
    await form(page).getByRole("button", { name: "Send the request" }).click();
    await expect(status(page, "Please correct these 5 fields:")).toBeVisible();
    await expect(field(page, "Hospital or blood bank")).toHaveValue("Hospital without script");
    await expect(form(page).getByRole("radio", { name: "B-", exact: true })).toBeChecked();
    await expect(field(page, "City")).toHaveAccessibleDescription("Please enter the city.");
    await form(page).getByRole("link", { name: "Please enter the city." }).click();
    await expect(page).toHaveURL(/#field-city$/);

    await expect(form(page).getByRole("radio", { name: "I don't know the group" })).toBeVisible();
    await field(page, "Phone number that somebody answers now").fill("0300 1234567");
    await field(page, "Name of the person we call").fill("A brother");
    await field(page, "How many bags").fill("2");
    await expect(field(page, "Which day"), "only of a later day").toBeHidden();
    await form(page).getByRole("radio", { name: "On a later day" }).check();
    await field(page, "Which day").selectOption({ index: 1 });
    await field(page, "City").fill("Lahore");
    await send(page, "Send the request");
    await expect(thanks(page)).toContainText("Your request has reached us.");
    const { rows } = await admin.call("listBloodRequests", undefined, { q: "Hospital without script" });
    expect(rows).toMatchObject([{ units: 2, blood_group: "B-", city: "Lahore", needed_by: dayIn(2) }]);
  });
});

test("a story is shared without a name, and the career page is honest about its posts", async ({
  page,
  admin,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Share Your Story" }).first().click();
  await expect(page).toHaveURL("/share-story");
  await showHydrated(form(page));
  await field(page, "What happened").fill("The pump of the form came in spring.");
  await field(page, "City").fill("Kasur");
  await field(page, "Phone").fill("0300 1234567");
  await form(page).getByRole("button", { name: "Send my story" }).click();
  await expect(field(page, "Name")).toHaveAccessibleDescription(/or choose to be published without it/);
  await form(page)
    .getByRole("checkbox", { name: /^Publish it without my name/ })
    .check();
  await form(page)
    .getByRole("checkbox", { name: /^This is my own story/ })
    .check();
  await send(page, "Send my story");
  const { rows } = await admin.call("listSharedStories", undefined, { q: "pump of the form" });
  expect(rows).toMatchObject([{ unnamed: true, name: "", programme: "" }]);

  await page.goto("/registration/career");
  await expect(page.getByRole("heading", { name: "No positions are open at the moment" })).toBeVisible();
  await expect(form(page).getByRole("button", { name: "Keep my name on file" })).toBeVisible();
});
