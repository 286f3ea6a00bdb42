/*
 * The films of the front page. `film` is the id of a film on the video platform; those below stand in until the
 * foundation's own are online. The picture before the click is ours, so that nothing is asked of the platform
 * until a visitor wants to see it.
 */

export const films = [
  {
    id: "blood",
    film: "umeed-film1",
    title: "A Sunday in the donors' tent",
    impact: "500+ donors",
    image: "/art/blood-drive.svg",
  },
  {
    id: "workshop",
    film: "umeed-film2",
    title: "Twelve machines and an order book",
    impact: "250 women trained",
    image: "/art/sewing-workshop.svg",
  },
  {
    id: "clinic",
    film: "umeed-film3",
    title: "Where the road ends, the van stops",
    impact: "1,200 patients",
    image: "/art/clinic.svg",
  },
  {
    id: "water",
    film: "umeed-film4",
    title: "The pump that ended a walk",
    impact: "15 communities",
    image: "/art/hand-pump.svg",
  },
  {
    id: "relief",
    film: "umeed-film5",
    title: "Quilts before the fog",
    impact: "800 families",
    image: "/art/quilts.svg",
  },
  {
    id: "care",
    film: "umeed-film6",
    title: "A ward without a bill",
    impact: "2,500+ treatments",
    image: "/art/service-health.svg",
  },
] as const;

export const filmsOpening = {
  title: "Stories of Hope",
  lead: "Six short films from the work. A film comes from YouTube, and only once you start it.",
  channel: "Join Our YouTube Family",
} as const;

/** The film behind 'Watch Our Story'. Until there is one, the visitor is told so and shown where to read on. */
export const storyFilm: { film: string | undefined } = { film: undefined };

export const storyDialog = {
  title: "Our story",
  picture: { src: "/art/hero-lahore-dawn.svg", alt: "Lahore at dawn, domes and minarets over the old city" },
  absent: "Our film is not finished yet.",
  meanwhile: "Until it is, the stories from the work tell it best.",
  read: { text: "Read the stories", path: "/blogs" },
} as const;

/** The platform's host that sets no cookie before a film plays. */
export const embedHost = "https://www.youtube-nocookie.com";
