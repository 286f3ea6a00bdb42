import assert from "node:assert/strict";
import { karachiDay } from "#app/lib/dates.ts";
import { giveOnSite, zakat } from "#tests/support/donations-desk.ts";
import { addCase } from "#tests/support/help-cases.ts";
import { administrator } from "#tests/support/sites.ts";
import { addressOf, type Journeys } from "./journeys.ts";
import type { User } from "./user.ts";

/** What staff do with what people send, from beginning to end. */
export const staffJourneys: Journeys = {
  async "writes a message, and staff mark it as answered"(user, name) {
    const { press, sees, at } = user;
    await writeMessage(user, name);
    await signIn(user, "/dashboard/messages");
    await press({ role: "button", name: `Open ${name}` });
    await at({ role: "dialog", name }).press({ role: "button", name: "Mark as answered" });
    await sees({ text: "Marked as answered." });
  },

  async "writes a message, and has an answer by mail"(user, name, { mailTo }) {
    const { press, sees, at } = user;
    await writeMessage(user, name);
    await signIn(user, "/dashboard/messages");
    await press({ role: "button", name: `Open ${name}` });
    const dialog = at({ role: "dialog", name });
    await dialog.press({ role: "button", name: "Write an answer" });
    await dialog.writes(/^Text/, "To the office, please.");
    await dialog.press({ role: "button", name: "Send the answer" });
    await sees({ text: "The answer is on its way." });
    assert.match(await mailTo(addressOf(name)), /To the office, please\./);
  },

  async "asks for help, and staff decline and say why"(user, name) {
    const { press, sees, at } = user;
    await askForHelp(user, name);
    await signIn(user, "/dashboard/help");
    await press({ role: "link", name });
    await press({ role: "button", name: "Decline..." });
    const decline = at({ role: "dialog", name: "Decline or refer" });
    await decline.writes(/^Why, and where else to ask/, "The clinic of the city gives it without cost.");
    await decline.press({ role: "button", name: "Save" });
    await sees({ role: "link", name: /by WhatsApp/ });
  },

  async "asks for help, is visited, and staff approve it"(user, name) {
    const { press, sees, at } = user;
    await askForHelp(user, name);
    await signIn(user, "/dashboard/help");
    await press({ role: "link", name });
    await press({ role: "button", name: "Plan a visit..." });
    const plan = at({ role: "dialog", name: "Plan the visit" });
    await plan.chooses(/^Who is responsible/, "Administrator");
    await plan.press({ role: "button", name: "Plan" });
    await press({ role: "button", name: "Record the visit..." });
    const visit = at({ role: "dialog", name: "Record the visit" });
    await visit.writes("Debts", "40,000 to the grocer");
    await visit.press({ role: "button", name: "Save" });
    await press({ role: "button", name: "Decide..." });
    const decision = at({ role: "dialog", name: "Approve help" });
    await decision.chooses(/^Fund/, "General");
    await decision.writes(/^Rupees of one payment/, "5,000");
    await decision.chooses(/^How the money gets there/, "Mobile wallet");
    await decision.writes(/^Mobile number of the wallet/, "0300 7654321");
    await decision.writes(/^In the name of/, "Rukhsana Bibi");
    await decision.press({ role: "button", name: "Approve" });
    await sees({ text: "Approved." });
  },

  async "is helped, and staff record what was paid"(user, _name, { database }) {
    const { press, writes, sees } = user;
    await giveOnSite(database, { state: "paid", fund: zakat, amountPaisa: 5000_00 });
    const id = await addCase(database, { decision_from: karachiDay(new Date()).slice(0, 7) });
    const { reference } = await database
      .selectFrom("help_requests")
      .select("reference")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await signIn(user, "/dashboard/help-payments");
    await press({ label: new RegExp(`^Select ${reference}`) });
    await writes(new RegExp(`^Bank's reference, ${reference}`), "IBFT 7");
    await press({ role: "button", name: "Record 1 selected" });
    await sees({ text: "1 payment recorded." });
  },

  async "gives by a transfer, staff verify it, and the donor sees it"(user, name) {
    const { opens, press, sees, at, address } = user;
    const reference = await reportTransfer(user, name);
    const donorsPage = await address();
    await signIn(user, `/dashboard/transfers?q=${reference}`);
    await press({ role: "button", name: `Open PKR 2,500 from ${name}` });
    await at({ role: "dialog", name: /PKR 2,500/ }).press({ role: "button", name: /^Verify/ });
    await sees({ text: /^Verified/ });
    await opens(donorsPage);
    await sees({ role: "heading", name: "Thank you. Your gift has arrived." });
  },

  async "gives by a transfer, and staff find it on the statement"(user, name) {
    const { writes, chooses, press, sees, at } = user;
    const reference = await reportTransfer(user, name);
    await signIn(user, "/dashboard/bank-statements");
    await chooses("Statement of our account", "Bank");
    await writes("Statement", `Date,Narration,Credit\n${karachiDay(new Date())},${reference},2500`);
    await press({ role: "button", name: "Preview" });
    await at({ role: "dialog", name: /^Statement of / }).press({ role: "button", name: "Import 1 line" });
    await press({ role: "button", name: "Verify 1 selected" });
    await sees({ text: "Verified: 1 transfer." });
  },

  async "writes a post in both languages, and reads it"(user, name) {
    const { opens, press, sees, at } = user;
    await signIn(user, "/dashboard/blogs");
    await press({ role: "button", name: "New Post" });
    const editor = at({ role: "dialog", name: "Create New Blog Post" });
    await editor.writes(/^Title\b(?! in)/, name);
    await editor.writes(/^Content\b(?! in)/, "Some words");
    await editor.chooses(/^Category/, "Education");
    await editor.press({ role: "tab", name: "Urdu" });
    await editor.writes(/^Title in Urdu/, `کنواں ${name}`);
    await editor.writes(/^Content in Urdu/, "بچے اب صاف پانی پیتے ہیں۔");
    await editor.press({ role: "button", name: "Publish Post" });
    await sees({ text: "Blog published successfully!" });
    await opens("/blogs");
    await press({ role: "link", name });
    await sees({ text: "Some words" });
    await press({ role: "link", name: "اردو" });
    await sees({ text: "بچے اب صاف پانی پیتے ہیں۔" });
  },
};

async function writeMessage({ opens, writes, press, sees }: User, name: string): Promise<void> {
  await opens("/contact");
  await writes(/^Full Name/, name);
  await writes(/^Email Address/, addressOf(name));
  await writes(/^Your Message/, "Where do I bring quilts?");
  await press({ role: "button", name: "Submit Inquiry" });
  await sees({ role: "button", name: "Message Sent Successfully!" });
}

async function askForHelp({ opens, writes, chooses, press, sees }: User, name: string): Promise<void> {
  await opens("/help");
  await chooses(/^What do you need/, "Medicine");
  await press({ role: "radio", name: "My family" });
  await writes(/^Name/, name);
  await writes(/^Phone/, "0300 1234567");
  await writes(/^City/, "Kasur");
  await writes(/^Area and street/, "Basti Chiragh Shah, street 4");
  await writes(/^How many people/, "6");
  await writes(/^In a few words/, "My husband is ill.");
  await press({ role: "checkbox" });
  await press({ role: "button", name: "Ask for help" });
  await sees({ role: "link", name: /photos/ });
}

/** Ends on the donor's page of the gift. @returns its reference */
async function reportTransfer(user: User, name: string): Promise<string> {
  const { opens, writes, chooses, press, sees } = user;
  await opens("/donate-bank-form");
  await writes(/^Amount in PKR/, "2,500");
  await chooses(/^What it is for/, "Zakat");
  await writes(/^Account name/, name);
  await writes(/^Account number/, "PK00 ABCD 0000 0012 3456");
  await writes(/^Bank name/, "Meezan Bank");
  await press({ role: "button", name: "Report the transfer" });
  await press({ role: "link", name: "See its status" });
  await sees({ role: "heading", name: "Your report is with our staff" });
  return (await sees({ text: /^TXN[0-9A-Z]{17}$/ })).text;
}

/** By the form of the sign-in page; then opens a page of the dashboard. */
async function signIn({ opens, writes, press, sees }: User, path: string): Promise<void> {
  await opens("/login");
  await writes("Email", administrator.email);
  await writes("Password", administrator.password);
  await press({ role: "button", name: "Sign In" });
  await sees({ role: "heading", name: "Overview" });
  await opens(path);
}
