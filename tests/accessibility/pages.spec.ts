import { openPages } from "#content/menu.ts";
import { allRegistrationKinds, registrationPath } from "#content/registrations.ts";
import {
  enlargeText,
  expectFitBetweenViews,
  expectFitsEveryWindow,
  expectNoFaults,
  expectNoSidewaysScroll,
  expectPrintsAlone,
  inEachView,
  inOneView,
  layOutAll,
} from "#tests/support/accessibility.ts";
import { showAds } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { linkInMail } from "#tests/support/site-mail.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/*
 * One visit to every page: axe at the narrowest and the widest window, in light and dark, the layout in between, on
 * paper and with text of 200 %; and axe on what opens over pages.
 */

test.use({ expectedNoise: [brokenRequest] });

// Six runs per page take long on a busy machine.
test.beforeEach(() => test.slow());

/**
 * Pages that another one is the pattern of: the same parts with other words, or with less in them. Each is seen in one
 * view; the pattern is seen in all.
 */
const alike = new Set([
  "a category",
  "an empty search",
  "a search that finds nothing",
  "past events",
  "an empty section of the gallery",
  "a gift that is not found",
  "the photo of a slip, with a link that has ended",
  "a receipt that does not fit",
  "another message",
  "the terms",
  "the cookies",
  "leaving the newsletter",
  "the newsletter's confirmation",
  ...allRegistrationKinds.slice(1).map((kind) => `the form of ${kind}`),
]);

/** The pages of a group are seen one after another in one window: a new window for each takes as long as the checks. */
const publicPages = {
  "the front page": { "the front page": "/" },
  "stories and the search": {
    "the stories": "/blogs",
    "a category": "/blogs?category=health",
    "an empty search": "/blogs?q=nothing-like-it",
    "a story": "first story",
    "a missing story": "/blog/nowhere",
    "a missing page": "/contcat",
    "the search": "/search",
    "the offline page": "/offline",
    "what the search finds": "/search?q=blood",
    "a search that finds nothing": "/search?q=nothing-like-it",
  },
  "programmes, events and the gallery": {
    "the programmes": "/programs",
    "a programme": "/details/healthcare-access",
    "a missing programme": "/details/nowhere",
    "a service": "/services/blood-donation",
    "the events": "/events",
    "past events": "/events?show=past",
    "an event": "first event",
    "the form of an event's guests": "first event's form",
    "the gallery": "/gallery",
    "an empty section of the gallery": "/gallery?section=nothing",
    "the blood drives": "/donation-camps",
    "the latest campaign": "/latest-campaign",
  },
  giving: {
    giving: "/donate?fund=zakat",
    "a gift that waits for its money": "started gift",
    "a gift that is not found": "/donation-success",
    "the Zakat calculator": "/zakat-calculator?cash=4000000&silver=x",
    "the report of a transfer": "/donate-bank-form",
    "the photo of a slip, with a link that has ended": "/donate-bank-form/slip?token=x",
    "the open books": "/transparency",
    "the check of a receipt": "/verify-receipt",
    "a receipt that does not fit": "/verify-receipt?number=UWF-2027-000001&code=wrong",
    "a year's statement": "/donation-statement",
  },
  "the foundation": {
    "the contact page": "/contact?subject=Partner%20With%20Us",
    "about us": "/about-us",
    "our mission": "/about-us/mission",
    "our team": "/about-us/team",
    "our story": "/about-us/journey",
    "a message": "/about-us/president-message",
    "another message": "/about-us/chairman-message",
    "our work": "/our-work",
    "the community": "/community",
    "the news": "/news",
    "the impact report": "/impact-report",
    "the privacy policy": "/privacy-policy",
    "the terms": "/terms",
    "the cookies": "/cookies",
  },
  "forms and the sign-in": {
    "the newsletter": "/newsletter",
    "the newsletter's confirmation": "/newsletter/confirm?token=1-abc.def",
    "leaving the newsletter": "/newsletter/leave?token=1-abc.def",
    "the question whether to stay": "/stay?choice=remove&token=abc",
    "the blood donor's form": "/registration/blood-donor",
    "the blood request": "/registration/blood-request",
    "asking for help": "/help",
    "how far a request for help is": "/help/status",
    "the photos of papers, with a link that has ended": "/help/papers?token=x",
    ...Object.fromEntries(
      allRegistrationKinds.map((kind) => [`the form of ${kind}`, registrationPath(kind)]),
    ),
    "the story form": "/share-story",
    "the ways to take part": "/get-involved",
    "the partnerships": "/partnerships",
    "a forgotten password": "/reset-password",
    "an invitation": "/invitation",
    "the sign-in": "/login",
  },
};

const withoutMenu = ["/offline", "/login", "/reset-password", "/invitation"];

/** In the narrowest window too, the brand, Donate and the menu are in one row, complete. */
async function expectHeaderInOneRow(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  const boxes = [];
  for (const part of [
    header.getByRole("link", { name: /Umeed/ }),
    header.getByRole("link", { name: "Donate" }),
    header.getByRole("button", { name: "Menu" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    boxes.push(await part.boundingBox());
  }
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect.soft(Math.max(...middles) - Math.min(...middles), `one row on ${page.url()}`).toBeLessThanOrEqual(2);
}

test("every open page is among them", () => {
  const seen = Object.values(publicPages).flatMap((pages) => Object.values(pages));
  const paths = seen.map((address) => address.replace(/\?.*/, ""));
  expect(openPages.filter((path) => !paths.includes(path))).toEqual([]);
});

for (const [group, addresses] of Object.entries(publicPages)) {
  test(`${group}: every page is open to everyone`, async ({ page, admin }) => {
    test.setTimeout(240_000 + Object.keys(addresses).length * 60_000);
    await admin.saveBanner({ message: "Winter drive in Lahore", link_text: "Read on", link_url: "/blogs" });
    const { blogs } = await admin.call("listBlogs");
    const [event] = await admin.call("listEvents");
    const donation = await admin.call("startDonation", { amount: 2500, paymentMethod: "jazzcash" });
    const found: Record<string, string> = {
      "started gift": `/donation-success?key=${donation.key}`,
      "first story": `/blog/${blogs[0].slug}`,
      "first event": `/events/${event.id}`,
      "first event's form": `/events/${event.id}/count-me-in`,
    };
    for (const [name, address] of Object.entries(addresses)) {
      await test.step(name, async () => {
        await page.goto(found[address] ?? address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await layOutAll(page);
        if (alike.has(name)) {
          await inOneView(page, 0, async () => {
            await expectNoFaults(page, "main");
            await expectNoSidewaysScroll(page);
          });
          return;
        }
        // The frame is the same on every page: in all views it is seen on the front page, and once on each other.
        const whole = address === "/" || (await page.locator("main").count()) !== 1;
        let looks = 0;
        await inEachView(page, async () => {
          await expectNoFaults(page, whole || looks === 0 ? undefined : "main");
          looks += 1;
          await expectNoSidewaysScroll(page);
        });
        await expectFitBetweenViews(page);
        if (!withoutMenu.includes(address)) {
          await expectHeaderInOneRow(page);
          await test.step("on paper", () => expectPrintsAlone(page));
        }
        await enlargeText(page);
        await test.step("with text of 200 %", () => expectFitsEveryWindow(page));
        await enlargeText(page, 16);
      });
    }
  });
}

test("a donor's page of monthly support is, before and after it is confirmed, and where it asks", async ({
  page,
  admin,
  database,
}) => {
  const email = "monthly.page@umeed.example";
  const donation = { amount: 2000, paymentMethod: "jazzcash", fund: "zakat", email, monthly: true };
  await admin.call("startDonation", donation);
  const link = await linkInMail(database, email);
  const look = () =>
    inEachView(page, async () => {
      await expectNoFaults(page, "main");
      await expectNoSidewaysScroll(page);
    });
  await page.goto(link);
  await look();
  await page.getByRole("button", { name: "Confirm my monthly support" }).click();
  await expect(page.getByText("Confirmed. Thank you for giving each month.")).toBeVisible();
  await look();
  await page.goto(`${link}&do=stop`);
  await look();
  await page.goto("/pledge?key=AAAAAAAAAAAAAAAAAAAAAA");
  await look();
});

test("the open menus are", async ({ page }) => {
  await page.goto("/blogs");
  await showHydrated(page.getByRole("banner"));
  const menu = page.getByRole("navigation", { name: "Main" });
  const look = async () => {
    for (const name of ["About Us", "Services", "Registration", "Resources"]) {
      await menu.getByText(name, { exact: true }).click();
      await expectNoFaults(page, "header");
    }
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
  };
  await inEachView(page, look, [1024]);
});

test("the site's menu on a phone is, with its groups closed and open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blogs");
  await showHydrated(page.getByRole("banner"));
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  const look = async () => {
    await expectNoFaults(page, "header");
    await expectNoSidewaysScroll(page);
  };
  await inEachView(page, look, [360]);
  await menu.getByText("Services", { exact: true }).click();
  await inEachView(page, look, [360]);
});

test("an open item of the gallery is", async ({ page, admin }) => {
  const { items } = await admin.call("listGalleryItems");
  await page.goto(`/gallery?item=${items[1].id}`);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Next" })).toBeVisible();
  await inEachView(page, async () => {
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });
});

test("overlays of the home page are: the story, and the contact menu", async ({ page }) => {
  await page.goto("/");
  await showHydrated(page.getByRole("region", { name: "Welcome" }));
  await page.getByRole("button", { name: "Watch Our Story" }).click();
  const story = page.getByRole("dialog", { name: "Our story" });
  await expect(story).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "dialog"), [360, 1440]);
  await story.getByRole("button", { name: "2025: A clinic van and two shifts" }).click();
  await inEachView(page, () => expectNoFaults(page, "dialog"), [360, 1440]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contact us" }).click();
  await inEachView(page, () => expectNoFaults(page, "#contact-menu"), [360]);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "How can I volunteer?" }).click();
  await inEachView(page, () => expectNoFaults(page, "section[aria-labelledby=faq]"), [360]);
});

test("the popup is, small and large", async ({ page, admin }) => {
  await showAds(admin, [{ title: "First", description: "What it is" }, { title: "Second" }]);
  const { slug } = await admin.publish({ title: "Beside a story", content: "A line.\n\n".repeat(60) });
  await page.clock.install();
  await page.goto(`/blog/${slug}`);
  const card = page.locator(".ad-card");
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.clock.runFor(6000);
  const look = async () => {
    // Below the story's text there is space for it at every width.
    await page.locator(".star-rule").evaluate((rule) => {
      const top = rule.getBoundingClientRect().bottom - window.innerHeight + 16;
      window.scrollBy({ top, behavior: "instant" });
    });
    await expect(card).toBeVisible();
    await expectNoFaults(page, ".ad-card");
    await expectNoSidewaysScroll(page);
  };
  await inEachView(page, look, [360, 1440]);
  await card.getByRole("button", { name: "See larger: First" }).click();
  await inEachView(page, look, [360, 1440]);
});

test("the newsletter is, with its thanks and its refusals", async ({ page }) => {
  await page.goto("/blogs");
  const footer = page.getByRole("contentinfo");
  await showHydrated(footer.getByRole("textbox"));
  await footer.getByRole("textbox").fill("reader@home");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "footer"), [360]);
  await page.locator("input[name=website]").fill("robot");
  await footer.getByRole("textbox").fill("reader@home.example");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByText("Thank you, we have saved your address.")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "footer"), [360]);
});

test("the first stop of Tab skips the menu", async ({ page }) => {
  await page.goto("/blogs");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
