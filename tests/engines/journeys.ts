import { administrator } from "#tests/support/sites.ts";
import type { User } from "./user.ts";

/** What people do on the site and in the dashboard, from beginning to end. `name` is unknown to the site so far. */
export const journeys: Record<string, (user: User, name: string) => Promise<void>> = {
  async "finds a page in the menu"({ opens, sees, at }) {
    await opens("/blogs");
    const menu = at({ role: "navigation", name: "Main" });
    await menu.press({ text: "Services" });
    await menu.press({ role: "link", name: /^Blood Donation/ });
    await sees({ role: "heading", name: /Blood/, level: 1 });
  },

  async "reads the site in Urdu"({ opens, press, sees }) {
    await opens("/events?show=past");
    await press({ role: "link", name: "اردو" });
    await press({ role: "link", name: "English" });
    await sees({ role: "heading", name: "Upcoming Events" });
  },

  async searches({ opens, writes, press, sees }) {
    await opens("/search");
    await writes("What are you looking for?", "bloo");
    await press({ role: "button", name: "Search" });
    await sees({ role: "link", name: "Blood Donation" });
  },

  async "looks at pictures"({ opens, press, at }) {
    await opens("/gallery");
    await press({ role: "link", name: /Quilts on a cold morning/ });
    await at({ role: "dialog" }).sees({ role: "heading", name: "Quilts on a cold morning" });
    await at({ role: "dialog" }).press({ role: "link", name: /Next/ });
    await at({ role: "dialog" }).sees({ role: "heading", name: "Lahore before the vans leave" });
  },

  async "comes to an event"({ opens, press, writes, sees }, name) {
    await opens("/events");
    await press({ role: "link", name: "View Details of Winter blood drive" });
    await press({ role: "link", name: "Count me in" });
    await writes(/^Your name/, name);
    await writes(/^Phone/, "0300 1234567");
    await press({ role: "button", name: "Count me in" });
    await sees({ text: /^You are on the list/ });
  },

  async "computes Zakat"({ opens, writes, at }) {
    await opens("/zakat-calculator");
    await writes("Cash", "100,000,000");
    await at({ role: "region", name: "Your Zakat" }).sees({
      text: /One gift on this site is at most PKR 1,000,000/,
    });
  },

  async "asks for blood"({ opens, writes, press, sees }, name) {
    await opens("/registration/blood-request");
    await writes(/^Phone number/, "0300 1234567");
    await writes(/^Name of the person/, name);
    await press({ role: "radio", name: "B-" });
    await press({ role: "radio", name: "Tonight" });
    await writes(/^How many bags/, "2");
    await writes(/^Hospital or blood bank/, "Mayo Hospital");
    await writes(/^City/, "Lahore");
    await press({ role: "button", name: "Send the request" });
    await sees({ text: /^Your request has reached us/ });
  },

  async "registers as a blood donor"({ opens, writes, press, sees }, name) {
    await opens("/registration/blood-donor");
    await press({ role: "radio", name: "O-" });
    await writes(/^Full name/, name);
    await writes(/^Phone/, "0300 7654321");
    await writes(/^City/, "Multan");
    await press({ role: "checkbox" });
    await press({ role: "button", name: "Register as a blood donor" });
    await sees({ role: "region", name: "Thank you" });
  },

  async "asks whether a receipt is genuine"({ opens, writes, press, sees }) {
    await opens("/verify-receipt");
    await writes(/^Receipt number/, "UWF-2026-000001");
    await writes(/^Code/, "0000-0000-0000-0000");
    await press({ role: "button", name: "Check the receipt" });
    await sees({ text: /^We found no receipt with this number and code/ });
  },

  async "writes a message, and staff mark it as answered"(user, name) {
    const { opens, writes, press, sees, at } = user;
    await opens("/contact");
    await writes(/^Full Name/, name);
    await writes(/^Email Address/, "reader@home.example");
    await writes(/^Your Message/, "Where do I bring quilts?");
    await press({ role: "button", name: "Submit Inquiry" });
    await sees({ role: "button", name: "Message Sent Successfully!" });
    await signIn(user, "/dashboard/messages");
    await press({ role: "button", name: `Open ${name}` });
    await at({ role: "dialog", name }).press({ role: "button", name: "Mark as answered" });
    await sees({ text: "Marked as answered." });
  },

  async "asks for help, and staff decline and say why"(user, name) {
    const { opens, writes, chooses, press, sees, at } = user;
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
    await signIn(user, "/dashboard/help");
    await press({ role: "link", name });
    await press({ role: "button", name: "Decline..." });
    const decline = at({ role: "dialog", name: "Decline or refer" });
    await decline.writes(/^Why, and where else to ask/, "The clinic of the city gives it without cost.");
    await decline.press({ role: "button", name: "Save" });
    await sees({ role: "link", name: /by WhatsApp/ });
  },

  async "gives by a transfer, staff verify it, and the donor sees it"(user, name) {
    const { opens, writes, chooses, press, sees, at, address } = user;
    await opens("/donate-bank-form");
    await writes(/^Amount in PKR/, "2,500");
    await chooses(/^What it is for/, "Zakat");
    await writes(/^Account name/, name);
    await writes(/^Account number/, "PK00 ABCD 0000 0012 3456");
    await writes(/^Bank name/, "Meezan Bank");
    await press({ role: "button", name: "Report the transfer" });
    await press({ role: "link", name: "See its status" });
    await sees({ role: "heading", name: "Your report is with our staff" });
    const donorsPage = await address();
    const { text: reference } = await sees({ text: /^TXN[0-9A-Z]{17}$/ });
    await signIn(user, `/dashboard/transfers?q=${reference}`);
    await press({ role: "button", name: `Open PKR 2,500 from ${name}` });
    await at({ role: "dialog", name: /PKR 2,500/ }).press({ role: "button", name: /^Verify/ });
    await sees({ text: /^Verified/ });
    await opens(donorsPage);
    await sees({ role: "heading", name: "Thank you. Your gift has arrived." });
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

/** By the form of the sign-in page; then opens a page of the dashboard. */
async function signIn({ opens, writes, press, sees }: User, path: string): Promise<void> {
  await opens("/login");
  await writes("Email", administrator.email);
  await writes("Password", administrator.password);
  await press({ role: "button", name: "Sign In" });
  await sees({ role: "heading", name: "Overview" });
  await opens(path);
}
