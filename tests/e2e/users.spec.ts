import { administrator, brokenRequest, expect, test, toast } from "#tests/support/site.ts";

const person = { name: "Desk in Kasur", email: "kasur@umeed.example", password: "kasur-2026" };

/** Refused calls are a part of it. */
test.use({ expectedNoise: [brokenRequest] });

test("a user is added, changed, disabled and removed: USER-02, USER-03, USER-04", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("users").where("email", "!=", administrator.email).execute();
  await openDashboard("/dashboard/user");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Management");
  const table = page.getByRole("table", { name: "Registered Users" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "ID",
    "Name",
    "Email",
    "Joined Date",
    "Roles",
    "Actions",
  ]);

  const form = page.getByRole("form", { name: "Add a user" });
  const fill = async ({ name, email, password }: typeof person) => {
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Password", { exact: false }).first().fill(password);
    await form.getByRole("checkbox", { name: /^Care/ }).check();
    await form.getByRole("button", { name: "Add User" }).click();
  };
  await fill({ ...person, name: "" });
  await expect(form.getByText("Please fill in Name, Email, and Password fields.")).toBeVisible();
  await fill({ ...person, password: "short" });
  await expect(form.getByText("Password must be at least 6 characters long.")).toBeVisible();
  await fill({ ...person, email: "kasur" });
  await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
  await fill(person);
  await expect(form.getByRole("status")).toHaveText("User added successfully!");
  const row = table.getByRole("row", { name: /kasur@umeed\.example/ });
  await expect(row.getByRole("cell").nth(3)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await fill(person);
  await expect(form.getByRole("alert")).toHaveText("A user with this email already exists.");
  await expect(form.getByLabel("Name"), "nothing typed is lost").toHaveValue(person.name);

  await row.getByRole("button", { name: "Edit Desk in Kasur" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Desk in Kasur" });
  await editor.getByLabel("Name").fill("Desk in Multan");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await editor.getByRole("button", { name: "Update User" }).click();
  await expect(toast(page, "User updated successfully!")).toBeVisible();
  await row.getByRole("button", { name: "Disable Desk in Multan" }).click();
  await expect(row.getByText("Disabled", { exact: true })).toBeVisible();

  await row.getByRole("button", { name: "Remove Desk in Multan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "User removed.")).toBeVisible();
  await expect(row).toHaveCount(0);

  await table.getByRole("button", { name: "Remove Administrator" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const only = "You are the only administrator who can sign in, so your account cannot be removed.";
  await expect(toast(page, only)).toBeVisible();
});

test("hundreds of users are read page by page, and found by name or address", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("users").where("email", "!=", administrator.email).execute();
  const desks = Array.from({ length: 120 }, (_, number) => ({
    name: number === 7 ? "ڈیسک لاہور" : `Desk ${number}`,
    email: `desk${number}@umeed.example`,
    password_hash: "none",
    created_at: "2026-11-21T07:00:00.000Z",
  }));
  await database.insertInto("users").values(desks).execute();
  await openDashboard("/dashboard/user");
  await expect(page.getByText("100 users shown, there are more")).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByText("121 users", { exact: true })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search users" }).fill("لاہور");
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /desk7@umeed\.example/ })).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("searchbox", { name: "Search users" }).fill("nobody");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await database.deleteFrom("users").where("email", "!=", administrator.email).execute();
});
