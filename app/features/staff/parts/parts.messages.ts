export const partsMessages = {
  loadFailed: "The parts could not be loaded. Please try again.",
  unknown: "This program has no such part.",
  turnedOff: (title: string) => `${title}: turned off.`,
  turnedOn: (title: string) => `${title}: turned on.`,
  unchanged: "Somebody has turned it on or off meanwhile. Please look again.",
  needed: (title: string, by: string) => `${by} needs it: turn that off before ${title}.`,
  lacks: (title: string, needed: string) => `${title} needs ${needed}: turn that on first.`,
  confirmed: "Noted: these are the parts that you use.",
} as const;
