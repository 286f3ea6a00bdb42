const long = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
});

/** "Saturday, November 21, 2026" of a calendar day (YYYY-MM-DD). */
export const longDay = (day: string) => long.format(new Date(`${day}T00:00:00Z`));

/** Where a place is searched on a map; nothing is asked there before a press. */
export const mapAddress = (location: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`;
