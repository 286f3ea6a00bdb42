import type { Policy } from "./policy.ts";

const en = (text: string) => ({ en: text });
const row = (...cells: string[]) => cells.map(en);

export const cookiesPolicy: Policy = {
  title: en("Cookies"),
  summary: en(
    "What this site leaves in your browser: very little, nothing of others, and nothing that follows you.",
  ),
  changed: "2026-11-22",
  sections: [
    {
      id: "no-banner",
      heading: en("Why nobody asked you"),
      paragraphs: [
        en(
          "A site must ask before it watches you. This one does not watch you: it has no analytics, no advertising network and no cookies of other companies. So there is nothing to agree to.",
        ),
      ],
      list: [],
    },
    {
      id: "list",
      heading: en("Everything that we leave in a browser"),
      paragraphs: [],
      list: [],
      table: {
        head: row("Name", "What it is", "What for", "Until when"),
        rows: [
          row(
            "adPopupClosed",
            "A cookie with the value 1. The server does not read it.",
            "Set when you close the card 'Future Project', so that it stays closed.",
            "Until you close the browser.",
          ),
          row(
            "announcementClosed",
            "Local storage: which announcement you have closed at the top of the page, and until when.",
            "Set when you close it, so that it stays closed for the day.",
            "It counts until midnight, and is replaced when you close another.",
          ),
          row(
            "react-router-scroll-positions",
            "Session storage: how far you had scrolled on the pages of this visit.",
            "So that 'back' leads to the place that you came from.",
            "Until you close the tab.",
          ),
          row(
            "form:",
            "Session storage: what you have typed into a form and not sent yet. It does not leave your browser.",
            "So that a reload or a lost connection loses nothing.",
            "Until the form is sent, or you close the tab.",
          ),
          row(
            "authToken, authUser",
            "Local storage: who is signed in, and the key of the session.",
            "Only for our staff, after they have signed in.",
            "Until they sign out.",
          ),
          row(
            "draft:",
            "Session storage: what a form of the dashboard holds before it is saved.",
            "Only for our staff, so that a reload loses nothing.",
            "Until it is saved, the tab is closed, or they sign out.",
          ),
          row(
            "dashboard-place",
            "Session storage: the page of the dashboard that was open when a session ended by itself.",
            "Only for our staff, who go on there after signing in again.",
            "Until they sign in again or close the tab.",
          ),
          row(
            "dashboardShortcuts",
            "Local storage: that the dashboard's shortcuts of single letters are switched off.",
            "Only for our staff, if they switch them off.",
            "Until they are switched on again.",
          ),
          row(
            "dashboardStatement",
            "Local storage: which of our accounts a statement was imported for last.",
            "Only for our staff, when they import a bank's statement.",
            "Until they clear the browser's data.",
          ),
        ],
      },
    },
    {
      id: "cache",
      heading: en("What browsers keep by themselves"),
      paragraphs: [
        en(
          "Your browser keeps copies of pages, pictures and letters that it has loaded, as with every site, so that the next page opens faster.",
        ),
      ],
      list: [],
    },
    {
      id: "others",
      heading: en("Films and maps"),
      paragraphs: [
        en(
          "A film comes from YouTube and the map from OpenStreetMap, each only after you press for it. From then on these companies may leave something in your browser; their own pages say what.",
        ),
      ],
      list: [],
    },
    {
      id: "remove",
      heading: en("How to remove it"),
      paragraphs: [
        en(
          "Clear the data of this site in your browser's settings. Nothing on the public pages stops working; our staff will have to sign in again.",
        ),
      ],
      list: [],
    },
  ],
};
