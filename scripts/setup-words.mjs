/* What the set-up says of this machine and of the network. Uses nothing that is installed. */

/** What a build takes at its peak, with what else runs meanwhile; measured. In MB. */
const buildMegabytes = 1100;

/**
 * What to say before a build that this machine, or its container, has not the memory for: it would swap for hours.
 * @param {number} available in bytes
 * @returns undefined when there is enough
 */
export function memoryWarning(available) {
  const megabytes = Math.round(available / 1024 / 1024);
  if (megabytes >= buildMegabytes) return undefined;
  return (
    `A build takes ${buildMegabytes} MB of memory, and ${megabytes} MB are free here: it may never end. Take a release instead, ` +
    "made by `npm run release` on a larger machine of this kind (docs/operations.md): it runs in 300 MB."
  );
}

/**
 * Says something once when work takes longer than usual.
 * @template Result
 * @param {number} milliseconds
 * @param {string} text
 * @param {Promise<Result>} work
 * @returns {Promise<Result>} what the work gives
 */
export async function tellAfter(milliseconds, text, work) {
  const timer = setTimeout(() => console.log(text), milliseconds);
  return work.finally(() => clearTimeout(timer));
}
