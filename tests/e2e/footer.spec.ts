import { karachiDay } from "#app/lib/dates.ts";
import { expect, test } from "#tests/support/site.ts";
import { expectNetworks } from "#tests/support/site-visitor.ts";

test("the footer has the foundation's name, contacts and year", async ({ page }) => {
  await page.goto("/blogs");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:\S+@\S+$/);
  await expect(footer.getByRole("link", { name: /^\+92/ })).toHaveAttribute("href", /^tel:\+92\d+$/);
  await expect(footer.getByText("Lahore, Pakistan")).toBeVisible();
  const year = karachiDay(new Date()).slice(0, 4);
  await expect(footer.getByText(`© ${year} Umeed Welfare Foundation`)).toBeVisible();

  const socials = footer.getByRole("list", { name: "Social media" }).getByRole("link");
  await expectNetworks(socials, ["Facebook", "Instagram", "Twitter", "YouTube", "LinkedIn", "WhatsApp"]);
  for (const link of await socials.all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }

  const small = footer.getByRole("list", { name: "Legal" }).getByRole("link");
  const legal = await small.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(legal).toEqual(expect.arrayContaining(["/privacy-policy", "/terms", "/cookies"]));
  const main = footer.getByRole("navigation", { name: "Footer" }).getByRole("link");
  const paths = await main.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(
    paths.every((path) => /^\/[\w/-]+$/.test(path)),
    paths.join(" "),
  ).toBe(true);
  // FRAME-06.
  for (const path of [
    "/get-involved",
    "/share-story",
    "/news",
    "/donation-camps",
    "/programs",
    "/partnerships",
    "/registration/blood-request",
    "/help",
    "/lost-receipt",
  ]) {
    expect(paths).toContain(path);
  }
  await main.filter({ hasText: "Stories" }).click();
  await expect(page).toHaveURL("/blogs");
});
