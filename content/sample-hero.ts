/* Sample slides, in their order. Staff replace them in the dashboard. */

export const sampleSlides = [
  {
    headline: "Create Lasting Change",
    headline_ur: "ایسی تبدیلی جو باقی رہے",
    subtitle: "Schools, clinics, clean water and warm meals, run by neighbours for neighbours since 2016.",
    subtitle_ur: "اسکول، کلینک، صاف پانی اور گرم کھانا، 2016 سے پڑوسیوں کے لیے، پڑوسیوں ہی کی طرف سے۔",
    cta_text: "Donate Now",
    cta_text_ur: "عطیہ دیں",
    cta_link: "/donate",
    image: "/art/hero-lahore-dawn.svg",
  },
  {
    headline: "A desk of her own",
    headline_ur: "کلاس میں اس کی اپنی جگہ",
    subtitle: "With books, a uniform and a teacher who stays, a girl can finish her school year.",
    subtitle_ur:
      "کتابیں ہوں، یونیفارم ہو اور استانی جو چھوڑ کر نہ جائے، تو لڑکی اپنا تعلیمی سال پورا کر سکتی ہے۔",
    cta_text: "See the programme",
    cta_text_ur: "پروگرام دیکھیں",
    cta_link: "/details/education-for-every-child",
    image: "/art/hero-classroom.svg",
  },
  {
    headline: "A doctor you can walk to",
    headline_ur: "ڈاکٹر، پیدل کے فاصلے پر",
    subtitle: "Our medical camps go to places without a clinic, and bring the medicine with them.",
    subtitle_ur: "ہمارے میڈیکل کیمپ وہاں لگتے ہیں جہاں کلینک نہیں، اور دوا ساتھ لاتے ہیں۔",
    cta_text: "About our clinics",
    cta_text_ur: "ہمارے کلینک دیکھیں",
    cta_link: "/services/health",
    image: "/art/hero-clinic.svg",
  },
  {
    headline: "First there when the river rises",
    headline_ur: "سیلاب میں سب سے پہلے",
    subtitle: "Boats, dry food and blankets are ready before the monsoon, so that help leaves within a day.",
    subtitle_ur: "کشتیاں، راشن اور کمبل مون سون سے پہلے تیار ہوتے ہیں، تاکہ مدد ایک دن میں نکلے۔",
    cta_text: "Emergency relief",
    cta_text_ur: "ہنگامی امداد",
    cta_link: "/details/emergency-relief",
    image: "/art/hero-river-relief.svg",
  },
];
