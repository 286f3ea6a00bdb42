import { defineWords } from "#app/lib/words.ts";

/** FRAME-07: where 'Share Your Story' leads. */
export const sharedStoryWords = defineWords("shared-stories", {
  /* The page. */
  title: { en: "Share your story", ur: "اپنی کہانی سنائیں" },
  description: {
    en: "Tell us what help changed, with your name or without it. We read every story and ask before we publish one.",
    ur: "بتائیں کہ مدد سے کیا بدلا، اپنے نام کے ساتھ یا اس کے بغیر۔ ہم ہر کہانی پڑھتے ہیں اور شائع کرنے سے پہلے پوچھتے ہیں۔",
  },
  lead: {
    en: "Did we help you, or did you help others? Your story can encourage somebody else to ask for help, or to give it.",
    ur: "ہم نے آپ کی مدد کی، یا آپ نے کسی کی؟ آپ کی کہانی سے کسی اور کو حوصلہ مل سکتا ہے کہ مدد مانگے، یا مدد کرے۔",
  },
  tailor: { en: "somebody who learned a trade", ur: "کوئی جس نے ہنر سیکھا" },
  student: { en: "a pupil who stayed at school", ur: "ایک بچی جس کا اسکول نہ چھوٹا" },
  nurse: { en: "a nurse at one of our camps", ur: "ہمارے کسی کیمپ کی نرس" },
  farmer: { en: "a neighbour who gave a hand", ur: "ایک ہمسایہ جس نے ہاتھ بٹایا" },
  nextTitle: { en: "What happens next", ur: "اس کے بعد کیا ہو گا" },
  nextRead: { en: "We read it within a week.", ur: "ہم اسے ایک ہفتے کے اندر پڑھتے ہیں۔" },
  nextAsk: {
    en: "We call or write to you and show you what we would publish. You can change it or say no.",
    ur: "ہم آپ کو فون کرتے یا لکھتے ہیں اور دکھاتے ہیں کہ کیا شائع کریں گے۔ آپ اسے بدل سکتے ہیں یا منع کر سکتے ہیں۔",
  },
  nextPublish: {
    en: "Only then do we publish it, with or without your name.",
    ur: "تبھی ہم اسے شائع کرتے ہیں، آپ کے نام کے ساتھ یا اس کے بغیر۔",
  },
  careTitle: { en: "Please respect others", ur: "دوسروں کا خیال رکھیں" },
  care: {
    en: "Leave out the names of children, and of people who have not agreed. If you change your mind later, tell us, and we take the story down.",
    ur: "بچوں کے نام نہ لکھیں، اور ان کے بھی جن سے اجازت نہیں لی۔ بعد میں ارادہ بدل جائے تو ہمیں بتا دیں، ہم کہانی ہٹا دیں گے۔",
  },

  /* The form. */
  formTitle: { en: "Your story", ur: "آپ کی کہانی" },
  intro: { en: "In English or in Urdu, in your own words.", ur: "اردو میں یا انگریزی میں، اپنے الفاظ میں۔" },
  storyLabel: { en: "What happened", ur: "کیا ہوا" },
  storyHint: {
    en: "How it was before, what changed, and who helped you.",
    ur: "پہلے کیا حال تھا، کیا بدلا، اور کس نے آپ کی مدد کی۔",
  },
  about: { en: "What it is about", ur: "کہانی کس بارے میں ہے" },
  aboutNone: { en: "Something else, or not sure", ur: "کچھ اور، یا معلوم نہیں" },
  teller: { en: "Who tells it", ur: "سنانے والے" },
  name: { en: "Name", ur: "نام" },
  unnamed: {
    en: "Publish it without my name. We then write, for example, “A mother, Kasur”.",
    ur: "میرے نام کے بغیر شائع کریں۔ پھر ہم مثلاً لکھتے ہیں: “ایک ماں، قصور”۔",
  },
  reachHint: {
    en: "One of the two is enough. We do not publish either.",
    ur: "دونوں میں سے ایک کافی ہے۔ ہم ان میں سے کچھ شائع نہیں کرتے۔",
  },
  /** What whoever sends a story agrees to. It is stored with the story. */
  consent: {
    en: "This is my own story, or I have permission to tell it. The foundation may shorten it, publish it on this website, and call me before it does.",
    ur: "یہ میری اپنی کہانی ہے، یا مجھے اسے سنانے کی اجازت ہے۔ فاؤنڈیشن اسے مختصر کر سکتی ہے، اس ویب سائٹ پر شائع کر سکتی ہے، اور اس سے پہلے مجھے فون کرے گی۔",
  },
  submit: { en: "Send my story", ur: "کہانی بھیجیں" },
  noStory: {
    en: "Please write your story. A few sentences are enough.",
    ur: "اپنی کہانی لکھیں۔ چند جملے کافی ہیں۔",
  },
  noName: {
    en: "Please enter your name, or choose to be published without it.",
    ur: "اپنا نام لکھیں، یا نام کے بغیر شائع ہونا چنیں۔",
  },
  noCity: { en: "Please enter your city.", ur: "اپنے شہر کا نام لکھیں۔" },
  noReach: {
    en: "Please enter an email address or a phone number: we ask you before anything is published.",
    ur: "ای میل یا فون نمبر لکھیں: کچھ بھی شائع کرنے سے پہلے ہم آپ سے پوچھتے ہیں۔",
  },
  noConsent: {
    en: "We can keep and publish a story only if you agree to it.",
    ur: "کہانی ہم تبھی رکھ اور شائع کر سکتے ہیں جب آپ اجازت دیں۔",
  },
  theStory: { en: "The story", ur: "کہانی" },
  theProgramme: { en: "The programme", ur: "پروگرام" },
  sending: { en: "Sending your story...", ur: "آپ کی کہانی بھیجی جا رہی ہے..." },
  failed: {
    en: "Your story could not be sent. Please try again later.",
    ur: "آپ کی کہانی نہیں بھیجی جا سکی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔",
  },
  received: {
    en: "Your story has arrived. We will call or write to you before we publish anything.",
    ur: "آپ کی کہانی پہنچ گئی ہے۔ کچھ بھی شائع کرنے سے پہلے ہم آپ کو فون کریں گے یا لکھیں گے۔",
  },
  meanwhile: {
    en: "Until then you can read <link>what others told us</link>.",
    ur: "تب تک آپ پڑھ سکتے ہیں کہ <link>دوسروں نے ہمیں کیا بتایا</link>۔",
  },
});
