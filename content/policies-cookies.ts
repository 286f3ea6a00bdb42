import type { Policy } from "./policy.ts";

export const cookiesPolicy: Policy = {
  title: { en: "Cookies", ur: "کوکیز" },
  summary: {
    en: "What this site stores in your browser: very little, and nothing that tracks you.",
    ur: "یہ سائٹ آپ کے براؤزر میں کیا محفوظ کرتی ہے: بہت کم، اور کچھ بھی ایسا نہیں جو آپ پر نظر رکھے۔",
  },
  changed: "2026-11-24",
  sections: [
    {
      id: "no-banner",
      heading: { en: "Why there is no cookie banner", ur: "یہاں کوکیز کی اجازت کیوں نہیں مانگی جاتی" },
      paragraphs: [
        {
          en: "A site must ask before it tracks you. This site does not track you: it has no analytics service, no advertising network and no cookies from other companies. So there is nothing to agree to.",
          ur: "سائٹ کو آپ پر نظر رکھنے سے پہلے پوچھنا چاہیے۔ یہ سائٹ آپ پر نظر نہیں رکھتی: اس میں نہ اعداد و شمار کی کوئی سروس ہے، نہ اشتہاروں کا نیٹ ورک، نہ دوسری کمپنیوں کی کوکیز۔ اس لیے اجازت لینے کی کوئی بات ہی نہیں۔",
        },
      ],
      list: [],
    },
    {
      id: "list",
      heading: {
        en: "Everything that we store in your browser",
        ur: "سب کچھ جو ہم آپ کے براؤزر میں محفوظ کرتے ہیں",
      },
      paragraphs: [],
      list: [],
      table: {
        head: [
          { en: "Name", ur: "نام" },
          { en: "What it is", ur: "یہ کیا ہے" },
          { en: "What for", ur: "کس لیے" },
          { en: "Until when", ur: "کب تک" },
        ],
        rows: [
          [
            { en: "adPopupClosed", ur: "adPopupClosed" },
            {
              en: "A cookie with the value 1. The server does not read it.",
              ur: "ایک کوکی جس کی قدر 1 ہے۔ سرور اسے نہیں پڑھتا۔",
            },
            {
              en: "Set when you close the card 'Future Project', so that it stays closed.",
              ur: "جب آپ “آئندہ منصوبہ” والا کارڈ بند کریں، تاکہ وہ بند رہے۔",
            },
            { en: "Until you close the browser.", ur: "براؤزر بند کرنے تک۔" },
          ],
          [
            { en: "announcementClosed", ur: "announcementClosed" },
            {
              en: "Local storage: which announcement you have closed at the top of the page, and until when.",
              ur: "لوکل اسٹوریج: صفحے کے اوپر کا کون سا اعلان آپ نے بند کیا، اور کب تک کے لیے۔",
            },
            {
              en: "Set when you close it, so that it stays closed for the day.",
              ur: "جب آپ اسے بند کریں، تاکہ وہ اس دن بند رہے۔",
            },
            {
              en: "It counts until midnight, and is replaced when you close another.",
              ur: "آدھی رات تک رہتا ہے، اور آپ کوئی اور اعلان بند کریں تو اس کی جگہ وہ آ جاتا ہے۔",
            },
          ],
          [
            { en: "react-router-scroll-positions", ur: "react-router-scroll-positions" },
            {
              en: "Session storage: how far you had scrolled on the pages of this visit.",
              ur: "سیشن اسٹوریج: اس بار آپ نے کون سا صفحہ کہاں تک پڑھا تھا۔",
            },
            {
              en: "So that 'back' takes you to where you were on the page.",
              ur: "تاکہ “واپس” آپ کو صفحے پر وہیں لے جائے جہاں آپ تھے۔",
            },
            { en: "Until you close the tab.", ur: "ٹیب بند کرنے تک۔" },
          ],
          [
            { en: "form:", ur: "form:" },
            {
              en: "Session storage: what you have typed into a form but not sent yet. It does not leave your browser.",
              ur: "سیشن اسٹوریج: جو آپ نے فارم میں لکھا مگر ابھی بھیجا نہیں۔ یہ آپ کے براؤزر سے باہر نہیں جاتا۔",
            },
            {
              en: "So that you lose nothing when you reload or lose the connection.",
              ur: "تاکہ صفحہ دوبارہ کھلنے یا انٹرنیٹ کٹنے پر آپ کا لکھا ضائع نہ ہو۔",
            },
            {
              en: "Until the form is sent, or you close the tab.",
              ur: "فارم بھیجنے تک، یا ٹیب بند کرنے تک۔",
            },
          ],
          [
            { en: "authToken, authUser", ur: "authToken, authUser" },
            {
              en: "Local storage: who is signed in, and the key of the session.",
              ur: "لوکل اسٹوریج: کون لاگ اِن ہے، اور سیشن کی کلید۔",
            },
            {
              en: "Only for our staff, after they have signed in.",
              ur: "صرف ہمارے عملے کے لیے، لاگ اِن کرنے کے بعد۔",
            },
            { en: "Until they sign out.", ur: "لاگ آؤٹ کرنے تک۔" },
          ],
          [
            { en: "draft:", ur: "draft:" },
            {
              en: "Session storage: what staff have typed into a form of the dashboard but not saved yet.",
              ur: "سیشن اسٹوریج: جو عملے نے ڈیش بورڈ کے فارم میں لکھا مگر ابھی محفوظ نہیں کیا۔",
            },
            {
              en: "Only for our staff, so that a reload loses nothing.",
              ur: "صرف ہمارے عملے کے لیے، تاکہ صفحہ دوبارہ کھلنے پر کچھ ضائع نہ ہو۔",
            },
            {
              en: "Until it is saved, the tab is closed, or they sign out.",
              ur: "محفوظ کرنے، ٹیب بند کرنے یا لاگ آؤٹ کرنے تک۔",
            },
          ],
          [
            { en: "dashboard-place", ur: "dashboard-place" },
            {
              en: "Session storage: the dashboard page that was open when a session ended.",
              ur: "سیشن اسٹوریج: سیشن ختم ہوتے وقت ڈیش بورڈ کا کون سا صفحہ کھلا تھا۔",
            },
            {
              en: "Only for our staff, so that they return to it after signing in again.",
              ur: "صرف ہمارے عملے کے لیے، تاکہ دوبارہ لاگ اِن کر کے وہ اسی صفحے پر پہنچیں۔",
            },
            {
              en: "Until they sign in again or close the tab.",
              ur: "دوبارہ لاگ اِن کرنے یا ٹیب بند کرنے تک۔",
            },
          ],
          [
            { en: "dashboardShortcuts", ur: "dashboardShortcuts" },
            {
              en: "Local storage: that the dashboard's single-letter shortcuts are switched off.",
              ur: "لوکل اسٹوریج: یہ کہ ڈیش بورڈ کے ایک حرف والے شارٹ کٹ بند ہیں۔",
            },
            {
              en: "Only for our staff, if they switch them off.",
              ur: "صرف ہمارے عملے کے لیے، اگر وہ انہیں بند کریں۔",
            },
            { en: "Until they are switched on again.", ur: "دوبارہ چلانے تک۔" },
          ],
          [
            { en: "dashboardFolded", ur: "dashboardFolded" },
            {
              en: "Local storage: which groups of the dashboard's menu and which parts of its pages are folded.",
              ur: "لوکل اسٹوریج: ڈیش بورڈ کے مینو کے کون سے گروپ اور صفحوں کے کون سے حصے سمیٹے ہوئے ہیں۔",
            },
            {
              en: "Only for our staff, once they fold one.",
              ur: "صرف ہمارے عملے کے لیے، جب وہ کوئی حصہ سمیٹیں۔",
            },
            { en: "Until they clear the browser's storage.", ur: "براؤزر کی اسٹوریج صاف کرنے تک۔" },
          ],
          [
            { en: "dashboardStatement", ur: "dashboardStatement" },
            {
              en: "Local storage: the account for which a bank statement was last imported.",
              ur: "لوکل اسٹوریج: پچھلی بار کس اکاؤنٹ کی بینک اسٹیٹمنٹ لائی گئی تھی۔",
            },
            {
              en: "Only for our staff, when they import a bank statement.",
              ur: "صرف ہمارے عملے کے لیے، جب وہ بینک اسٹیٹمنٹ لاتے ہیں۔",
            },
            { en: "Until they clear the browser's data.", ur: "براؤزر کا ڈیٹا صاف کرنے تک۔" },
          ],
        ],
      },
    },
    {
      id: "cache",
      heading: { en: "What browsers store on their own", ur: "براؤزر اپنے طور پر کیا محفوظ کرتے ہیں" },
      paragraphs: [
        {
          en: "As with every site, your browser keeps copies of pages, pictures and fonts, so that the next page opens faster.",
          ur: "ہر سائٹ کی طرح آپ کا براؤزر صفحوں، تصویروں اور فونٹ کی نقلیں رکھتا ہے، تاکہ اگلا صفحہ جلد کھلے۔",
        },
      ],
      list: [],
    },
    {
      id: "others",
      heading: { en: "Films and maps", ur: "فلمیں اور نقشے" },
      paragraphs: [
        {
          en: "Films come from YouTube and the map comes from OpenStreetMap, but only after you click on them. Then these companies may store something in your browser. Their own pages say what.",
          ur: "فلمیں یوٹیوب سے اور نقشہ اوپن اسٹریٹ میپ سے آتا ہے، مگر صرف آپ کے کلک کے بعد۔ پھر یہ کمپنیاں آپ کے براؤزر میں کچھ محفوظ کر سکتی ہیں۔ کیا، یہ ان کے اپنے صفحوں پر لکھا ہے۔",
        },
      ],
      list: [],
    },
    {
      id: "remove",
      heading: { en: "How to remove it", ur: "اسے کیسے ہٹائیں" },
      paragraphs: [
        {
          en: "Clear this site's data in your browser's settings. The public pages go on working; our staff have to sign in again.",
          ur: "اپنے براؤزر کی سیٹنگ میں اس سائٹ کا ڈیٹا صاف کریں۔ عام صفحے چلتے رہتے ہیں؛ ہمارے عملے کو دوبارہ لاگ اِن کرنا پڑتا ہے۔",
        },
      ],
      list: [],
    },
  ],
};
