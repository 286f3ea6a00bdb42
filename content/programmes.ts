import { z } from "zod";
import { artImage } from "./art-alt.ts";
import {
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

/** A programme with its story at /details/<slug> (PROG-01). */
const programme = z
  .object({
    slug,
    title: localText(80),
    tagline: localText(200).meta({ description: "One sentence under the title." }),
    image: pictureAddress.meta({
      title: "Illustration",
      description: "A photograph of people has its place below, where their consent is noted.",
    }),
    alt: alternativeText,
    photo: z
      .object({
        src: pictureAddress,
        alt: alternativeText,
        /** Which people agreed: no page gets it (content/local-text.ts). */
        consent: z
          .string()
          .trim()
          .min(1, "Write who agreed and when. A photograph is published only with that.")
          .max(300)
          .meta({
            title: "Consent",
            description:
              "Who agreed to its publication, and when: 'Mother of both girls, signed on November 3, 2026'. Only staff see it.",
          }),
      })
      .optional()
      .meta({
        title: "Photograph",
        description: "Shown in the place of the illustration, once consent is noted.",
      }),
    story: localText(5000).meta({ description: paragraphs }),
    details: listOf(localText(300), 10).meta({ description: "What the programme does, a line each." }),
    impact: z
      .array(localText(200))
      .max(10)
      .meta({ title: "Lives Transformed", description: "Without lines the section is left out." }),
    cost: z
      .object({
        amount: z.number().int().min(1).max(1_000_000_000).meta({ title: "Amount in PKR" }),
        pays: localText(200).meta({ title: "What it pays for" }),
      })
      .optional()
      .meta({ title: "What it costs", description: "Without it the page names no cost." }),
    help: z
      .array(
        z
          .object({
            text: localText(120),
            action: z.enum(["Donate Now", "Volunteer"]).meta({ title: "Button" }),
            amount: z
              .number()
              .int()
              .min(100)
              .max(1_000_000)
              .optional()
              .meta({ title: "Suggested gift in PKR", description: "'Donate Now' fills it in." }),
          })
          .meta({ title: "Way to help" }),
      )
      .max(6)
      .meta({ title: "Be Part of This Miracle", description: "Without entries the section is left out." }),
  })
  .meta({ title: "Programme" });

export const programmes = defineContent({
  title: "Programmes",
  description: "Each programme with its story, picture and ways to help, and the page that lists them.",
  pages: [
    { title: "Programs", path: "/programs" },
    { title: "Home", path: "/" },
  ],
  schema: z.object({
    opening: z.object({
      title: localText(80),
      lead: localText(300).meta({ title: "Introduction" }),
      join: localText(40).meta({ title: "Words of the button" }),
    }),
    programmes: unique(listOf(programme, 24), "slug").meta({ title: "Programmes" }),
  }),
  defaults: {
    opening: {
      title: { en: "Transforming Lives Daily", ur: "ہر روز بدلتی زندگیاں" },
      lead: {
        en: "Our nine programmes, with one result of each. Open a programme to see what it does, what it costs and how you can help.",
        ur: "ہمارے نو پروگرام، ہر ایک کے ساتھ اس کا ایک نتیجہ۔ پروگرام کھولیں اور دیکھیں کہ وہ کیا کرتا ہے، اس پر کتنا خرچ آتا ہے اور آپ کیسے مدد کر سکتے ہیں۔",
      },
      join: { en: "Join Our Mission", ur: "ہمارے ساتھ شامل ہوں" },
    },
    programmes: [
      {
        slug: "education-for-every-child",
        title: { en: "Education for Every Child", ur: "ہر بچے کے لیے تعلیم" },
        tagline: {
          en: "{children-at-school} children with a desk of their own, in schools that we built or repaired.",
          ur: "{children-at-school} بچوں کو کلاس میں اپنی جگہ ملی، ان اسکولوں میں جو ہم نے بنائے یا جن کی مرمت کرائی۔",
        },
        ...artImage("/art/education-for-every-child.svg"),
        story: {
          en: "The fee is rarely the only thing that keeps a child at home. The road is too long, the shoes are worn out, a younger brother has to be fed at noon, or an aunt thinks that girls need no more school after ten. So we start at the door. A volunteer from the same lane sits down with the family, asks what is missing and brings it: the fee, the bag, the shoes. Sometimes a second visit is enough.\n\nIf there is no school, we build one. The village gives the land, and the council promises the teachers. If there is a school that parents do not trust, we repair the roof, the wall and the toilets first, because mothers look at those.",
          ur: "بچہ صرف فیس کی وجہ سے گھر نہیں بیٹھتا۔ راستہ لمبا ہے، جوتے پھٹ گئے ہیں، دوپہر کو چھوٹے بھائی کو کھانا کھلانا ہے، یا کوئی خالہ کہتی ہیں کہ دس سال کے بعد لڑکیوں کو اسکول کی کیا ضرورت۔ اس لیے ہم گھر کے دروازے سے شروع کرتے ہیں۔ اسی گلی کا ایک رضاکار گھر والوں کے ساتھ بیٹھتا ہے، پوچھتا ہے کہ کمی کس چیز کی ہے، اور وہی لے آتا ہے: فیس، بستہ، جوتے۔ کبھی کبھی دوسری بار جانا ہی کافی ہوتا ہے۔\n\nاسکول نہ ہو تو ہم بناتے ہیں۔ زمین گاؤں دیتا ہے، اور استادوں کا وعدہ یونین کونسل کرتی ہے۔ اسکول ہو مگر ماں باپ کو اس پر بھروسا نہ ہو تو ہم سب سے پہلے چھت، دیوار اور غسل خانے ٹھیک کراتے ہیں، کیونکہ مائیں یہی دیکھتی ہیں۔",
        },
        details: [
          {
            en: "{schools-built} schools built, each within walking distance of its pupils' homes",
            ur: "{schools-built} اسکول بنائے، ہر ایک اتنا قریب کہ بچے گھر سے پیدل آ سکیں",
          },
          {
            en: "Fees, books, a bag, shoes and two uniforms a year for each child; a parent signs for them",
            ur: "ہر بچے کے لیے فیس، کتابیں، بستہ، جوتے اور سال میں دو یونیفارم؛ ماں یا باپ وصولی پر دستخط کرتے ہیں",
          },
          {
            en: "One teacher for every thirty children, and a second shift when a class grows larger",
            ur: "ہر تیس بچوں پر ایک استاد، اور کلاس بڑھ جائے تو دوسری شفٹ",
          },
          {
            en: "A home visit within three days when a child stops coming",
            ur: "بچہ آنا چھوڑ دے تو تین دن کے اندر گھر جا کر ملاقات",
          },
        ],
        impact: [
          {
            en: "{children-at-school} children at school today",
            ur: "{children-at-school} بچے آج اسکول میں",
          },
          {
            en: "{pupils-who-go-on} of them continue to secondary school",
            ur: "ان میں سے {pupils-who-go-on} آگے سیکنڈری اسکول جاتے ہیں",
          },
          {
            en: "One member of our staff knows each child by name",
            ur: "ہمارے عملے کا ایک فرد ہر بچے کو نام سے جانتا ہے",
          },
        ],
        cost: {
          amount: 36_000,
          pays: {
            en: "One child at school for a year: the fee, books, a bag, shoes and two uniforms",
            ur: "ایک بچے کا اسکول کا پورا سال: فیس، کتابیں، بستہ، جوتے اور دو یونیفارم",
          },
        },
        help: [
          {
            text: {
              en: "Pay for one child's month at school",
              ur: "ایک بچے کے اسکول کے ایک مہینے کا خرچ دیں",
            },
            action: "Donate Now",
            amount: 3000,
          },
          {
            text: { en: "Help a class one afternoon a week", ur: "ہفتے میں ایک سہ پہر کسی کلاس کی مدد کریں" },
            action: "Volunteer",
          },
        ],
      },
      {
        slug: "women-empowerment",
        title: { en: "Women Empowerment", ur: "خواتین کی خود مختاری" },
        tagline: {
          en: "A trade, a market stall and a bank account in her own name.",
          ur: "ایک ہنر، بازار میں اپنا اسٹال اور اپنے نام کا بینک اکاؤنٹ۔",
        },
        ...artImage("/art/women-empowerment.svg"),
        story: {
          en: "A certificate pays no bills, so our workshops begin with an order: forty school uniforms, a hundred cotton bags, the sweets for a wedding. Women learn the trade on work that is already sold, and are paid for it from the first week.\n\nAfter six months each woman takes a sewing machine home or rents a stall in the weekly market. She has her own bank account by then. We go with her to open it; after that she manages it herself.",
          ur: "سرٹیفکیٹ سے گھر کا بل نہیں بھرتا، اس لیے ہماری ورکشاپ کا آغاز آرڈر سے ہوتا ہے: چالیس اسکول یونیفارم، سو سوتی تھیلے، کسی شادی کی مٹھائی۔ عورتیں اس کام پر ہنر سیکھتی ہیں جو پہلے سے بک چکا ہوتا ہے، اور پہلے ہفتے سے اجرت پاتی ہیں۔\n\nچھ مہینے بعد ہر عورت سلائی مشین گھر لے جاتی ہے یا ہفتہ وار بازار میں اسٹال کرائے پر لیتی ہے۔ تب تک اس کا اپنا بینک اکاؤنٹ بن چکا ہوتا ہے۔ اکاؤنٹ کھلوانے ہم ساتھ جاتے ہیں؛ اس کے بعد وہ خود سنبھالتی ہے۔",
        },
        details: [
          {
            en: "Stitching, embroidery, cooking and phone repair, taught by women who earn their living by them",
            ur: "سلائی، کڑھائی، کھانا پکانا اور موبائل کی مرمت، ان عورتوں سے جو اسی کام سے روزی کماتی ہیں",
          },
          {
            en: "Paid orders from the first week, so that nobody loses a wage by learning",
            ur: "پہلے ہفتے سے آرڈر کی اجرت، تاکہ سیکھنے میں کسی کی دیہاڑی نہ جائے",
          },
          {
            en: "A bank account of her own, and help with her first savings",
            ur: "اپنا بینک اکاؤنٹ، اور پہلی بچت میں مدد",
          },
          { en: "A crèche in the next room", ur: "ساتھ والے کمرے میں بچوں کی دیکھ بھال" },
        ],
        impact: [
          {
            en: `${sampleFacts.womenTrained} women trained; most of them now teach somebody else`,
            ur: `${sampleFacts.womenTrained} عورتوں کی تربیت؛ ان میں سے اکثر اب کسی اور کو سکھا رہی ہیں`,
          },
          {
            en: "Former pupils now work in our workshops",
            ur: "پہلے سیکھنے والی عورتیں اب ہماری ورکشاپوں میں کام کرتی ہیں",
          },
        ],
        cost: {
          amount: 95_000,
          pays: {
            en: "One woman's six months in the workshop: her teacher, materials, the crèche and a sewing machine of her own",
            ur: "ورکشاپ میں ایک عورت کے چھ مہینے: استانی، سامان، بچوں کی دیکھ بھال اور اپنی سلائی مشین",
          },
        },
        help: [
          {
            text: { en: "Pay for a sewing machine", ur: "ایک سلائی مشین کا خرچ دیں" },
            action: "Donate Now",
            amount: 38_000,
          },
          {
            text: {
              en: "Teach the trade that you earn your living by",
              ur: "وہ ہنر سکھائیں جس سے آپ روزی کماتے ہیں",
            },
            action: "Volunteer",
          },
        ],
      },
      {
        slug: "emergency-relief",
        title: { en: "Emergency Relief", ur: "ہنگامی امداد" },
        tagline: {
          en: "Tents, food and medicine leave within 24 hours.",
          ur: "خیمے، کھانا اور دوائیں 24 گھنٹے کے اندر روانہ۔",
        },
        ...artImage("/art/emergency-relief.svg"),
        story: {
          en: "In a flood the first day matters most. Our store in Lahore holds tents, flour, lentils, clean water and medicine for waterborne diseases, packed and counted every month, so that we need not buy anything when prices rise.\n\nThe trucks leave within twenty-four hours with what each household needs for ten days. We hand it over at the family's door, not from the back of a truck. Then the slower work begins: seed for the next sowing, houses on higher ground, clean pumps.",
          ur: "سیلاب میں پہلا دن سب سے اہم ہوتا ہے۔ لاہور میں ہمارے گودام میں خیمے، آٹا، دالیں، صاف پانی اور گندے پانی سے پھیلنے والی بیماریوں کی دوائیں رکھی ہوتی ہیں۔ سب کچھ ہر مہینے باندھا اور گنا جاتا ہے، تاکہ قیمتیں چڑھیں تو ہمیں کچھ خریدنا نہ پڑے۔\n\nٹرک چوبیس گھنٹے کے اندر نکل جاتے ہیں، ہر گھر کی دس دن کی ضرورت لے کر۔ سامان ہم گھر کے دروازے پر دیتے ہیں، ٹرک کے پیچھے سے نہیں۔ پھر وہ کام شروع ہوتا ہے جو دیر سے ہوتا ہے: اگلی بوائی کے لیے بیج، اونچی زمین پر گھر، صاف پمپ۔",
        },
        details: [
          {
            en: "Supplies for 800 families in store, checked on the first of each month",
            ur: "گودام میں 800 خاندانوں کا سامان، جو ہر مہینے کی پہلی کو جانچا جاتا ہے",
          },
          {
            en: "Teams that leave within 24 hours, each with a doctor",
            ur: "ٹیمیں جو 24 گھنٹے کے اندر نکلتی ہیں، ہر ٹیم کے ساتھ ایک ڈاکٹر",
          },
          {
            en: "Food, shelter and water for ten days, handed over at each family's door",
            ur: "دس دن کا کھانا، چھت اور پانی، ہر گھر کے دروازے پر",
          },
          {
            en: "Seed, tools and rebuilt walls in the next season",
            ur: "اگلے موسم میں بیج، اوزار اور دوبارہ بنی دیواریں",
          },
        ],
        impact: [
          {
            en: "Families reached by boat when the roads were gone",
            ur: "جب سڑکیں بہہ گئیں تو خاندانوں تک کشتی سے پہنچے",
          },
          {
            en: "Wheat sown again on flooded land in the same year",
            ur: "ڈوبی ہوئی زمین پر اسی سال پھر گندم بوئی گئی",
          },
        ],
        cost: {
          amount: 24_000,
          pays: {
            en: "One family's first ten days: a tent, food, clean water and medicine, delivered to the door",
            ur: "ایک خاندان کے پہلے دس دن: خیمہ، کھانا، صاف پانی اور دوائیں، دروازے تک",
          },
        },
        help: [
          {
            text: {
              en: "Supply one family for its first ten days",
              ur: "ایک خاندان کو پہلے دس دن کا سامان دیں",
            },
            action: "Donate Now",
            amount: 24_000,
          },
          {
            text: { en: "Join our list of night drivers", ur: "رات کے ڈرائیوروں میں نام لکھوائیں" },
            action: "Volunteer",
          },
        ],
      },
      {
        slug: "orphan-support",
        title: { en: "Orphan Support", ur: "یتیموں کی کفالت" },
        tagline: {
          en: "A house mother, a regular day, and brothers and sisters under one roof.",
          ur: "گھر کی اماں، معمول کے دن، اور بہن بھائی ایک چھت کے نیچے۔",
        },
        ...artImage("/art/orphan-support.svg"),
        story: {
          en: "A child who has lost both parents has lost enough. In our homes brothers and sisters stay together. Eight children share a house with a house mother who lives there and cooks for them, and everybody has the same bedtime.\n\nIf an aunt or a grandmother can raise the children, we do not take them away. We help her with school fees, a monthly ration and somebody to call when things get hard.",
          ur: "جس بچے کے ماں باپ نہ رہے، وہ پہلے ہی بہت کچھ کھو چکا۔ ہمارے گھروں میں بہن بھائی ساتھ رہتے ہیں۔ آٹھ بچے ایک گھر میں، ساتھ گھر کی اماں جو وہیں رہتی اور ان کے لیے کھانا پکاتی ہیں، اور سونے کا وقت سب کا ایک۔\n\nاگر کوئی خالہ، پھوپھی یا دادی نانی بچوں کو پال سکتی ہوں تو ہم بچے نہیں لیتے۔ ہم ان کا ہاتھ بٹاتے ہیں: اسکول کی فیس، ہر مہینے کا راشن، اور کوئی جسے مشکل میں فون کیا جا سکے۔",
        },
        details: [
          {
            en: "Small houses of eight children; we never separate brothers and sisters",
            ur: "آٹھ آٹھ بچوں کے چھوٹے گھر؛ بہن بھائیوں کو ہم کبھی الگ نہیں کرتے",
          },
          {
            en: "A house mother, and a second carer who gives her time off",
            ur: "گھر کی ایک اماں، اور دوسری خاتون جو ان کی چھٹی میں گھر سنبھالتی ہیں",
          },
          {
            en: "School, a doctor, time to play and a savings book for each child",
            ur: "ہر بچے کے لیے اسکول، ڈاکٹر، کھیلنے کا وقت اور بچت کی کاپی",
          },
          {
            en: "Support for grandmothers and aunts who raise the children at home",
            ur: "ان دادیوں، نانیوں، خالاؤں اور پھوپھیوں کی مدد جو بچوں کو گھر میں پال رہی ہیں",
          },
        ],
        impact: [
          {
            en: "Children who grew up here come back as teachers and as guests at our table",
            ur: "یہاں پلنے والے بچے اب استاد بن کر آتے ہیں، اور مہمان بن کر ہمارے دسترخوان پر بیٹھتے ہیں",
          },
        ],
        cost: {
          amount: 216_000,
          pays: {
            en: "One child in one of our homes for a year: school, clothes, food, a doctor and a share of the house mother's wage",
            ur: "ہمارے گھر میں ایک بچے کا ایک سال: اسکول، کپڑے، کھانا، ڈاکٹر اور گھر کی اماں کی تنخواہ میں حصہ",
          },
        },
        help: [
          {
            text: {
              en: "Pay for one child's school, clothes and food for a month",
              ur: "ایک بچے کے اسکول، کپڑوں اور کھانے کا ایک مہینے کا خرچ دیں",
            },
            action: "Donate Now",
            amount: 18_000,
          },
          {
            text: { en: "Read aloud on Thursday evenings", ur: "جمعرات کی شام بچوں کو کہانی پڑھ کر سنائیں" },
            action: "Volunteer",
          },
        ],
      },
      {
        slug: "healthcare-access",
        title: { en: "Healthcare Access", ur: "علاج تک رسائی" },
        tagline: {
          en: "Mobile clinics for villages without a doctor: {patients-treated} patients so far.",
          ur: "ان دیہات کے لیے گشتی کلینک جہاں ڈاکٹر نہیں: اب تک {patients-treated} مریض۔",
        },
        ...artImage("/art/healthcare-access.svg"),
        story: {
          en: "The van drives to the end of the road, puts up its awning and works as a clinic until dusk. A doctor, a nurse and a dispenser see everybody who comes. Patients get the whole course of their medicine on the spot, because half a course cures nobody.\n\nThe van comes back every second week, on the same day. Mothers of small children and patients with diabetes can rely on it, and we can see whether the treatment has worked.",
          ur: "وین وہاں تک جاتی ہے جہاں سڑک ختم ہو، سائبان تانتی ہے اور شام تک کلینک کا کام دیتی ہے۔ ڈاکٹر، نرس اور ڈسپنسر ہر آنے والے کو دیکھتے ہیں۔ مریض کو دوا کا پورا کورس وہیں ملتا ہے، کیونکہ آدھے کورس سے کوئی ٹھیک نہیں ہوتا۔\n\nوین ہر دوسرے ہفتے اسی دن پھر آتی ہے۔ چھوٹے بچوں کی مائیں اور شوگر کے مریض اس پر بھروسا کر سکتے ہیں، اور ہمیں پتا چلتا ہے کہ علاج سے فرق پڑا یا نہیں۔",
        },
        details: [
          {
            en: `The same village every second ${sampleFacts.clinicDay}`,
            ur: `ہر دوسرے ${sampleFacts.clinicDayInUrdu} اسی گاؤں میں`,
          },
          { en: "The whole course of every medicine, free of charge", ur: "ہر دوا کا پورا کورس، مفت" },
          { en: "Women are examined by a woman doctor", ur: "عورتوں کا معائنہ لیڈی ڈاکٹر کرتی ہیں" },
          {
            en: "We take patients to hospital when they need it, and settle the bill with the hospital beforehand",
            ur: "ضرورت ہو تو ہم مریض کو ہسپتال لے جاتے ہیں، اور بل ہسپتال سے پہلے ہی طے کر لیتے ہیں",
          },
        ],
        impact: [
          { en: "{patients-treated} patients treated", ur: "{patients-treated} مریضوں کا علاج" },
          { en: "{medical-camps} medical camps", ur: "{medical-camps} میڈیکل کیمپ" },
          { en: "100% of prescribed medicine given", ur: "ڈاکٹر کی لکھی ہوئی سو فیصد دوائیں دی گئیں" },
        ],
        cost: {
          amount: 68_000,
          pays: {
            en: "One day of the van for about ninety patients: a doctor, a nurse, a dispenser, fuel and medicine",
            ur: "وین کا ایک دن، تقریباً نوے مریضوں کے لیے: ڈاکٹر، نرس، ڈسپنسر، پیٹرول اور دوائیں",
          },
        },
        help: [
          {
            text: { en: "Fill the van's medicine chest for a day", ur: "وین میں ایک دن کی دوائیں رکھوائیں" },
            action: "Donate Now",
            amount: 28_000,
          },
          {
            text: {
              en: "Work a day as a doctor, nurse or driver",
              ur: "ڈاکٹر، نرس یا ڈرائیور کے طور پر ایک دن دیں",
            },
            action: "Volunteer",
          },
        ],
      },
      {
        slug: "adult-literacy",
        title: { en: "Adult Literacy", ur: "تعلیمِ بالغاں" },
        tagline: {
          en: "Evening lessons that begin with your own name.",
          ur: "شام کی کلاس، جو اپنے نام سے شروع ہوتی ہے۔",
        },
        ...artImage("/art/adult-literacy.svg"),
        story: {
          en: "In the first lesson people write their own name. In the second they read the number of a bus, in the third the price on a sack of flour. They have worked all day, and they learn what they can use the next morning.\n\nLessons are in the evening, in a courtyard close to home, in groups of twelve. Grandmothers come with their grandchildren.",
          ur: "پہلے سبق میں لوگ اپنا نام لکھتے ہیں۔ دوسرے میں بس کا نمبر پڑھتے ہیں، تیسرے میں آٹے کی بوری پر لکھی قیمت۔ وہ سارا دن کام کر کے آتے ہیں، اور وہی سیکھتے ہیں جو اگلی صبح کام آ سکے۔\n\nکلاس شام کو ہوتی ہے، گھر کے پاس کسی صحن میں، بارہ بارہ لوگوں کی۔ دادیاں اپنے پوتے پوتیوں کے ساتھ آتی ہیں۔",
        },
        details: [
          {
            en: "Six months, three evenings a week, twelve people to a group",
            ur: "چھ مہینے، ہفتے میں تین شامیں، ایک گروپ میں بارہ لوگ",
          },
          {
            en: "Reading, writing, sums, and how to fill in a form",
            ur: "پڑھنا، لکھنا، حساب، اور فارم بھرنے کا طریقہ",
          },
          { en: "Groups for women, taught by women", ur: "عورتوں کے الگ گروپ، جنہیں عورتیں پڑھاتی ہیں" },
          { en: "Books to borrow", ur: "گھر لے جانے کے لیے کتابیں" },
        ],
        impact: [
          {
            en: "People sign at the bank who used to give a thumbprint",
            ur: "جو بینک میں انگوٹھا لگاتے تھے، اب دستخط کرتے ہیں",
          },
          { en: "Mothers read the school's letters themselves", ur: "مائیں اسکول کے خط خود پڑھتی ہیں" },
        ],
        cost: {
          amount: 126_000,
          pays: {
            en: "One group of twelve people for six months: their teacher, books and a lamp",
            ur: "بارہ لوگوں کے ایک گروپ کے چھ مہینے: استاد، کتابیں اور لیمپ",
          },
        },
        help: [
          {
            text: {
              en: "Pay for one group's teacher, books and lamp for a month",
              ur: "ایک گروپ کے استاد، کتابوں اور لیمپ کا ایک مہینے کا خرچ دیں",
            },
            action: "Donate Now",
            amount: 21_000,
          },
          { text: { en: "Teach one evening a week", ur: "ہفتے میں ایک شام پڑھائیں" }, action: "Volunteer" },
        ],
      },
      {
        slug: "clean-water-projects",
        title: { en: "Clean Water Projects", ur: "صاف پانی کے منصوبے" },
        tagline: {
          en: "Wells, pumps and filters that the village keeps working.",
          ur: "کنویں، پمپ اور فلٹر، جنہیں گاؤں خود چلائے رکھتا ہے۔",
        },
        ...artImage("/art/clean-water-projects.svg"),
        story: {
          en: "A pump that nobody can repair is soon useless. So we train a keeper before we drill: somebody from the village who gets a spanner, a box of washers, a phone, and a small wage from the village.\n\nWe test the water before we drill and every six months after that, and paint the result on the pump for everybody to read.",
          ur: "جس پمپ کو کوئی ٹھیک نہ کر سکے وہ جلد بیکار ہو جاتا ہے۔ اس لیے ہم بور کرنے سے پہلے ایک رکھوالا تیار کرتے ہیں: گاؤں کا کوئی فرد جسے پانا، واشروں کا ڈبہ، فون، اور گاؤں کی طرف سے تھوڑی سی تنخواہ ملتی ہے۔\n\nپانی ہم بور سے پہلے ٹیسٹ کراتے ہیں اور اس کے بعد ہر چھ مہینے میں، اور نتیجہ پمپ پر لکھ دیتے ہیں تاکہ سب پڑھ لیں۔",
        },
        details: [
          {
            en: "Wells and hand pumps in dry districts, and filters where the water is salty or brown",
            ur: "خشک ضلعوں میں کنویں اور ہینڈ پمپ، اور جہاں پانی کھارا یا گدلا ہو وہاں فلٹر",
          },
          {
            en: "A trained keeper for each pump, paid by the village",
            ur: "ہر پمپ کا ایک تربیت یافتہ رکھوالا، جسے تنخواہ گاؤں دیتا ہے",
          },
          {
            en: "Water tested twice a year, with the result painted on the pump",
            ur: "سال میں دو بار پانی کا ٹیسٹ، نتیجہ پمپ پر لکھا ہوا",
          },
          { en: "Repairs within a day", ur: "ایک دن کے اندر مرمت" },
        ],
        impact: [
          { en: "15 communities with clean water of their own", ur: "15 آبادیوں کے پاس اپنا صاف پانی" },
          {
            en: "Girls go to school in the hours when they used to fetch water",
            ur: "جن گھنٹوں میں لڑکیاں پانی بھرتی تھیں، اب اسکول جاتی ہیں",
          },
        ],
        cost: {
          amount: 160_000,
          pays: {
            en: `One hand pump for ${sampleFacts.pumpFamilies} families: drilling, the first water test, and training and tools for its keeper`,
            ur: `${sampleFacts.pumpFamilies} خاندانوں کے لیے ایک ہینڈ پمپ: بور، پانی کا پہلا ٹیسٹ، اور رکھوالے کی تربیت اور اوزار`,
          },
        },
        help: [
          {
            text: { en: "Pay for a share of a hand pump", ur: "ہینڈ پمپ میں ایک حصہ ڈالیں" },
            action: "Donate Now",
            amount: 4000,
          },
          {
            text: {
              en: "Join us as an engineer or a driller",
              ur: "انجینئر یا بور کرنے والے کے طور پر ساتھ دیں",
            },
            action: "Volunteer",
          },
        ],
      },
      {
        slug: "child-protection",
        title: { en: "Child Protection", ur: "بچوں کا تحفظ" },
        tagline: {
          en: "A door that is open all night, and somebody inside who listens.",
          ur: "ایک دروازہ جو ساری رات کھلا رہتا ہے، اور اندر کوئی جو بات سنتا ہے۔",
        },
        ...artImage("/art/child-protection.svg"),
        story: {
          en: "A child on the street at night needs light, food and somebody who does not ask questions straight away. Our door is lit all night and there is always something to eat. We ask our questions when the child is ready for them.\n\nThen we look for the family, carefully, because not every family is safe. If it is, we take the child home and keep visiting. If it is not, we go to court with the child and find a safe home.",
          ur: "رات کو سڑک پر کھڑے بچے کو روشنی چاہیے، کھانا چاہیے، اور کوئی ایسا جو آتے ہی سوال نہ کرے۔ ہمارے دروازے پر ساری رات روشنی رہتی ہے اور کھانے کو ہمیشہ کچھ ہوتا ہے۔ سوال ہم تب پوچھتے ہیں جب بچہ بتانے کو تیار ہو۔\n\nپھر ہم اس کے گھر والوں کو ڈھونڈتے ہیں، احتیاط سے، کیونکہ ہر گھر محفوظ نہیں ہوتا۔ گھر محفوظ ہو تو بچے کو وہاں پہنچاتے ہیں اور ملنے جاتے رہتے ہیں۔ نہ ہو تو بچے کے ساتھ عدالت جاتے ہیں اور اس کے لیے محفوظ گھر ڈھونڈتے ہیں۔",
        },
        details: [
          {
            en: "A shelter near the station that is open all night",
            ur: "اسٹیشن کے پاس ایک پناہ گاہ، جو ساری رات کھلی رہتی ہے",
          },
          {
            en: "Counsellors who are trained to work with children",
            ur: "کاؤنسلر جنہوں نے بچوں کے ساتھ کام کرنے کی تربیت لی ہے",
          },
          {
            en: "A search for the family, and visits after the child is home",
            ur: "گھر والوں کی تلاش، اور بچے کے گھر پہنچنے کے بعد ملاقاتیں",
          },
          { en: "Lawyers who represent children free of charge", ur: "وکیل جو بچوں کا مقدمہ مفت لڑتے ہیں" },
        ],
        impact: [
          {
            en: "Children back home, and visited for a year",
            ur: "بچے اپنے گھر واپس، اور ایک سال تک ان سے ملاقات",
          },
          { en: "Working children in school for half the day", ur: "مزدوری کرنے والے بچے آدھا دن اسکول میں" },
        ],
        cost: {
          amount: 435_000,
          pays: {
            en: "The shelter for a month: two counsellors a night, a cook, food, light and legal help",
            ur: "پناہ گاہ کا ایک مہینہ: ہر رات دو کاؤنسلر، باورچی، کھانا، بجلی اور قانونی مدد",
          },
        },
        help: [
          {
            text: { en: "Keep the shelter open for a night", ur: "ایک رات کے لیے پناہ گاہ کھلی رکھیں" },
            action: "Donate Now",
            amount: 14_500,
          },
          { text: { en: "Train as a counsellor", ur: "کاؤنسلر کی تربیت لیں" }, action: "Volunteer" },
        ],
      },
      {
        slug: "skill-development",
        title: { en: "Skill Development", ur: "ہنر کی تربیت" },
        tagline: {
          en: "Wiring, welding, solar panels: six months to a first wage.",
          ur: "وائرنگ، ویلڈنگ، سولر پینل: چھ مہینے میں پہلی اجرت تک۔",
        },
        ...artImage("/art/skill-development.svg"),
        story: {
          en: "The course takes six months and ends with a first customer. Electricians, welders, plumbers and solar fitters who still work in the trade teach it at the bench. In the last month the pupils work on real roofs and in real houses.\n\nEach pupil owns a tool kit from the first day. We introduce everybody who finishes to three employers or customers, and call a year later to ask how it went.",
          ur: "کورس چھ مہینے کا ہے اور پہلے گاہک پر ختم ہوتا ہے۔ کام کی میز پر وہ الیکٹریشن، ویلڈر، پلمبر اور سولر لگانے والے سکھاتے ہیں جو آج بھی یہی کام کرتے ہیں۔ آخری مہینے میں شاگرد سچ مچ کی چھتوں پر اور لوگوں کے گھروں میں کام کرتے ہیں۔\n\nہر شاگرد کے پاس پہلے دن سے اپنے اوزار ہوتے ہیں۔ جو کورس پورا کرے، ہم اسے تین مالکوں یا گاہکوں سے ملواتے ہیں، اور ایک سال بعد فون کر کے پوچھتے ہیں کہ کام کیسا چل رہا ہے۔",
        },
        details: [
          {
            en: "Wiring, welding, plumbing or solar panels: six months, mornings or evenings",
            ur: "وائرنگ، ویلڈنگ، پلمبنگ یا سولر پینل: چھ مہینے، صبح یا شام",
          },
          { en: "A tool kit of your own from the first day", ur: "پہلے دن سے اپنے اوزاروں کا تھیلا" },
          { en: "A paid last month with a firm", ur: "آخری مہینہ کسی کمپنی میں، اجرت کے ساتھ" },
          {
            en: "Introductions to three employers or three customers",
            ur: "تین مالکوں یا تین گاہکوں سے تعارف",
          },
        ],
        impact: [
          {
            en: "Former pupils who earned nothing before now train apprentices",
            ur: "جن کی پہلے کوئی کمائی نہ تھی، وہ اب خود شاگرد تیار کر رہے ہیں",
          },
        ],
        cost: {
          amount: 78_000,
          pays: {
            en: "One pupil's six months: instructors, materials, the bench and a tool kit",
            ur: "ایک شاگرد کے چھ مہینے: استاد، سامان، کام کی میز اور اوزاروں کا تھیلا",
          },
        },
        help: [
          {
            text: { en: "Buy one pupil's tool kit", ur: "ایک شاگرد کے اوزار خرید دیں" },
            action: "Donate Now",
            amount: 22_000,
          },
          {
            text: { en: "Take an apprentice into your firm", ur: "اپنی کمپنی میں ایک شاگرد رکھیں" },
            action: "Volunteer",
          },
        ],
      },
    ],
  },
});
