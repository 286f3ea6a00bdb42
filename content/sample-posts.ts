/*
 * Sample posts. They name roles and places, not persons; staff replace them in the dashboard. Newest first,
 * as pages show them.
 */

import { artAlt } from "./art-alt.ts";
import { sampleFacts } from "./sample-facts.ts";

export const sampleCategories = [
  { name: "Education", color: "#1D5B8F" },
  { name: "Health", color: "#0F766E" },
  { name: "Clean Water", color: "#23708A" },
  { name: "Food", color: "#9A5B13" },
  { name: "Blood Donation", color: "#9F1D35" },
  { name: "Livelihoods", color: "#6D4A8C" },
  { name: "Volunteers", color: "#44652A" },
];

type SamplePost = {
  title: string;
  excerpt: string;
  category: string;
  daysAgo: number;
  /** Minutes. */
  read_time: number;
  image: string;
  imageAlt: string;
  content: string;
};

export const samplePosts: SamplePost[] = [
  {
    title: "Two thousand quilts before the fog",
    excerpt:
      "Winter reaches the settlements along the Ravi before the newspapers notice. How a store room in Lahore empties in nine days, and who decides which door is knocked on first.",
    category: "Volunteers",
    daysAgo: 3,
    read_time: 5,
    image: "/art/quilt-cart.svg",
    imageAlt: artAlt["/art/quilt-cart.svg"],
    content: `The first cold night in Lahore is never announced. One evening the tea stalls pull their benches inside, and by morning the river settlements are under fog.

We have learned to be early. The quilts are ordered in August, when cotton is cheap, and sewn by the women's workshop in Kasur through September. By the last week of November they stand in the store room in bales of twenty, each bale tagged with a lane and not with a name.

## Who is first

The list is made by walking. Two volunteers take a lane each and ask three questions at every door:

- Is there a child under five, or someone over sixty?
- How many people sleep under one quilt tonight?
- Is the roof whole?

The answers become a number, and the number decides the order. Nobody has to plead, and nobody is photographed receiving.

> "You did not ask me to prove that I am poor," said a grandmother in Shahdara. "You asked me how many we are."

## What a quilt costs

A double quilt with four kilograms of cotton costs us **PKR 2,350** sewn, tagged and carried to the door. The last mile is a donkey cart: no lorry fits between those walls.

## How you can help this week

We need forty pairs of hands for quilt night at the store room on Ravi Road, warm tea provided. Day and hour are on our events page. Write to us and say which lane you know.`,
  },
  {
    title: "The pump that ended a two-kilometre walk",
    excerpt:
      "In a village outside Bahawalpur, girls used to miss the first lesson because of water. The hand pump cost less than a motorcycle. Keeping it working is the real work.",
    category: "Clean Water",
    daysAgo: 12,
    read_time: 6,
    image: "/art/hand-pump.svg",
    imageAlt: artAlt["/art/hand-pump.svg"],
    content: `Water that is far away is paid for in hours, and the hours are paid by girls. Before the pump, the walk from the village to the canal took forty minutes each way, twice a day.

The drilling took three days. Sweet water stood at 180 feet, and the laboratory in Multan found it clean: arsenic below 10 micrograms a litre, no coliform.

## A pump is a promise

Pumps are easy to photograph and easy to forget. One in three hand pumps in the district stood broken when we began to count. So we do three things before the first stroke:

1. Two women of the village are trained to change the washer and the rod, and keep the spanner.
2. A box with spare leather washers hangs at the school.
3. The village pays twenty rupees a house each month into its own repair fund.

Fourteen months later the pump has been mended twice, both times within a day, and not by us.

## What changed

The head teacher keeps the attendance book. In the term before the pump, girls of class four missed the first lesson on 41 days. In the term after: 6.`,
  },
  {
    title: `A classroom under the ${sampleFacts.schoolTree} tree grows walls`,
    excerpt:
      "It began as eleven children on a plastic sheet. Four years on there are two rooms, a boundary wall and a teacher who never has to shout over the road.",
    category: "Education",
    daysAgo: 21,
    read_time: 4,
    image: "/art/classroom.svg",
    imageAlt: artAlt["/art/classroom.svg"],
    content: `There is no sign on the lane that leads to the school, and none is needed. At a quarter to eight it fills with blue shirts and white dupattas.

The teacher began here with a plastic sheet, a borrowed blackboard and eleven children of brick-kiln workers. When it rained there was no lesson. When a lorry passed there was no lesson either.

## What the walls cost

Two rooms, a verandah, a hand pump, two toilets and a boundary wall came to **PKR 1,480,000**. Parents gave the labour for the wall: forty-one of them, in turns, on Fridays.

## What the walls do not do

Walls do not keep a child in school in the month of the harvest. For that there is a smaller budget line, which nobody ever asks to have their name on: exam fees, shoes, and a visit to the father by somebody he respects.

Of the first eleven, nine have sat the class five examination. All nine passed.`,
  },
  {
    title: "امید کا پہلا سبق",
    excerpt: "قصور کے ایک گاؤں میں شام کی کلاس: مائیں جو پہلی بار اپنا نام لکھنا سیکھ رہی ہیں۔",
    category: "Education",
    daysAgo: 30,
    read_time: 3,
    image: "/art/first-name.svg",
    imageAlt: artAlt["/art/first-name.svg"],
    content: `شام کی اذان کے بعد گاؤں کے سکول کا ایک کمرہ پھر سے روشن ہو جاتا ہے۔ بینچوں پر اب بچے نہیں، ان کی مائیں بیٹھتی ہیں۔

## پہلا لفظ

پہلا سبق ہمیشہ ایک ہی ہوتا ہے: اپنا نام۔ استانی تختی پر نام لکھتی ہیں، اور ہر عورت اسے دس بار نقل کرتی ہے۔

> ”بینک والے کہتے تھے انگوٹھا لگاؤ۔ اب میں دستخط کرتی ہوں۔“

## حساب کتاب

دوسرے مہینے میں گنتی اور بازار کا حساب آتا ہے:

- آٹے کی بوری کی قیمت
- دودھ کا ماہانہ بل
- بچوں کی فیس

چھ مہینے بعد اٹھائیس میں سے چوبیس خواتین اخبار کی سرخی پڑھ سکتی تھیں۔`,
  },
  {
    title: "One pint, three strangers",
    excerpt:
      "A Sunday blood drive at a college in Lahore: who is asked to come, who is asked to wait, and what happens to a bag of blood in the next thirty-five days.",
    category: "Blood Donation",
    daysAgo: 38,
    read_time: 5,
    image: "/art/service-blood-donation.svg",
    imageAlt: artAlt["/art/service-blood-donation.svg"],
    content: `The hall smells of chalk and rose water. By ten o'clock there are sixty people in the queue, and a nurse is sending the third of them home.

"You slept four hours," she tells him. "Come back when you have slept eight."

## Who may give

You may give blood if you are between 18 and 60, weigh at least 50 kilograms, feel well, and have not given in the last three months (women: four). The needle takes about fifteen minutes; the tea afterwards takes longer.

## Where it goes

One pint is divided into three: red cells, plasma and platelets. Red cells keep for 35 days, platelets for five. That is why a drive is planned backwards, from the thalassaemia ward's calendar to the college's.

## If your group is rare

O negative is asked for most and given least. If it is yours, register once and we call you only when it is needed.`,
  },
  {
    title: "The kitchen that cooks before it counts",
    excerpt:
      "Six cauldrons, one thousand plates, and a rule: nobody is asked for a card. A day in the food programme from the dal at dawn to the last plate.",
    category: "Food",
    daysAgo: 47,
    read_time: 4,
    image: "/art/kitchen.svg",
    imageAlt: artAlt["/art/kitchen.svg"],
    content: `At four in the morning the lane behind the shrine belongs to the cooks. The dal has soaked all night; the onions are the only thing that makes anyone cry.

## The rule

Whoever sits down is served. There is no card, no queue for names, no photograph. People who can pay leave what they like in a box by the door, and on most days the box pays for the salt and the gas.

## The arithmetic

| What | For 1,000 plates |
| --- | --- |
| Lentils | 95 kg |
| Flour | 180 kg |
| Gas | 3 cylinders |
| Hands | 14 |

A plate comes to **PKR 84**. Ninety paisa of every food rupee ends on the plate; the rest carries it there.`,
  },
  {
    title: `A clinic on four wheels, every second ${sampleFacts.clinicDay}`,
    excerpt:
      "The van has a doctor, a midwife, a refrigerator and a queue that forms before sunrise. What it treats most is what nobody calls an illness.",
    category: "Health",
    daysAgo: 60,
    read_time: 5,
    image: "/art/clinic-van.svg",
    imageAlt: artAlt["/art/clinic-van.svg"],
    content: `The road ends at the canal, so the van stops at the canal, and the patients come the last stretch on foot.

In the book for one morning: nineteen cases of anaemia, eleven of scabies, seven mothers for check-ups, four children for vaccines, two referrals, one broken arm.

## Medicine that is finished

We hand out whole courses of medicine, never a strip "to begin with". A half course is a new illness. Every dose given on that van is covered, and none is sold.

## The midwife's list

She keeps a list of her own: women who are due, by month, with the phone number of whoever in the house owns a motorcycle. Last year it was used eleven times at night.`,
  },
  {
    title: "Twelve machines and an order book",
    excerpt:
      "The sewing workshop in Kasur stopped giving certificates and started selling. Why a certificate was never the point, and what the first year's ledger says.",
    category: "Livelihoods",
    daysAgo: 75,
    read_time: 4,
    image: "/art/sewing-workshop.svg",
    imageAlt: artAlt["/art/sewing-workshop.svg"],
    content: `For three years we gave certificates. Then a graduate told us kindly that she had framed hers and still had no work.

So the workshop became a workshop. Twelve machines, a cutting table, a supervisor who used to run a factory line, and an order book: school uniforms in spring, quilts in autumn.

## The ledger of the first year

- ${sampleFacts.womenTrained} women trained, 74 of them on piece rates by the end
- PKR 3.1 million paid out in wages
- 9,400 uniforms, 63 of them sent back and sewn again

## What we got wrong

We opened at nine. The women could come at ten, after the school run. It took us two months to ask.`,
  },
  {
    title: "A home is a timetable",
    excerpt:
      "Children who have lost both parents need more than a roof. The house mothers of our Lahore home on breakfast, homework and the same bedtime every night.",
    category: "Volunteers",
    daysAgo: 92,
    read_time: 4,
    image: "/art/orphan-home.svg",
    imageAlt: artAlt["/art/orphan-home.svg"],
    content: `Ask the house mothers what the children need and they do not say love first. They say: the same breakfast at the same time.

## Seven to seven

Breakfast at seven. School at eight. Lunch, sleep, homework, cricket until the ball is lost, prayers, supper, and a story. Nothing in it is remarkable, and that is the whole of it.

## Brothers stay together

We do not part brothers and sisters. When four came together last spring, two beds were moved and a wall was painted, and the rota for the washing-up was written anew.

## How volunteers help

Come every week or not at all. A child who waits for you on Thursday must see you on Thursday.`,
  },
];
