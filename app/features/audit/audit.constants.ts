/* Limits and texts. No zod here. */

export const changesACall = 50;
export const mostChangesACall = 200;

export const auditMessages = {
  badQuery: "The list was asked for with a value that makes no sense.",
} as const;
