import type { Policy } from "./policy.ts";

const en = (text: string) => ({ en: text });
const row = (...cells: string[]) => cells.map(en);

export const cookiesPolicy: Policy = {
  title: en("Cookies"),
  summary: en("What this site stores in your browser: very little, and nothing that tracks you."),
  changed: "2026-11-24",
  sections: [
    {
      id: "no-banner",
      heading: en("Why there is no cookie banner"),
      paragraphs: [
        en(
          "A site must ask before it tracks you. This site does not track you: it has no analytics service, no advertising network and no cookies from other companies. So there is nothing to agree to.",
        ),
      ],
      list: [],
    },
    {
      id: "list",
      heading: en("Everything that we store in your browser"),
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
            "So that 'back' takes you to where you were on the page.",
            "Until you close the tab.",
          ),
          row(
            "form:",
            "Session storage: what you have typed into a form but not sent yet. It does not leave your browser.",
            "So that you lose nothing when you reload or lose the connection.",
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
            "Session storage: what staff have typed into a form of the dashboard but not saved yet.",
            "Only for our staff, so that a reload loses nothing.",
            "Until it is saved, the tab is closed, or they sign out.",
          ),
          row(
            "dashboard-place",
            "Session storage: the dashboard page that was open when a session ended.",
            "Only for our staff, so that they return to it after signing in again.",
            "Until they sign in again or close the tab.",
          ),
          row(
            "dashboardShortcuts",
            "Local storage: that the dashboard's single-letter shortcuts are switched off.",
            "Only for our staff, if they switch them off.",
            "Until they are switched on again.",
          ),
          row(
            "dashboardFolded",
            "Local storage: which groups of the dashboard's menu and which parts of its pages are folded.",
            "Only for our staff, once they fold one.",
            "Until they clear the browser's storage.",
          ),
          row(
            "dashboardStatement",
            "Local storage: the account for which a bank statement was last imported.",
            "Only for our staff, when they import a bank statement.",
            "Until they clear the browser's data.",
          ),
        ],
      },
    },
    {
      id: "cache",
      heading: en("What browsers store on their own"),
      paragraphs: [
        en(
          "As with every site, your browser keeps copies of pages, pictures and fonts, so that the next page opens faster.",
        ),
      ],
      list: [],
    },
    {
      id: "others",
      heading: en("Films and maps"),
      paragraphs: [
        en(
          "Films come from YouTube and the map comes from OpenStreetMap, but only after you click on them. Then these companies may store something in your browser. Their own pages say what.",
        ),
      ],
      list: [],
    },
    {
      id: "remove",
      heading: en("How to remove it"),
      paragraphs: [
        en(
          "Clear this site's data in your browser's settings. The public pages go on working; our staff have to sign in again.",
        ),
      ],
      list: [],
    },
  ],
};
