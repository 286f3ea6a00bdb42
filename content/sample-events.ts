/* Sample events. Days are relative to the installation; a negative number is in the past. */

type SampleEvent = {
  title: string;
  inDays: number;
  /** Karachi time, none for all day. */
  time: string | null;
  location: string;
  description: string;
  image: string;
  imageAlt: string;
};

export const sampleEvents: SampleEvent[] = [
  {
    title: "Back to school: bags and books",
    inDays: -62,
    time: "10:00",
    location: "Community school, Shahdara, Lahore",
    description:
      "Six hundred bags with books, pencils and a water bottle, handed out class by class. The teachers had the lists ready and nobody waited longer than ten minutes.",
    image: "/art/classroom.svg",
    imageAlt: "A teacher stands at a board under a neem, her pupils in three rows on the ground",
  },
  {
    title: "Clean water week",
    inDays: -20,
    time: null,
    location: "Three villages near Mithi, Tharparkar",
    description:
      "A week of digging, testing and teaching: four new hand pumps and a water committee for each, with the spare parts and the telephone number of the mechanic.",
    image: "/art/hand-pump.svg",
    imageAlt: "A woman fills a pot in a village lane while a girl works the hand pump",
  },
  {
    title: "Free eye and sugar camp",
    inDays: 6,
    time: "09:00",
    location: "Union council hall, Township, Lahore",
    description:
      "Two doctors, an optician and a small laboratory. Bring your identity card and your old prescriptions; glasses are given on the same day.",
    image: "/art/clinic.svg",
    imageAlt: "Patients wait on the veranda of a village clinic, the doctor come out to meet them",
  },
  {
    title: "Winter blood drive",
    inDays: 13,
    time: "11:30",
    location: "Main gate, Canal Road, Lahore",
    description:
      "Donating takes about fifteen minutes, tea and dates afterwards. O negative and B negative are wanted most before the wedding season.",
    image: "/art/blood-drive.svg",
    imageAlt: "A donor lies on a couch under a striped awning, a nurse beside him, tea on the table",
  },
  {
    title: "Quilt night: sort, tag, carry",
    inDays: 27,
    time: "16:00",
    location: "Store room, Ravi Road, Lahore",
    description:
      "Forty pairs of hands are needed to tag two thousand quilts by lane and load the carts. Warm tea is provided; wear shoes that may get muddy.",
    image: "/art/quilts.svg",
    imageAlt: "Quilts on the line in the morning fog, one laid round an old man's shoulders",
  },
  {
    title: "Open day of the sewing workshop",
    inDays: 48,
    time: null,
    location: "Women's workshop, Kasur",
    description:
      "See the year's work, order a school uniform, and meet the trainers. Families are welcome all day.",
    image: "/art/sewing-workshop.svg",
    imageAlt: "Two women at sewing machines by the windows while the instructor shows a seam",
  },
];
