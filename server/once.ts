import type { Services } from "./services.ts";

/**
 * Makes a thing at its first use and hands out the same one ever after: what counts in memory must be one, or two
 * doors would each allow what is allowed once.
 */
export function once<Made>(make: (services: Services) => Made): (services: Services) => Made {
  const made = new WeakMap<Services, { it: Made }>();
  return (services) => {
    const kept = made.get(services) ?? { it: make(services) };
    made.set(services, kept);
    return kept.it;
  };
}
