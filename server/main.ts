import { nodeFault } from "./node-version.ts";

/*
 * The program as it is hosted. Everything else is loaded after the check of Node: an old one fails at what it does not
 * know in it. Why a start has failed goes to standard error in plain lines, which a person and a service manager's journal
 * read alike; standard output has the log alone.
 */
const fault = nodeFault(process.versions.node) ?? (await run());
// What a failed start has left open must not keep the process.
if (fault) process.stderr.write(`${fault}\n`, () => process.exit(1));

async function run(): Promise<string | undefined> {
  const { readEnv } = await import("./env.ts");
  const { start } = await import("./start.ts");
  const { features } = await import("#app/features/features.server.ts");
  const { failureText } = await import("./start-faults.ts");
  try {
    await start(readEnv(), features);
    return undefined;
  } catch (error) {
    return failureText(error);
  }
}
