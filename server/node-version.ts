/** The oldest Node that runs this program, as in scripts/setup.mjs. */
const needed = [22, 22] as const;

/**
 * Why this Node cannot run the program, in one line; undefined when it can.
 * @param version as in process.versions.node
 */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return undefined;
  return (
    `Node ${needed.join(".")} or newer is needed, and this is ${version}: start it by \`./umeed start\` (in a clone \`npm run serve\`), which takes ` +
    "the Node of its own packages, or install a newer one from nodejs.org."
  );
}
