/** The one source of the current time, passed around so that tests can control it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
