import assert from "node:assert/strict";
import type { Db } from "#server/db/connect.ts";
import type { User } from "./user.ts";

type Site = {
  database: Db;
  /** Waits for a mail. @returns its text */
  mailTo(address: string): Promise<string>;
};

/** What somebody does from beginning to end. `name` is unknown to the site so far. */
export type Journeys = Record<string, (user: User, name: string, site: Site) => Promise<void>>;

export const addressOf = (name: string) => `${name.replaceAll(" ", ".").toLowerCase()}@home.example`;

export const journeys: Journeys = {
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

  async "gives at JazzCash, and checks the receipt"({ opens, press, sees }) {
    await opens("/donate?amount=2500&fund=zakat&method=jazzcash");
    await press({ role: "button", name: "Pay with JazzCash" });
    await press({ role: "button", name: "Pay" });
    await sees({ role: "heading", name: "Thank you. Your gift has arrived." });
    await press({ role: "link", name: "Open the receipt" });
    await press({ role: "link", name: "Check it yourself" });
    await sees({ text: /^This receipt is genuine/ });
  },

  async "subscribes to the newsletter, and confirms it by mail"(user, name, { mailTo }) {
    const { opens, writes, press, sees } = user;
    const email = addressOf(name);
    await opens("/blogs");
    await writes("Your email address", email);
    await press({ role: "button", name: "Subscribe" });
    await sees({ text: /^Almost done/ });
    const [link = ""] = /\/newsletter\/confirm\?token=[\w-]+/.exec(await mailTo(email)) ?? [];
    await opens(link);
    await press({ role: "button", name: "Yes, send me the newsletter" });
    await sees({ text: "Thank you. You are subscribed." });
  },

  async "chooses a gift on a phone"({ takesPhone, opens, press, sees, at }) {
    await takesPhone();
    await opens("/blogs");
    const header = at({ role: "banner" });
    await header.press({ role: "button", name: "Menu" });
    await header.press({ text: "Services" });
    await header.press({ role: "link", name: /^Blood Donation/ });
    await sees({ role: "heading", name: /Blood/, level: 1 });
    await header.press({ role: "link", name: "Donate" });
    await press({ role: "button", name: "PKR 10,000" });
    const { lines } = await sees({ text: "PKR 10,000" });
    assert.equal(lines, 1);
  },
};
