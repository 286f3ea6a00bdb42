/* Sample pictures of the gallery, oldest first. */

export const sampleGalleryItems = [
  {
    title: "Breakfast before the first lesson",
    section: "Food",
    image: "/art/kitchen.svg",
    alt: "A cook stirs a large cauldron of dal while bread is stacked behind",
    daysAgo: 120,
  },
  {
    title: "The new classroom in Shahdara",
    section: "Education",
    image: "/art/classroom.svg",
    alt: "Children sit in rows before a blackboard while a teacher writes the Urdu alphabet",
    daysAgo: 96,
  },
  {
    title: "Camp day in Township",
    section: "Health",
    image: "/art/clinic.svg",
    alt: "A mobile clinic van parked under a tree, families waiting on a charpoy",
    daysAgo: 75,
  },
  {
    title: "First water in Mithi",
    section: "Clean Water",
    image: "/art/hand-pump.svg",
    alt: "A girl in a school uniform fills a clay pot at a village hand pump",
    daysAgo: 58,
  },
  {
    title: "A house full of homework",
    section: "Orphan Support",
    image: "/art/orphan-home.svg",
    alt: "A courtyard house at evening with children at homework on the steps",
    daysAgo: 44,
  },
  {
    title: "The first uniforms of the workshop",
    section: "Livelihoods",
    image: "/art/sewing-workshop.svg",
    alt: "Women around a long table in a workshop, sewing machines in front of a sunlit arch",
    daysAgo: 33,
  },
  {
    title: "Fifteen minutes on Canal Road",
    section: "Health",
    image: "/art/blood-drive.svg",
    alt: "Donors rest on cots in a hall while a nurse checks a blood bag",
    daysAgo: 21,
  },
  {
    title: "Quilts on their last mile",
    section: "Relief",
    image: "/art/quilts.svg",
    alt: "Volunteers stack folded quilts on a cart beside the river at dusk",
    daysAgo: 9,
  },
];
