/* The hosts that pages may frame, each only after a press. The content security policy names them. */

/** The film platform's host that sets no cookie before a film plays. */
export const filmHost = "https://www.youtube-nocookie.com";

export const mapHost = "https://www.openstreetmap.org";
