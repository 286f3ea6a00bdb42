export const joinedMessages = {
  badNoun: "Only posts and events stood in two languages apart.",
  badId: "The number of the Urdu one is missing.",
  gone: "Somebody has looked at it already.",
  lookedAt: "It is not shown any more.",
} as const;
