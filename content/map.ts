/** The host of the office's map, which pages may frame after a press. */
export const mapHost = "https://www.openstreetmap.org";

/** The map around the office in Gulberg, Lahore, with a mark on it. */
export const mapEmbed = `${mapHost}/export/embed.html?bbox=74.335%2C31.503%2C74.361%2C31.525&layer=mapnik&marker=31.514%2C74.348`;
