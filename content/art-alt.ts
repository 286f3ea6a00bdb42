import type { TwoTexts } from "./local-text.ts";
import { heroAlt } from "./slide-art.ts";

/**
 * What is on each illustration that pages show: its alternative text, once (SAMPLE-05). The menu and pages that browsers
 * load repeat their line instead of importing all of them; `art-alt.test.ts` and the crawl compare it.
 */
export const artAlt = {
  ...heroAlt,
  "/art/adult-literacy.svg": {
    en: "Women and men read by lamplight around a table while a teacher explains",
    ur: "لالٹین کی روشنی میں عورتیں اور مرد میز کے گرد پڑھ رہے ہیں، استاد سمجھا رہے ہیں",
  },
  "/art/blood-drive.svg": {
    en: "A donor lies on a couch under a striped awning, a nurse beside him, tea on the table",
    ur: "دھاری دار سائبان کے نیچے ایک آدمی لیٹا خون دے رہا ہے، ساتھ نرس ہے اور میز پر چائے",
  },
  "/art/child-protection.svg": {
    en: "A woman leads a child by the hand through a lit gateway hung with lamps",
    ur: "ایک عورت بچے کا ہاتھ تھامے چراغوں سے سجے روشن دروازے سے گزر رہی ہے",
  },
  "/art/classroom.svg": {
    en: "A teacher stands at a board under a neem, her pupils in three rows on the ground",
    ur: "نیم کے نیچے استانی تختے کے پاس کھڑی ہیں، بچے زمین پر تین قطاروں میں بیٹھے ہیں",
  },
  "/art/clean-water-projects.svg": {
    en: "Women and children fill pots at the taps of a village water tank",
    ur: "عورتیں اور بچے گاؤں کی ٹینکی کے نلکوں سے گھڑے بھر رہے ہیں",
  },
  "/art/clinic-van.svg": {
    en: "A clinic van beside a canal: a doctor examines a woman on a bench, others come over the footbridge",
    ur: "نہر کے کنارے کلینک وین: ڈاکٹر بینچ پر بیٹھی ایک عورت کا معائنہ کر رہے ہیں، اور لوگ پل سے آ رہے ہیں",
  },
  "/art/clinic.svg": {
    en: "Patients wait on the veranda of a village clinic, the doctor come out to meet them",
    ur: "گاؤں کے کلینک کے برآمدے میں مریض بیٹھے ہیں، ڈاکٹر ان سے ملنے باہر آئے ہیں",
  },
  "/art/cutting-table.svg": {
    en: "A cutter bends over cloth in a workshop while a mother holds a school uniform against her child",
    ur: "ورکشاپ میں کاریگر کپڑے پر جھکا ہے، ایک ماں بچے کے ساتھ اسکول کا یونیفارم لگا کر ناپ رہی ہے",
  },
  "/art/decision.svg": {
    en: "A woman and a man sit at a table under a lamp, an open file between them",
    ur: "ایک عورت اور ایک مرد لیمپ کے نیچے میز پر بیٹھے ہیں، بیچ میں کھلی فائل رکھی ہے",
  },
  "/art/education-for-every-child.svg": {
    en: "A mother walks two children across a mustard field to a white school with arches",
    ur: "ایک ماں دو بچوں کو سرسوں کے کھیت سے گزار کر محرابوں والے سفید اسکول لے جا رہی ہے",
  },
  "/art/emergency-relief.svg": {
    en: "Volunteers unload sacks from a painted truck beside a row of tents",
    ur: "رضاکار خیموں کی قطار کے پاس رنگین ٹرک سے بوریاں اتار رہے ہیں",
  },
  "/art/eye-camp.svg": {
    en: "An old man covers one eye before a chart of rings, an optician tries glasses on a woman",
    ur: "ایک بزرگ دائروں والے چارٹ کے سامنے ایک آنکھ ڈھانپے بیٹھے ہیں، ایک عورت کو عینک لگا کر دیکھی جا رہی ہے",
  },
  "/art/first-call.svg": {
    en: "A woman at a desk listens on the telephone over an open book while a colleague points at a map of the city",
    ur: "ایک عورت میز پر کھلے رجسٹر کے ساتھ فون سن رہی ہے، ساتھی شہر کے نقشے پر اشارہ کر رہا ہے",
  },
  "/art/first-name.svg": {
    en: "Two women on school benches with wooden slates in the evening, the teacher writes on the blackboard",
    ur: "شام کے وقت دو عورتیں تختیاں لیے اسکول کے بینچوں پر بیٹھی ہیں، استانی تختۂ سیاہ پر لکھ رہی ہیں",
  },
  "/art/hand-pump.svg": {
    en: "A woman fills a pot in a village lane while a girl works the hand pump",
    ur: "گاؤں کی گلی میں ایک بچی ہینڈ پمپ چلا رہی ہے اور ایک عورت گھڑا بھر رہی ہے",
  },
  "/art/healthcare-access.svg": {
    en: "Families wait in the shade while a doctor sees patients beside a clinic van",
    ur: "خاندان سائے میں بیٹھے ہیں، کلینک وین کے پاس ڈاکٹر مریض دیکھ رہے ہیں",
  },
  "/art/home-visit.svg": {
    en: "Two visitors sit on a charpoy in a courtyard, the mother of the house opposite them",
    ur: "صحن میں ملنے والے دو لوگ چارپائی پر بیٹھے ہیں، سامنے گھر کی ماں ہے",
  },
  "/art/internship.svg": {
    en: "A young woman works at a laptop below a bar chart, an older colleague holds a printed sheet beside her",
    ur: "ایک لڑکی گراف کے نیچے لیپ ٹاپ پر کام کر رہی ہے، پاس ایک سینیئر ساتھی چھپا ہوا کاغذ لیے کھڑی ہے",
  },
  "/art/kitchen.svg": {
    en: "A cook stirs a great pot on a brick hearth while a woman shapes bread on the floor",
    ur: "باورچی اینٹوں کے چولہے پر بڑی دیگ میں چمچ چلا رہا ہے، ایک عورت زمین پر بیٹھی روٹیاں بنا رہی ہے",
  },
  "/art/long-walk.svg": {
    en: "A mother and two girls carry water pots along a path over a dry plain",
    ur: "ایک ماں اور دو بچیاں سوکھے میدان کی پگڈنڈی پر پانی کے گھڑے اٹھائے جا رہی ہیں",
  },
  "/art/membership.svg": {
    en: "Members on the floor of a courtyard raise their hands, two people stand at a table with papers",
    ur: "صحن میں فرش پر بیٹھے ممبر ہاتھ اٹھا رہے ہیں، دو لوگ میز پر کاغذ لیے کھڑے ہیں",
  },
  "/art/neighbours.svg": {
    en: "A woman hands a covered dish to her neighbour in a lane of the old city, two men drink tea on a charpoy",
    ur: "پرانے شہر کی گلی میں ایک عورت پڑوسن کو ڈھکا ہوا برتن دے رہی ہے، دو آدمی چارپائی پر چائے پی رہے ہیں",
  },
  "/art/orphan-home.svg": {
    en: "Children play cricket and swing in the court of a lamplit house at dusk",
    ur: "شام کے وقت روشن گھر کے صحن میں بچے کرکٹ کھیل رہے ہیں اور جھولا جھول رہے ہیں",
  },
  "/art/orphan-support.svg": {
    en: "A house mother reads to children on the floor of a lamplit room",
    ur: "روشن کمرے میں فرش پر بیٹھے بچوں کو گھر کی اماں کہانی پڑھ کر سنا رہی ہیں",
  },
  "/art/portrait-electrician.svg": {
    en: "An electrician in a yellow helmet, a coil of wire in his hand",
    ur: "پیلا ہیلمٹ پہنے الیکٹریشن، ہاتھ میں تار کا لچھا",
  },
  "/art/portrait-accountant.svg": {
    en: "A young accountant before a shelf of files, a printed sheet in front of him",
    ur: "فائلوں کی الماری کے سامنے ایک نوجوان اکاؤنٹنٹ، آگے چھپا ہوا کاغذ رکھا ہے",
  },
  "/art/portrait-farmer.svg": {
    en: "A farmer in a turban, wheat behind him",
    ur: "پگڑی باندھے ایک کسان، پیچھے گندم",
  },
  "/art/portrait-head-teacher.svg": {
    en: "A white-bearded head teacher before a blackboard, an open book in front of him",
    ur: "سفید داڑھی والے ہیڈ ماسٹر تختۂ سیاہ کے سامنے، آگے کتاب کھلی ہے",
  },
  "/art/portrait-intern.svg": {
    en: "A young man with a bag over his shoulder",
    ur: "ایک نوجوان، کندھے پر بیگ",
  },
  "/art/portrait-kiln-worker.svg": {
    en: "A kiln worker in a turban and shawl, the chimney of the kiln behind him",
    ur: "پگڑی اور چادر میں بھٹے کا مزدور، پیچھے بھٹے کی چمنی",
  },
  "/art/portrait-learner.svg": { en: "An old woman with a book", ur: "کتاب لیے ایک بوڑھی خاتون" },
  "/art/portrait-mother.svg": {
    en: "A mother in a grey-blue dupatta, leaves on both sides",
    ur: "نیلے سرمئی دوپٹے میں ایک ماں، دونوں طرف پتے",
  },
  "/art/portrait-shopkeeper.svg": {
    en: "A shopkeeper in a cap and waistcoat before jars on shelves",
    ur: "ٹوپی اور واسکٹ پہنے دکاندار، پیچھے شیلفوں پر مرتبان",
  },
  "/art/portrait-nurse.svg": {
    en: "A nurse in a grey-blue headscarf with a stethoscope and a chart, drawn from the side",
    ur: "نیلا سرمئی اسکارف پہنے نرس، اسٹیتھوسکوپ اور چارٹ کے ساتھ، ایک طرف سے",
  },
  "/art/portrait-student.svg": {
    en: "A young woman reading in an open book",
    ur: "کھلی کتاب پڑھتی ہوئی ایک لڑکی",
  },
  "/art/portrait-tailor.svg": {
    en: "A tailor with a tape measure round her neck and scissors in her hand",
    ur: "گلے میں فیتہ ڈالے اور ہاتھ میں قینچی لیے ایک درزن",
  },
  "/art/portrait-teacher.svg": {
    en: "A teacher before the board, chalk in her hand",
    ur: "تختے کے سامنے ایک استانی، ہاتھ میں چاک",
  },
  "/art/portrait-water-keeper.svg": {
    en: "The keeper of a village's water, drawn from the side in an arched niche",
    ur: "محرابی طاق میں گاؤں کے پانی کا رکھوالا، ایک طرف سے",
  },
  "/art/quilt-cart.svg": {
    en: "Volunteers stack folded quilts on a donkey cart beside the river at dusk, before the lit store",
    ur: "شام کو دریا کنارے رضاکار روشن گودام کے سامنے گدھا گاڑی پر تہہ کی ہوئی رضائیاں رکھ رہے ہیں",
  },
  "/art/quilt-night.svg": {
    en: "Volunteers tag bales of quilts under lamps in a store room, one carries a pile to the gate",
    ur: "گودام میں لیمپوں کی روشنی میں رضاکار رضائیوں کی گانٹھوں پر پرچیاں لگا رہے ہیں، ایک ڈھیر اٹھائے دروازے کو جا رہا ہے",
  },
  "/art/quilts.svg": {
    en: "Quilts on the line in the morning fog, one laid round an old man's shoulders",
    ur: "صبح کی دھند میں رسی پر لٹکی رضائیاں، ایک رضائی ایک بزرگ کے کندھوں پر ڈالی گئی ہے",
  },
  "/art/rented-room.svg": {
    en: "A man carries a sack out of a small room, a woman writes at the desk under a long list on the wall",
    ur: "چھوٹے کمرے سے ایک آدمی بوری اٹھائے نکل رہا ہے، دیوار پر لمبی فہرست ہے اور نیچے میز پر ایک عورت لکھ رہی ہے",
  },
  "/art/second-visit.svg": {
    en: "Two visitors before a house: a girl leaves for school, her mother holds an empty strip of tablets",
    ur: "گھر کے سامنے دو ملنے والے: بچی اسکول جا رہی ہے، ماں کے ہاتھ میں گولیوں کا خالی پتا ہے",
  },
  "/art/service-blood-donation.svg": {
    en: "A donor holds out an arm in a chair, a nurse beside it, juice and dates ready for afterwards",
    ur: "کرسی پر بیٹھا ایک شخص خون دینے کے لیے بازو آگے بڑھائے ہوئے ہے، ساتھ نرس ہے، بعد کے لیے جوس اور کھجوریں رکھی ہیں",
  },
  "/art/service-cloth-distribution.svg": {
    en: "Volunteers hand out clothes from a rail and folded piles to a father and his child",
    ur: "رضاکار لٹکے ہوئے اور تہہ کیے ہوئے کپڑے ایک باپ اور اس کے بچے کو دے رہے ہیں",
  },
  "/art/service-education.svg": {
    en: "A girl reads in a window seat, the domes of the city behind her books",
    ur: "ایک بچی کھڑکی میں بیٹھی پڑھ رہی ہے، کتابوں کے پیچھے شہر کے گنبد ہیں",
  },
  "/art/service-employment.svg": {
    en: "The key to a rickshaw is handed to its driver in the street before a workshop",
    ur: "ورکشاپ کے سامنے سڑک پر رکشے کی چابی ڈرائیور کو دی جا رہی ہے",
  },
  "/art/service-food-program.svg": {
    en: "People sit together for a meal in a long arcade while a volunteer carries the pot",
    ur: "لمبے برآمدے میں لوگ مل کر کھانا کھا رہے ہیں، ایک رضاکار دیگچی لیے آ رہا ہے",
  },
  "/art/service-health.svg": {
    en: "A doctor takes an old woman's blood pressure while her grandson holds her stick",
    ur: "ڈاکٹر ایک بوڑھی خاتون کا بلڈ پریشر دیکھ رہے ہیں، پوتے نے دادی کی لاٹھی پکڑ رکھی ہے",
  },
  "/art/service-marriage.svg": {
    en: "A couple under marigolds on the evening of mehndi, two aunts with trays of lamps",
    ur: "مہندی کی شام گیندے کے پھولوں کے نیچے دولہا دلہن، ساتھ دو خالائیں دیوں کی تھالیاں لیے",
  },
  "/art/service-sadaqa-jaria.svg": {
    en: "A well under an old tree, and a sapling set by a grandfather and a child",
    ur: "پرانے درخت کے نیچے ایک کنواں، پاس دادا اور بچہ ایک پودا لگا رہے ہیں",
  },
  "/art/sewing-workshop.svg": {
    en: "Two women at sewing machines by the windows while the instructor shows a seam",
    ur: "کھڑکیوں کے پاس دو عورتیں سلائی مشینوں پر بیٹھی ہیں، استانی سلائی سکھا رہی ہیں",
  },
  "/art/skill-development.svg": {
    en: "Apprentices at workbenches fit a motor and a solar panel",
    ur: "شاگرد کام کی میزوں پر موٹر اور سولر پینل لگانا سیکھ رہے ہیں",
  },
  "/art/women-empowerment.svg": {
    en: "A shopkeeper hands cloth over the counter of her stall under a striped awning",
    ur: "دھاری دار سائبان کے نیچے دکاندار خاتون اپنے اسٹال پر کپڑا دے رہی ہیں",
  },
} as const satisfies Readonly<Record<string, TwoTexts>>;

/** The path of an illustration that pages show. */
export type Art = keyof typeof artAlt;

/** An illustration with its alternative text, for a `picture`. */
export const artPicture = (src: Art) => ({ src, alt: artAlt[src] });

/** The same for content whose fields are `image` and `alt`. */
export const artImage = (image: Art) => ({ image, alt: artAlt[image] });
