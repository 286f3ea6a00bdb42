/* Limits. No zod here: the public gallery imports this file. */

/** The default page size of the list. */
export const maxItemsPerCall = 500;
