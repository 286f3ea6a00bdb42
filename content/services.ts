import { z } from "zod";
import { artImage } from "./art-alt.ts";
import {
  address,
  alternativeText,
  defineContent,
  listOf,
  localText,
  paragraphs,
  pictureAddress,
  slug,
  unique,
} from "./define-content.ts";
import { sampleFacts } from "./sample-facts.ts";

/** A service with its page at /services/<slug> (SERV-01). */
const service = z
  .object({
    slug,
    title: localText(80),
    tagline: localText(200).meta({ description: "One sentence under the title." }),
    image: pictureAddress,
    alt: alternativeText,
    lead: localText(2000).meta({ title: "Introduction", description: paragraphs }),
    figures: z
      .array(z.object({ value: localText(20), name: localText(80) }).meta({ title: "Figure" }))
      .max(6),
    steps: listOf(z.object({ title: localText(80), text: localText(400) }).meta({ title: "Step" }), 8).meta({
      description: "What happens, from the first call to the end.",
    }),
    asking: listOf(localText(300), 8).meta({ title: "Who may ask, and with what" }),
    remark: localText(300).meta({
      description: "A sentence of its own, with something that most people do not know.",
    }),
    call: z
      .object({
        text: localText(60).meta({ title: "Words" }),
        path: address.meta({ title: "Leads to" }),
        kind: z
          .enum(["donate", "blood", "join"])
          .meta({ title: "Colour", description: "Marigold to donate, red for blood, green to join." }),
      })
      .meta({ title: "Button" }),
  })
  .meta({ title: "Service" });

export const services = defineContent({
  title: "Services",
  description: "Each service with its page: what it is, the steps, who may ask, the button.",
  pages: [],
  schema: z.object({ services: unique(listOf(service, 24), "slug").meta({ title: "Services" }) }),
  defaults: {
    services: [
      {
        slug: "health",
        title: { en: "Health", ur: "صحت" },
        tagline: {
          en: "Clinics, medicine and hospital fees for people who cannot afford to see a doctor.",
          ur: "کلینک، دوائیں اور ہسپتال کی فیس، ان لوگوں کے لیے جو ڈاکٹر کو دکھانے کا خرچ نہیں اٹھا سکتے۔",
        },
        ...artImage("/art/service-health.svg"),
        lead: {
          en: "Many people wait too long to see a doctor, because a visit costs a day's wage and the medicine a week's. We take away both costs: the doctor comes to the neighbourhood and brings the medicine.\n\nIf a patient needs a hospital, we go along, vouch for the bill and stay until a relative arrives.",
          ur: "بہت سے لوگ ڈاکٹر کے پاس دیر سے جاتے ہیں، کیونکہ ایک بار دکھانے میں دن کی مزدوری جاتی ہے اور دوا میں ہفتے بھر کی۔ ہم دونوں خرچ ختم کر دیتے ہیں: ڈاکٹر خود محلے میں آتے ہیں اور دوا ساتھ لاتے ہیں۔\n\nمریض کو ہسپتال لے جانا ہو تو ہم ساتھ جاتے ہیں، بل کی ذمہ داری لیتے ہیں، اور کسی رشتے دار کے پہنچنے تک وہیں رہتے ہیں۔",
        },
        figures: [
          {
            value: { en: "{medical-camps}", ur: "{medical-camps}" },
            name: { en: "medical camps", ur: "میڈیکل کیمپ" },
          },
          {
            value: { en: "{lives-treated}", ur: "{lives-treated}" },
            name: { en: "lives treated", ur: "لوگ جن کا علاج ہوا" },
          },
          {
            value: { en: "100%", ur: "100%" },
            name: { en: "of prescribed medicine given", ur: "ڈاکٹر کی لکھی ہوئی دوائیں دی گئیں" },
          },
          { value: { en: "7+", ur: "7+" }, name: { en: "initiatives for health", ur: "صحت کے منصوبے" } },
        ],
        steps: [
          {
            title: { en: "A camp near you", ur: "آپ کے قریب کیمپ" },
            text: {
              en: "We announce each camp a week ahead: in the mosque, at the school and on our events page.",
              ur: "ہر کیمپ کا اعلان ہم ایک ہفتہ پہلے کرتے ہیں: مسجد میں، اسکول میں اور ویب سائٹ پر تقریبات کے صفحے پر۔",
            },
          },
          {
            title: { en: "See a doctor without a card", ur: "کارڈ کے بغیر ڈاکٹر کو دکھائیں" },
            text: {
              en: "We do not ask what you earn. Women can see a woman doctor. Children go first.",
              ur: "ہم آپ کی آمدنی نہیں پوچھتے۔ عورتیں لیڈی ڈاکٹر کو دکھا سکتی ہیں۔ بچوں کی باری پہلے آتی ہے۔",
            },
          },
          {
            title: { en: "The whole course of medicine", ur: "دوا کا پورا کورس" },
            text: {
              en: "You get all the medicine that the doctor prescribes, on the spot and free of charge.",
              ur: "ڈاکٹر جو دوا لکھیں، پوری وہیں ملتی ہے، اور مفت۔",
            },
          },
          {
            title: { en: "A follow-up visit", ur: "دوبارہ معائنہ" },
            text: {
              en: `The clinic van comes back to the same place every second ${sampleFacts.clinicDay}.`,
              ur: `کلینک وین ہر دوسرے ${sampleFacts.clinicDayInUrdu} اسی جگہ پھر آتی ہے۔`,
            },
          },
        ],
        asking: [
          {
            en: "Anybody can come to a camp, without papers and without an appointment.",
            ur: "کیمپ میں کوئی بھی آ سکتا ہے، نہ کاغذات چاہییں نہ پہلے سے وقت لینا پڑتا ہے۔",
          },
          {
            en: "For help with a hospital bill, bring the doctor's note. We speak to the hospital ourselves.",
            ur: "ہسپتال کے بل میں مدد چاہیے تو ڈاکٹر کی پرچی لائیں۔ ہسپتال سے بات ہم خود کرتے ہیں۔",
          },
          {
            en: "If you need medicine for years, we keep a card for you and deliver it every month.",
            ur: "دوا برسوں لینی ہو تو ہم آپ کا کارڈ بنا لیتے ہیں اور ہر مہینے دوا پہنچاتے ہیں۔",
          },
        ],
        remark: {
          en: "Our helpline is open 24/7. The person who answers can send a van.",
          ur: "ہماری ہیلپ لائن 24/7 کھلی ہے، دن ہو یا رات۔ جو فون اٹھائے، وہ وین بھیج سکتا ہے۔",
        },
        call: {
          text: { en: "Give to a clinic", ur: "کلینک کے لیے عطیہ دیں" },
          path: "/donate?fund=healthcare-access",
          kind: "donate",
        },
      },
      {
        slug: "education",
        title: { en: "Education", ur: "تعلیم" },
        tagline: {
          en: "Fees, books and a desk, and a visit when the desk stays empty.",
          ur: "فیس، کتابیں اور کلاس میں جگہ، اور جب وہ جگہ خالی رہے تو گھر پر ملاقات۔",
        },
        ...artImage("/art/service-education.svg"),
        lead: {
          en: "Even a free school costs a bag, shoes and a uniform, and the wage that a child could have earned. We pay for the first three and talk with the family about the fourth.\n\nOur schools run in two shifts, so that children who help at home in the morning can come in the afternoon.",
          ur: "مفت اسکول میں بھی بستہ، جوتے اور یونیفارم کا خرچ ہوتا ہے، اور وہ مزدوری بھی جاتی ہے جو بچہ کما سکتا تھا۔ پہلی تینوں چیزیں ہم دیتے ہیں، اور چوتھی پر گھر والوں سے بات کرتے ہیں۔\n\nہمارے اسکول دو شفٹوں میں چلتے ہیں، تاکہ جو بچے صبح گھر کے کام میں ہاتھ بٹاتے ہیں وہ سہ پہر کو آ سکیں۔",
        },
        figures: [
          { value: { en: "18", ur: "18" }, name: { en: "schools", ur: "اسکول" } },
          { value: { en: "{students}", ur: "{students}" }, name: { en: "students", ur: "طلبہ" } },
        ],
        steps: [
          {
            title: { en: "A visit at home", ur: "گھر پر ملاقات" },
            text: {
              en: "A teacher from the area visits and asks what keeps the child from school.",
              ur: "علاقے کے ایک استاد گھر آتے ہیں اور پوچھتے ہیں کہ بچہ اسکول کیوں نہیں جا رہا۔",
            },
          },
          {
            title: { en: "A place at school", ur: "اسکول میں داخلہ" },
            text: {
              en: "We pay the fee and give the child books, a bag, shoes and two uniforms. A parent signs for them.",
              ur: "فیس ہم دیتے ہیں، اور بچے کو کتابیں، بستہ، جوتے اور دو یونیفارم ملتے ہیں۔ ماں یا باپ وصولی پر دستخط کرتے ہیں۔",
            },
          },
          {
            title: { en: "Attendance every day", ur: "روز کی حاضری" },
            text: {
              en: "If a child is absent for three days, we visit the family.",
              ur: "بچہ تین دن نہ آئے تو ہم اس کے گھر جاتے ہیں۔",
            },
          },
          {
            title: { en: "After school", ur: "اسکول کے بعد" },
            text: {
              en: "We pay college fees for the pupils with the best results. A mentor who has been to college helps them.",
              ur: "سب سے اچھے نتیجے والے بچوں کے کالج کی فیس ہم دیتے ہیں۔ کالج پڑھا ہوا کوئی فرد ان کی رہنمائی کرتا ہے۔",
            },
          },
        ],
        asking: [
          {
            en: "A parent, a grandparent, a teacher or the child can ask.",
            ur: "ماں باپ، دادا دادی، نانا نانی، استاد، یا خود بچہ، کوئی بھی کہہ سکتا ہے۔",
          },
          {
            en: "Bring the last school report if you have one, and the name of the nearest school.",
            ur: "پچھلا رزلٹ کارڈ ہو تو ساتھ لائیں، اور قریب ترین اسکول کا نام بتائیں۔",
          },
          {
            en: "Terms begin in April and September. Urgent cases can start at once.",
            ur: "داخلے اپریل اور ستمبر میں ہوتے ہیں۔ فوری ضرورت ہو تو بچہ اسی وقت شروع کر سکتا ہے۔",
          },
        ],
        remark: {
          en: "Many families are less afraid of the fee than of being the only ones whose daughter goes to school.",
          ur: "بہت سے گھروں کو فیس سے زیادہ یہ ڈر ہوتا ہے کہ محلے میں بس انہی کی بیٹی اسکول جا رہی ہو گی۔",
        },
        call: {
          text: { en: "Send a child to school", ur: "ایک بچے کو اسکول بھیجیں" },
          path: "/donate?fund=education-for-every-child",
          kind: "donate",
        },
      },
      {
        slug: "blood-donation",
        title: { en: "Blood Donation", ur: "خون کا عطیہ" },
        tagline: {
          en: "We find a donor while the family waits.",
          ur: "گھر والے مریض کے پاس رہیں، خون دینے والا ہم ڈھونڈتے ہیں۔",
        },
        ...artImage("/art/service-blood-donation.svg"),
        lead: {
          en: "Hospitals often ask families to find blood within hours. We keep a list of donors by blood group and city, and call one after the other until somebody says yes.\n\nWe never publish donors' names or give them to anybody. We call the donor; the family does not.",
          ur: "ہسپتال اکثر گھر والوں سے کہتے ہیں کہ چند گھنٹوں میں خون لائیں۔ ہمارے پاس خون دینے والوں کی فہرست ہے، بلڈ گروپ اور شہر کے حساب سے۔ ہم ایک کے بعد ایک کو فون کرتے ہیں، جب تک کوئی ہاں نہ کہہ دے۔\n\nخون دینے والوں کے نام ہم نہ شائع کرتے ہیں نہ کسی کو دیتے ہیں۔ فون ہم کرتے ہیں، مریض کے گھر والے نہیں۔",
        },
        figures: [
          {
            value: { en: "Up to 3", ur: "3 تک" },
            name: { en: "lives that one pint of blood can save", ur: "جانیں خون کی ایک بوتل سے بچ سکتی ہیں" },
          },
          {
            value: { en: "15 min", ur: "15 منٹ" },
            name: { en: "is all it takes to give blood", ur: "خون دینے میں بس اتنا وقت لگتا ہے" },
          },
          {
            value: { en: "2 s", ur: "2 سیکنڈ" },
            name: {
              en: "pass before the next patient needs blood",
              ur: "بعد کسی اور مریض کو خون چاہیے ہوتا ہے",
            },
          },
        ],
        steps: [
          {
            title: { en: "Join the list", ur: "فہرست میں نام لکھوائیں" },
            text: {
              en: "Tell us your blood group, your city and your phone number. It takes two minutes, and you can leave the list at any time.",
              ur: "اپنا بلڈ گروپ، شہر اور فون نمبر بتائیں۔ دو منٹ لگتے ہیں، اور آپ جب چاہیں فہرست سے نام نکلوا سکتے ہیں۔",
            },
          },
          {
            title: {
              en: "We call when your group is needed",
              ur: "آپ کے گروپ کی ضرورت ہو تو ہم فون کرتے ہیں",
            },
            text: {
              en: "You can always say no. Then we call the next donor, and you stay on the list.",
              ur: "آپ ہمیشہ انکار کر سکتے ہیں۔ پھر ہم اگلے کو فون کرتے ہیں، اور آپ کا نام فہرست میں رہتا ہے۔",
            },
          },
          {
            title: { en: "Give blood in fifteen minutes", ur: "پندرہ منٹ میں خون دیں" },
            text: {
              en: "At a hospital or at one of our camps. A doctor is there, and you get a sweet drink and a place to rest.",
              ur: "کسی ہسپتال میں یا ہمارے کیمپ میں۔ ڈاکٹر موجود ہوتے ہیں، اور آپ کو میٹھا شربت اور آرام کی جگہ ملتی ہے۔",
            },
          },
          {
            title: { en: "Rest three or four months", ur: "تین یا چار مہینے کا وقفہ" },
            text: {
              en: "Men can give again after 90 days, women after 120. We will not call you before then.",
              ur: "مرد 90 دن بعد دوبارہ خون دے سکتے ہیں، عورتیں 120 دن بعد۔ اس سے پہلے ہم آپ کو فون نہیں کریں گے۔",
            },
          },
        ],
        asking: [
          {
            en: "You can give blood if you are 18 to 60 years old, feel well and weigh 50 kg or more.",
            ur: "آپ خون دے سکتے ہیں اگر عمر 18 سے 60 سال ہو، طبیعت ٹھیک ہو اور وزن 50 کلو یا زیادہ ہو۔",
          },
          {
            en: "Wait after a tattoo, an operation or a fever. The doctor at the camp will ask about them.",
            ur: "ٹیٹو، آپریشن یا بخار کے بعد انتظار کریں۔ کیمپ کے ڈاکٹر ان کے بارے میں پوچھیں گے۔",
          },
          {
            en: "If somebody needs blood now, tell us the blood group, the hospital and the time by which it is needed.",
            ur: "کسی کو ابھی خون چاہیے تو ہمیں بلڈ گروپ، ہسپتال، اور یہ بتائیں کہ کس وقت تک چاہیے۔",
          },
        ],
        remark: {
          en: "A patient needs blood every two seconds, and only people can give it.",
          ur: "ہر دو سیکنڈ بعد کسی مریض کو خون چاہیے ہوتا ہے، اور خون صرف انسان دے سکتا ہے۔",
        },
        call: {
          text: { en: "Find a Blood Drive", ur: "عطیۂ خون کیمپ تلاش کریں" },
          path: "/donation-camps",
          kind: "blood",
        },
      },
      {
        slug: "food-program",
        title: { en: "Food Program", ur: "خوراک پروگرام" },
        tagline: {
          en: "Cooked meals, and monthly rations delivered to the door.",
          ur: "پکا ہوا کھانا، اور مہینے کا راشن گھر کے دروازے تک۔",
        },
        ...artImage("/art/service-food-program.svg"),
        lead: {
          en: "Some families need a meal today. Others run out of food before the end of every month. So we do two things: we cook hot meals every noon, and we deliver a monthly sack of flour, lentils, rice, oil, sugar and tea.\n\nThe sacks go to the same homes each month, so that nobody has to stand in line.",
          ur: "کسی گھر کو آج کا کھانا چاہیے، اور کسی کا راشن ہر مہینے ختم ہونے سے پہلے ہی نمٹ جاتا ہے۔ اس لیے ہم دو کام کرتے ہیں: روز دوپہر کو گرم کھانا پکاتے ہیں، اور ہر مہینے آٹے، دال، چاول، تیل، چینی اور چائے کی بوری پہنچاتے ہیں۔\n\nبوریاں ہر مہینے انہی گھروں میں جاتی ہیں، تاکہ کسی کو قطار میں نہ لگنا پڑے۔",
        },
        figures: [
          { value: { en: "{meals}", ur: "{meals}" }, name: { en: "meals a year", ur: "کھانے ہر سال" } },
          { value: { en: "50+", ur: "50+" }, name: { en: "communities", ur: "آبادیاں" } },
          {
            value: { en: "90%", ur: "90%" },
            name: { en: "of funding goes to food distribution", ur: "رقم خوراک کی تقسیم پر لگتی ہے" },
          },
        ],
        steps: [
          {
            title: { en: "A visit to each home", ur: "ہر گھر سے ملاقات" },
            text: {
              en: "A volunteer visits each family before we add it to the list, and again every six months.",
              ur: "فہرست میں نام لکھنے سے پہلے ایک رضاکار ہر گھر جاتا ہے، اور اس کے بعد ہر چھ مہینے میں۔",
            },
          },
          {
            title: { en: "Bought by the truck", ur: "ٹرک کے حساب سے خریداری" },
            text: {
              en: "We buy from the mill, and at the market in season. The receipts hang in the store.",
              ur: "ہم مِل سے خریدتے ہیں، اور موسم کی چیز منڈی سے۔ رسیدیں گودام میں لگی ہوتی ہیں۔",
            },
          },
          {
            title: { en: "Cooked before noon", ur: "دوپہر سے پہلے تیار" },
            text: {
              en: "Three kitchens cook for schools, hospitals and everybody who comes. We do not ask why.",
              ur: "تین باورچی خانے اسکولوں، ہسپتالوں اور ہر آنے والے کے لیے پکاتے ہیں۔ ہم نہیں پوچھتے کہ کیوں آئے۔",
            },
          },
          {
            title: { en: "Delivered after dark", ur: "اندھیرے کے بعد گھر تک" },
            text: {
              en: "We bring the sacks in the evening, when the lane is empty.",
              ur: "بوریاں ہم شام کو لاتے ہیں، جب گلی خالی ہوتی ہے۔",
            },
          },
        ],
        asking: [
          {
            en: "For a meal, come to any of our kitchens at noon. You need no card and give no name.",
            ur: "کھانے کے لیے دوپہر کو ہمارے کسی بھی باورچی خانے آ جائیں۔ نہ کارڈ چاہیے، نہ نام بتانا پڑتا ہے۔",
          },
          {
            en: "For monthly rations, ask on the site, call us or ask somebody to call for you. We visit within days.",
            ur: "مہینے کے راشن کے لیے سائٹ پر درخواست دیں، فون کریں، یا کسی سے کروا لیں۔ ہم چند دن کے اندر ملنے آتے ہیں۔",
          },
          {
            en: "In Ramzan we serve iftar at the kitchens and deliver a sack in the last ten days.",
            ur: "رمضان میں باورچی خانوں میں افطار ہوتا ہے، اور آخری عشرے میں ہم گھر گھر ایک بوری پہنچاتے ہیں۔",
          },
        ],
        remark: {
          en: "Some of our pupils come to school because there is a meal at noon.",
          ur: "ہمارے کچھ بچے اسکول اس لیے آتے ہیں کہ دوپہر کو کھانا ملتا ہے۔",
        },
        call: {
          text: { en: "Fill a sack", ur: "راشن کی بوری بھریں" },
          path: "/donate?fund=sadqah",
          kind: "donate",
        },
      },
      {
        slug: "sadaqa-jaria",
        title: { en: "Sadaqa Jaria", ur: "صدقۂ جاریہ" },
        tagline: {
          en: "A gift that lasts: a well, a shelf of books, a fruit tree.",
          ur: "نیکی جو جاری رہے: ایک کنواں، کتابوں کی الماری، پھل دار درخت۔",
        },
        ...artImage("/art/service-sadaqa-jaria.svg"),
        lead: {
          en: `Food is eaten and medicine is used up. Other gifts last ${sampleFacts.pumpYears} years and longer: a pump in a dry village, a classroom, a hospital bed, an orchard whose fruit pays for a school.\n\nMany people give them in the name of their mother or father. We build them, look after them, and write to the donor once a year.`,
          ur: `کھانا کھا لیا جاتا ہے اور دوا ختم ہو جاتی ہے۔ کچھ عطیے ${sampleFacts.pumpYears} سال اور اس سے بھی زیادہ چلتے ہیں: خشک گاؤں میں پمپ، ایک کمرۂ جماعت، ہسپتال کا بستر، ایسا باغ جس کے پھل سے اسکول کا خرچ نکلے۔\n\nبہت سے لوگ یہ اپنے والد یا والدہ کے نام پر دیتے ہیں۔ ہم انہیں بناتے ہیں، ان کی دیکھ بھال کرتے ہیں، اور سال میں ایک بار دینے والے کو خط لکھتے ہیں۔`,
        },
        figures: [
          {
            value: { en: `${sampleFacts.pumpYears} years`, ur: `${sampleFacts.pumpYears} سال` },
            name: { en: "is how long a pump should last", ur: "ایک پمپ کی عمر ہونی چاہیے" },
          },
          {
            value: { en: "1 letter", ur: "1 خط" },
            name: { en: "a year about your gift", ur: "سال میں، آپ کے عطیے کے بارے میں" },
          },
        ],
        steps: [
          {
            title: { en: "Choose a gift", ur: "طے کریں کہ کیا دینا ہے" },
            text: {
              en: "A hand pump or a share of one, a shelf of books, ten fruit trees, a hospital bed.",
              ur: "ہینڈ پمپ یا اس میں ایک حصہ، کتابوں کی الماری، دس پھل دار درخت، ہسپتال کا بستر۔",
            },
          },
          {
            title: { en: "Give it in somebody's name", ur: "کسی کے نام پر دیں" },
            text: {
              en: "We can put a name on it. Many donors prefer none.",
              ur: "ہم اس پر نام لکھ سکتے ہیں۔ بہت سے لوگ بے نام دینا پسند کرتے ہیں۔",
            },
          },
          {
            title: { en: "We build it where it is needed", ur: "جہاں ضرورت ہو، وہاں بناتے ہیں" },
            text: {
              en: "We send you its place on a map and a picture that shows no faces.",
              ur: "ہم آپ کو نقشے پر اس کی جگہ اور ایک تصویر بھیجتے ہیں جس میں کسی کا چہرہ نہیں ہوتا۔",
            },
          },
          {
            title: { en: "Somebody looks after it", ur: "اس کی دیکھ بھال ہوتی ہے" },
            text: {
              en: "The village pays a keeper from the first day.",
              ur: "پہلے دن سے گاؤں ایک رکھوالے کو تنخواہ دیتا ہے۔",
            },
          },
        ],
        asking: [
          {
            en: "A village can ask through its teacher, imam or council. A letter or a call is enough.",
            ur: "گاؤں اپنے استاد، امام یا یونین کونسل کے ذریعے درخواست دے سکتا ہے۔ ایک خط یا ایک فون کافی ہے۔",
          },
          {
            en: "We test the soil and the water before we promise anything.",
            ur: "وعدہ کرنے سے پہلے ہم مٹی اور پانی ٹیسٹ کراتے ہیں۔",
          },
          {
            en: "The land must be open to everybody, for good.",
            ur: "زمین ہمیشہ کے لیے سب کے استعمال میں ہونی چاہیے۔",
          },
        ],
        remark: {
          en: "According to a hadith, three deeds continue after death: a lasting charity, useful knowledge, and a child who prays.",
          ur: "حدیث کے مطابق تین عمل موت کے بعد بھی جاری رہتے ہیں: صدقۂ جاریہ، وہ علم جس سے فائدہ اٹھایا جائے، اور نیک اولاد جو دعا کرے۔",
        },
        call: {
          text: { en: "Give what lasts", ur: "صدقۂ جاریہ دیں" },
          path: "/donate?fund=sadqah",
          kind: "donate",
        },
      },
      {
        slug: "cloth-distribution",
        title: { en: "Cloth Distribution", ur: "کپڑوں کی تقسیم" },
        tagline: {
          en: "Quilts, uniforms and Eid clothes. Families choose for themselves.",
          ur: "رضائیاں، یونیفارم اور عید کے جوڑے۔ پسند گھر والے خود کرتے ہیں۔",
        },
        ...artImage("/art/service-cloth-distribution.svg"),
        lead: {
          en: "We sort, wash and mend the clothes that people give us, and hang them up by size. Families then choose what they like, as in a shop, and pay nothing.\n\nOur quilts are new. The women's workshop sews them, and we hand them out before the December fog.",
          ur: "لوگوں کے دیے ہوئے کپڑے ہم چھانٹتے، دھوتے اور مرمت کرتے ہیں، اور ناپ کے حساب سے لٹکا دیتے ہیں۔ پھر گھر والے دکان کی طرح اپنی پسند سے چنتے ہیں، اور پیسے نہیں دیتے۔\n\nرضائیاں ہماری نئی ہوتی ہیں۔ عورتوں کی ورکشاپ میں سلتی ہیں، اور دسمبر کی دھند سے پہلے بٹ جاتی ہیں۔",
        },
        figures: [
          {
            value: { en: "2,000", ur: "2,000" },
            name: { en: "quilts each winter", ur: "رضائیاں ہر سردی میں" },
          },
          {
            value: { en: "2", ur: "2" },
            name: { en: "uniforms a year for each pupil", ur: "یونیفارم ہر بچے کو ہر سال" },
          },
        ],
        steps: [
          {
            title: { en: "Bring clothes, or let us collect them", ur: "کپڑے لائیں، یا ہم لے جائیں" },
            text: {
              en: "Please give clothes that are clean and whole: what you would give to a cousin.",
              ur: "صاف اور ثابت کپڑے دیں: ایسے جو آپ اپنے کسی عزیز کو دے سکیں۔",
            },
          },
          {
            title: { en: "Sorted and mended", ur: "چھانٹے اور مرمت کیے ہوئے" },
            text: {
              en: "The women of our workshop are paid to sort, mend and press them.",
              ur: "کپڑے چھانٹنے، مرمت کرنے اور استری کرنے کی اجرت ہماری ورکشاپ کی عورتوں کو ملتی ہے۔",
            },
          },
          {
            title: { en: "A shop where nobody pays", ur: "دکان، جہاں پیسے نہیں لگتے" },
            text: {
              en: "Each family gets an hour of its own, so that nobody has to hurry.",
              ur: "ہر گھر کو اپنا ایک گھنٹہ ملتا ہے، تاکہ کسی کو جلدی نہ کرنی پڑے۔",
            },
          },
          {
            title: { en: "New for Eid", ur: "عید پر نیا جوڑا" },
            text: { en: "Each child gets one new set of clothes.", ur: "ہر بچے کو ایک نیا جوڑا ملتا ہے۔" },
          },
        ],
        asking: [
          {
            en: "Call us, or ask through a school, for an hour. Bring the children, so that the sizes fit.",
            ur: "فون کر کے، یا اسکول کے ذریعے، اپنا وقت لے لیں۔ بچوں کو ساتھ لائیں تاکہ ناپ ٹھیک آئے۔",
          },
          {
            en: "For quilts, call before the first of December. In a cold wave we come without a call.",
            ur: "رضائی کے لیے دسمبر شروع ہونے سے پہلے فون کریں۔ سردی کی لہر میں ہم فون کے بغیر بھی آتے ہیں۔",
          },
          {
            en: "We measure the children's feet and deliver shoes within a week.",
            ur: "ہم بچوں کے پاؤں کا ناپ لیتے ہیں اور جوتے ایک ہفتے میں پہنچا دیتے ہیں۔",
          },
        ],
        remark: { en: "You can try everything on.", ur: "آپ ہر چیز پہن کر دیکھ سکتے ہیں۔" },
        call: {
          text: { en: "Give a quilt", ur: "ایک رضائی دیں" },
          path: "/donate?fund=emergency-relief",
          kind: "donate",
        },
      },
      {
        slug: "employment",
        title: { en: "Employment", ur: "روزگار" },
        tagline: { en: "A trade, tools and a first customer.", ur: "ہنر، اوزار اور پہلا گاہک۔" },
        ...artImage("/art/service-employment.svg"),
        lead: {
          en: "A steady wage is the surest way out of poverty. We first look for the work: firms that need a welder, streets that have no electrician, offices that need somebody they can trust.\n\nThen we look for the right person and pay for what is missing: a course, a tool kit, a bus pass, a shirt for the interview.",
          ur: "غربت سے نکلنے کا سب سے پکا راستہ لگی بندھی کمائی ہے۔ ہم پہلے کام ڈھونڈتے ہیں: کوئی کمپنی جسے ویلڈر چاہیے، کوئی گلی جہاں الیکٹریشن نہیں، کوئی دفتر جسے بھروسے کا آدمی چاہیے۔\n\nپھر اس کام کے لیے صحیح فرد ڈھونڈتے ہیں، اور جو کمی ہو اس کا خرچ دیتے ہیں: کوئی کورس، اوزاروں کا تھیلا، بس کا پاس، انٹرویو کے لیے قمیص۔",
        },
        figures: [
          {
            value: { en: "6 months", ur: "6 مہینے" },
            name: { en: "from the first lesson to a wage", ur: "پہلے سبق سے پہلی اجرت تک" },
          },
          {
            value: { en: "3", ur: "3" },
            name: { en: "introductions to employers or customers", ur: "مالکوں یا گاہکوں سے تعارف" },
          },
        ],
        steps: [
          {
            title: { en: "An hour's talk", ur: "ایک گھنٹے کی بات چیت" },
            text: {
              en: "We talk about what you can do, what you like and when you have time. The form comes last.",
              ur: "ہم پوچھتے ہیں کہ آپ کیا کر سکتے ہیں، کیا پسند ہے، اور وقت کب ہے۔ فارم سب سے آخر میں آتا ہے۔",
            },
          },
          {
            title: { en: "What is missing", ur: "جو کمی ہے" },
            text: {
              en: "We arrange a course, a licence, tools, or an interest-free loan for a cart or a machine.",
              ur: "ہم کورس، لائسنس، اوزار، یا ریڑھی یا مشین کے لیے بلا سود قرض کا بندوبست کرتے ہیں۔",
            },
          },
          {
            title: { en: "An introduction", ur: "تعارف" },
            text: {
              en: "We introduce you to three employers or three customers.",
              ur: "ہم آپ کو تین مالکوں یا تین گاہکوں سے ملواتے ہیں۔",
            },
          },
          {
            title: { en: "A call after a year", ur: "ایک سال بعد فون" },
            text: {
              en: "We call to ask how it is going.",
              ur: "ہم فون کر کے پوچھتے ہیں کہ کام کیسا چل رہا ہے۔",
            },
          },
        ],
        asking: [
          {
            en: "You can come from the age of 16. If you are under 18, bring a parent.",
            ur: "آپ 16 سال کی عمر سے آ سکتے ہیں۔ عمر 18 سے کم ہو تو والد یا والدہ کو ساتھ لائیں۔",
          },
          {
            en: "If your firm has work to offer, call us. We answer within two days.",
            ur: "آپ کی کمپنی میں کام ہو تو ہمیں فون کریں۔ ہم دو دن کے اندر جواب دیتے ہیں۔",
          },
          {
            en: "Loans carry no interest, and you repay them out of what you earn.",
            ur: "قرض پر کوئی سود نہیں، اور آپ اسے اپنی کمائی سے لوٹاتے ہیں۔",
          },
        ],
        remark: {
          en: "Half of our instructors are former pupils; the other half are employers.",
          ur: "ہمارے آدھے استاد یہیں سے سیکھے ہوئے ہیں؛ باقی آدھے خود لوگوں کو کام پر رکھتے ہیں۔",
        },
        call: {
          text: { en: "Ask for work or training", ur: "کام یا تربیت کے لیے کہیں" },
          path: "/contact?subject=Work%20or%20training",
          kind: "join",
        },
      },
      {
        slug: "marriage",
        title: { en: "Marriage", ur: "شادی" },
        tagline: { en: "Quiet help with a modest wedding.", ur: "سادہ شادی میں خاموشی سے مدد۔" },
        ...artImage("/art/service-marriage.svg"),
        lead: {
          en: "A wedding should not leave a family in debt for ten years. We help with what a new household needs: bedding, dishes, a stove, a sewing machine. We also pay for a simple meal for the guests and the registrar's fee.\n\nWe help before the wedding and in private. The guests will not hear of it from us.",
          ur: "شادی ایسی نہ ہو کہ گھر دس سال قرض اتارتا رہے۔ ہم نئے گھر کی ضرورت کی چیزوں میں مدد کرتے ہیں: بستر، برتن، چولہا، سلائی مشین۔ مہمانوں کے سادہ کھانے اور نکاح رجسٹرار کی فیس بھی ہم دیتے ہیں۔\n\nمدد شادی سے پہلے ہوتی ہے، اور پردے میں۔ مہمانوں کو ہماری طرف سے پتا نہیں چلتا۔",
        },
        figures: [
          {
            value: { en: "0", ur: "0" },
            name: { en: "names that we publish", ur: "نام جو ہم شائع کرتے ہیں" },
          },
          {
            value: { en: "10 days", ur: "10 دن" },
            name: { en: "from the visit to the help", ur: "ملاقات سے مدد ملنے تک" },
          },
        ],
        steps: [
          {
            title: { en: "A confidential call", ur: "رازداری سے ایک فون" },
            text: {
              en: "A mother or an aunt calls. Only one member of our staff knows the name.",
              ur: "ماں یا خالہ فون کرتی ہیں۔ نام ہمارے عملے کے صرف ایک فرد کو معلوم ہوتا ہے۔",
            },
          },
          {
            title: { en: "A visit", ur: "ملاقات" },
            text: {
              en: "We ask what the couple already has, and what both families have agreed.",
              ur: "ہم پوچھتے ہیں کہ دولہا دلہن کے پاس پہلے سے کیا ہے، اور دونوں گھروں میں کیا طے ہوا ہے۔",
            },
          },
          {
            title: { en: "Goods, not money", ur: "سامان، نقد نہیں" },
            text: {
              en: "We buy what is on the list together, at a shop of the family's choice.",
              ur: "فہرست کی چیزیں ہم ساتھ مل کر خریدتے ہیں، گھر والوں کی پسند کی دکان سے۔",
            },
          },
          {
            title: { en: "A registered marriage", ur: "رجسٹرڈ نکاح" },
            text: {
              en: "The nikah is registered, both are adults, and both have told us that they want it.",
              ur: "نکاح رجسٹر ہوتا ہے، دونوں بالغ ہوتے ہیں، اور دونوں ہمیں بتا چکے ہوتے ہیں کہ وہ یہ شادی چاہتے ہیں۔",
            },
          },
        ],
        asking: [
          {
            en: "The bride, the groom or either family can ask.",
            ur: "دلہن، دولہا، یا دونوں میں سے کسی کے گھر والے کہہ سکتے ہیں۔",
          },
          {
            en: "Both must be 18 or older and must want the marriage. We ask each of them alone.",
            ur: "دونوں کی عمر 18 سال یا زیادہ ہو اور دونوں کی مرضی ہو۔ ہم دونوں سے الگ الگ پوچھتے ہیں۔",
          },
          { en: "We do not pay for dowries or wedding halls.", ur: "ہم جہیز یا شادی ہال کے پیسے نہیں دیتے۔" },
        ],
        remark: {
          en: "We keep no list of the couples on this site, and publish no pictures.",
          ur: "اس سائٹ پر جوڑوں کی کوئی فہرست نہیں، اور ہم کوئی تصویر شائع نہیں کرتے۔",
        },
        call: {
          text: { en: "Help a couple set up home", ur: "ایک جوڑے کا گھر بسانے میں مدد کریں" },
          path: "/donate?fund=sadqah",
          kind: "donate",
        },
      },
    ],
  },
});
