/* Texts. No zod here: the home page's carousel imports this file. */

/** Where an update without a link leads. */
export const defaultLink = "/news";
