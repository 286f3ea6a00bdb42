/*
 * The films of the home page. `film` is the id on the video platform, as in youtube.com/watch?v=<id>. A film
 * without one is not online yet: it links to the channel and says so. The preview picture is ours, so that
 * nothing is loaded from the platform before a click.
 */
export type Film = { id: string; film?: string; title: string; impact: string; image: string };

export const films: readonly Film[] = [
  {
    id: "blood",
    title: "A Sunday in the donors' tent",
    impact: "500+ donors",
    image: "/art/blood-drive.svg",
  },
  {
    id: "workshop",
    title: "Twelve machines and an order book",
    impact: "250 women trained",
    image: "/art/sewing-workshop.svg",
  },
  {
    id: "clinic",
    title: "Where the road ends, the van stops",
    impact: "1,200 patients",
    image: "/art/clinic.svg",
  },
  {
    id: "water",
    title: "The pump that ended a walk",
    impact: "15 communities",
    image: "/art/hand-pump.svg",
  },
  {
    id: "relief",
    title: "Quilts before the fog",
    impact: "800 families",
    image: "/art/quilts.svg",
  },
  {
    id: "care",
    title: "A ward without a bill",
    impact: "2,500+ treatments",
    image: "/art/service-health.svg",
  },
];

export const filmsOpening = {
  title: "Stories of Hope",
  lead: "Six short films from the work. Nothing is asked of YouTube before you choose one.",
  channel: "Join Our YouTube Family",
  /** The link of a film that is not online yet. */
  onChannel: "On our YouTube channel",
} as const;

/** The dialog of 'Watch Our Story'. */
export const story = {
  title: "Our story",
  read: { text: "Read the stories", path: "/blogs" },
} as const;

/** The id of the film for 'Watch Our Story', as above. Without one, the years of content/timeline.ts show. */
export const storyFilm: { film: string | undefined } = { film: undefined };

/** The platform's host that sets no cookie before a film plays. */
export const embedHost = "https://www.youtube-nocookie.com";
