import { defineWords } from "#app/lib/words.ts";

/** BLOG-01 to BLOG-20. */
export const blogWords = defineWords("blog", {
  /* Where a record says nothing. */
  untitled: { en: "Untitled Post", ur: "بے عنوان تحریر" },
  admin: { en: "Admin", ur: "ادارہ" },
  recent: { en: "Recent", ur: "حال ہی میں" },
  uncategorized: { en: "Uncategorized", ur: "متفرق" },

  minutes: { en: "{minutes} min read", ur: "{minutes} منٹ کی تحریر" },
  readStory: { en: "Read the story", ur: "کہانی پڑھیں" },
  story: { en: "Story", ur: "کہانی" },
  stories: { en: "Stories", ur: "کہانیاں" },
  feedTitle: { en: "{name}: stories", ur: "{name}: کہانیاں" },

  /* The list. */
  categoryTitle: { en: "{category}: stories", ur: "{category}: کہانیاں" },
  description: {
    en: "Stories from the foundation's work across Pakistan",
    ur: "پورے پاکستان میں فاؤنڈیشن کے کام کی کہانیاں",
  },
  categoryDescription: {
    en: "{category}: stories from the foundation's work",
    ur: "{category}: فاؤنڈیشن کے کام کی کہانیاں",
  },
  until: { en: "{title} until {day}", ur: "{title}، {day} تک" },
  sentence: { en: "{text}.", ur: "{text}۔" },
  thatDay: { en: "then", ur: "اس وقت" },
  searchHint: {
    en: "Search stories, topics, authors...",
    ur: "کہانی، موضوع یا لکھنے والے کا نام تلاش کریں...",
  },
  searchStories: { en: "Search stories", ur: "کہانیوں میں تلاش" },
  search: { en: "Search", ur: "تلاش" },
  categories: { en: "Categories", ur: "زمرے" },
  allPosts: { en: "All Posts", ur: "تمام تحریریں" },
  noStories: { en: "No Stories Found", ur: "کوئی کہانی نہیں ملی" },
  noMatch: {
    en: 'No posts matching "{term}". Try different keywords.',
    ur: "“{term}” سے ملتی کوئی تحریر نہیں۔ دوسرے الفاظ آزمائیں۔",
  },
  emptyCategory: {
    en: 'No posts in the "{category}" category yet.',
    ur: "“{category}” میں ابھی کوئی تحریر نہیں۔",
  },
  empty: {
    en: "No blog posts available. Check back later for updates.",
    ur: "ابھی کوئی تحریر نہیں ہے۔ کچھ دن بعد پھر دیکھیں۔",
  },
  clearSearch: { en: "Clear Search", ur: "تلاش ختم کریں" },
  searchAll: { en: "Search all {count} stories", ur: "تمام {count} کہانیوں میں تلاش کریں" },
  matchHere: {
    en: "{shown} of {count} stories here match",
    ur: "یہاں کی {count} میں سے {shown} کہانیاں ملتی ہیں",
  },
  pressEnter: { en: ". Press Enter to search them all", ur: "۔ سب میں تلاش کے لیے اینٹر دبائیں" },
  count: {
    en: "{count, plural, one {# story} other {# stories}}",
    ur: "{count, plural, one {# کہانی} other {# کہانیاں}}",
  },
  forTerm: { en: "for “<term/>”", ur: "“<term/>” کے لیے" },
  pages: { en: "Pages", ur: "صفحات" },
  newer: { en: "Newer stories", ur: "نئی کہانیاں" },
  older: { en: "Older stories", ur: "پرانی کہانیاں" },

  /* A post. */
  notFound: { en: "Blog Not Found", ur: "تحریر نہیں ملی" },
  notFoundText: {
    en: "The blog post you're looking for doesn't exist.",
    ur: "آپ جو تحریر ڈھونڈ رہے ہیں وہ موجود نہیں۔",
  },
  noSlug: { en: "No blog slug provided", ur: "تحریر کا پتا نہیں دیا گیا" },
  gifts: { en: "Gifts make this work possible", ur: "یہ کام آپ کے عطیات سے ہوتا ہے" },
  giftsText: {
    en: "Donations from our readers pay for the clinics, classrooms and kitchens in our stories.",
    ur: "ہماری کہانیوں کے کلینک، کلاس روم اور باورچی خانے پڑھنے والوں کے عطیات سے چلتے ہیں۔",
  },
  donate: { en: "Donate", ur: "عطیہ دیں" },
  backToStories: { en: "Back to all stories", ur: "تمام کہانیوں پر واپس" },
  related: { en: "Related Stories", ur: "ملتی جلتی کہانیاں" },
  shareStory: { en: "Share this story", ur: "یہ کہانی دوسروں تک پہنچائیں" },
  share: { en: "Share", ur: "دوسروں تک پہنچائیں" },
  shareOn: { en: "Share on {network} (opens in a new tab)", ur: "{network} پر بھیجیں (نئے ٹیب میں کھلے گا)" },
  copyLink: { en: "Copy link", ur: "لنک کاپی کریں" },
  linkCopied: { en: "The link is copied.", ur: "لنک کاپی ہو گیا۔" },
  linkNotCopied: {
    en: "The link could not be copied. You can copy it from the address bar.",
    ur: "لنک کاپی نہیں ہو سکا۔ اسے براؤزر کے پتے کی جگہ سے کاپی کر لیں۔",
  },

  /* A preview. */
  draft: { en: "Draft: {title}", ur: "مسودہ: {title}" },
  previewEnded: { en: "Preview Ended", ur: "پیش نظارہ ختم ہو گیا" },
  previewEndedText: {
    en: "This preview has ended. The story may have been published, or the link was withdrawn.",
    ur: "یہ پیش نظارہ ختم ہو چکا ہے۔ شاید کہانی شائع ہو گئی ہے یا لنک واپس لے لیا گیا ہے۔",
  },
  readOurStories: { en: "Read Our Stories", ur: "ہماری کہانیاں پڑھیں" },
  unsaved: {
    en: "This is a preview of what you are writing. It is not saved. Only you have this address, for an hour.",
    ur: "یہ اس تحریر کا پیش نظارہ ہے جو آپ لکھ رہے ہیں۔ یہ محفوظ نہیں ہے۔ یہ پتا ایک گھنٹے کے لیے صرف آپ کے پاس ہے۔",
  },
  isDraft: {
    en: "This is a draft. It is not published yet. The link stops working when it is.",
    ur: "یہ مسودہ ہے جو ابھی شائع نہیں ہوا۔ شائع ہوتے ہی یہ لنک بند ہو جائے گا۔",
  },
});
