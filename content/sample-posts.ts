/*
 * Sample posts. They name roles and places, not persons; staff replace them in the dashboard. Newest first,
 * as pages show them.
 */

import type { Art } from "./art-alt.ts";
import { sampleFacts } from "./sample-facts.ts";
import { type UrduPost, urduPosts } from "./sample-posts-urdu.ts";

export const sampleCategories = [
  { name: "Education", name_ur: "تعلیم", color: "#1D5B8F" },
  { name: "Health", name_ur: "صحت", color: "#0F766E" },
  { name: "Clean Water", name_ur: "صاف پانی", color: "#23708A" },
  { name: "Food", name_ur: "خوراک", color: "#9A5B13" },
  { name: "Blood Donation", name_ur: "خون کا عطیہ", color: "#9F1D35" },
  { name: "Livelihoods", name_ur: "روزگار", color: "#6D4A8C" },
  { name: "Volunteers", name_ur: "رضاکار", color: "#44652A" },
];

type SamplePost = {
  /** Empty, as excerpt and content are, where it is told in Urdu alone. */
  title: string;
  excerpt: string;
  category: string;
  daysAgo: number;
  /** Minutes. */
  read_time: number;
  image: Art;
  content: string;
  urdu: UrduPost;
};

export const samplePosts: SamplePost[] = [
  {
    title: "Two thousand quilts before the fog",
    excerpt:
      "How two thousand quilts leave a store room in Lahore in nine days, and how we decide which families along the Ravi get them first.",
    category: "Volunteers",
    daysAgo: 3,
    read_time: 5,
    image: "/art/quilt-cart.svg",
    urdu: urduPosts.quilts,
    content: `The first cold night in Lahore comes without warning. One evening the tea stalls pull their benches inside, and the next morning there is fog over the river settlements.

So we start early. We buy cotton in August, when it is cheap, and the women's workshop in Kasur sews through September. By the last week of November the quilts are in the store room, in bales of twenty. On quilt night volunteers tag each bale with the name of a lane, never of a family.

## Who comes first

Volunteers go from door to door, two to a lane, and ask three questions:

- Is there a child under five, or someone over sixty?
- How many people sleep under one quilt tonight?
- Is the roof whole?

The answers give each family a number of points, and the points decide the order. Nobody has to plead, and we take no photographs when we hand over a quilt.

> "You did not ask me to prove that I am poor," said a grandmother in Shahdara. "You asked me how many we are."

## What a quilt costs

A double quilt with four kilograms of cotton costs us **PKR 2,350** sewn, tagged and delivered to the door. Donkey carts take them the last mile, because the lanes are too narrow for a lorry.

## How you can help this week

We need forty pairs of hands for quilt night at the store room on Ravi Road. There will be hot tea. The day and the hour are on our events page. If you know one of the lanes, write to us and say which.`,
  },
  {
    title: "The pump that ended a two-kilometre walk",
    excerpt:
      "In a village outside Bahawalpur girls used to miss the first lesson because they were fetching water. The hand pump cost less than a motorcycle. Keeping it in repair is the harder part.",
    category: "Clean Water",
    daysAgo: 12,
    read_time: 6,
    image: "/art/hand-pump.svg",
    urdu: urduPosts.pump,
    content: `Before the pump was built, the girls of the village walked forty minutes to the canal and forty minutes back, twice a day.

The drilling took three days. The drillers found sweet water at 180 feet. The laboratory in Multan tested it and found no coliform bacteria and less than 10 micrograms of arsenic a litre.

## Keeping it in repair

When we began to count, one in three hand pumps in the district was broken. So before a pump is used for the first time, three things are in place:

1. Two women from the village have learned to change the washer and the rod, and have a spanner.
2. A box of spare leather washers hangs at the school.
3. Each house pays twenty rupees a month into the village's own fund for repairs and the keepers' wage.

In the fourteen months since then the pump has broken down twice. The two women repaired it within a day.

## What changed

The head teacher has shown us the attendance book. In the term before the pump, the girls of class four missed the first lesson on 41 days. In the term after it, they missed it on 6.`,
  },
  {
    title: `A classroom under the ${sampleFacts.schoolTree} tree grows walls`,
    excerpt:
      "Four years ago eleven children sat here on a plastic sheet. Now there are two rooms and a boundary wall.",
    category: "Education",
    daysAgo: 21,
    read_time: 4,
    image: "/art/classroom.svg",
    urdu: urduPosts.classroom,
    content: `There is no sign on the lane that leads to the school. At a quarter to eight it is full of blue shirts and white dupattas.

The teacher began here with a plastic sheet, a borrowed blackboard and eleven children of brick-kiln workers. When it rained there was no lesson. When a lorry passed nobody could hear her.

## What the walls cost

Two rooms, a verandah, a hand pump, two toilets and a boundary wall came to **PKR 1,480,000**. Forty-one parents built the wall themselves, taking turns on Fridays.

## What the walls do not do

A building does not keep a child in school during the harvest. For that we have a smaller budget: exam fees, shoes, and a visit to the father by somebody he respects.

Nine of the first eleven children have taken the class five examination, and all nine passed.`,
  },
  {
    title: "",
    excerpt: "",
    category: "Education",
    daysAgo: 30,
    read_time: 3,
    image: "/art/first-name.svg",
    urdu: urduPosts.firstName,
    content: "",
  },
  {
    title: "One pint, three strangers",
    excerpt:
      "A Sunday at a college blood drive in Lahore: who can give, who should wait, and what happens to a bag of blood over the next thirty-five days.",
    category: "Blood Donation",
    daysAgo: 38,
    read_time: 5,
    image: "/art/service-blood-donation.svg",
    urdu: urduPosts.pint,
    content: `By ten o'clock sixty people are queuing in the college hall, and a nurse is sending the third of them home.

"You slept four hours," she tells him. "Come back when you have slept eight."

## Who may give

You can give blood if you are between 18 and 60, weigh at least 50 kilograms, feel well, and have not given in the last three months (women: four). Giving blood takes about fifteen minutes. Plan some more time for the tea afterwards.

## Where it goes

The blood bank separates each pint into red cells, plasma and platelets. Red cells keep for 35 days, platelets for five. So the thalassaemia ward's calendar decides when we hold a drive.

## If your group is rare

Hospitals ask us for O negative most often, and few people have it. If you do, please register. We call you only when it is needed.`,
  },
  {
    title: "The kitchen that cooks before it counts",
    excerpt:
      "Six cauldrons and a thousand plates, and nobody has to show a card. A day in the food programme, from the first pot of dal to the last plate.",
    category: "Food",
    daysAgo: 47,
    read_time: 4,
    image: "/art/kitchen.svg",
    urdu: urduPosts.kitchen,
    content: `At four in the morning only the cooks are awake in the lane behind the shrine. The dal has soaked overnight, and six people are cutting onions.

## The rule

Everybody who sits down is served. Nobody asks for a card or a name, and nobody takes photographs. People who can pay put what they like into a box by the door. On most days it covers the salt and the gas.

## The arithmetic

| What | For 1,000 plates |
| --- | --- |
| Lentils | 95 kg |
| Flour | 180 kg |
| Gas | 3 cylinders |
| Hands | 14 |

A plate costs **PKR 84**. Ninety paisa of every rupee pay for the food; the rest pays for bringing it to the plate.`,
  },
  {
    title: `A clinic on four wheels, every second ${sampleFacts.clinicDay}`,
    excerpt:
      "Patients queue for the clinic van before sunrise. A morning beside its doctor, its nurse and its dispenser.",
    category: "Health",
    daysAgo: 60,
    read_time: 5,
    image: "/art/clinic-van.svg",
    urdu: urduPosts.van,
    content: `The road ends at the canal, so the van stops there, and the patients walk the last stretch.

The register for one morning lists nineteen cases of anaemia, eleven of scabies, seven check-ups for mothers, four children for vaccines, two referrals and one broken arm.

## Whole courses only

Patients always get the whole course of their medicine, never a strip "to begin with". Half a course of antibiotics can do more harm than good. The medicine is free.

## The nurse's list

The nurse keeps a list of the women who are due each month, with the phone number of a neighbour who owns a motorcycle. Last year she used it eleven times at night.`,
  },
  {
    title: "Twelve machines and an order book",
    excerpt:
      "The sewing workshop in Kasur stopped handing out certificates and began to take orders. What its books say after the first year.",
    category: "Livelihoods",
    daysAgo: 75,
    read_time: 4,
    image: "/art/sewing-workshop.svg",
    urdu: urduPosts.machines,
    content: `For three years we handed out certificates. Then a graduate told us that she had framed hers and still had no work.

So we began to take orders. The workshop now has twelve machines, a cutting table and a supervisor who used to run a factory line. It sews school uniforms in spring and quilts in autumn.

## The books of the first year

- ${sampleFacts.womenTrained} women trained, 74 of them on piece rates by the end
- PKR 3.1 million paid out in wages
- 9,400 uniforms, 63 of them sent back and sewn again

## What we got wrong

We opened at nine, but the women could only come at ten, after they had taken their children to school. It took us two months to ask them.`,
  },
  {
    title: "A home is a timetable",
    excerpt:
      "The house mothers of our children's home in Lahore talk about breakfast, homework and a fixed bedtime.",
    category: "Volunteers",
    daysAgo: 92,
    read_time: 4,
    image: "/art/orphan-home.svg",
    urdu: urduPosts.timetable,
    content: `Ask the house mothers what the children need most, and they answer: a regular day.

## From seven to bedtime

Breakfast is at seven and school at eight. After lunch come a nap, homework, cricket, prayers and supper, and then a story.

## Brothers and sisters stay together

We do not separate brothers and sisters. When four came together last spring, we moved two beds and wrote a new rota for the washing-up.

## How volunteers help

Please come only if you can come every week. A child who expects you on Thursday should see you on Thursday.`,
  },
];
