/*
 * `npm run NAME` in a clone, `./umeed NAME` in a release: the commands of whoever hosts the program. A command that
 * cannot do its work says why in one line and ends with 2; what 1 means is said by the command.
 */
import { typed } from "#server/command-line.ts";
import { makePrivateFiles } from "#server/data-folder.ts";
import { EnvironmentError } from "#server/env.ts";
import { CommandError } from "./commands/command.ts";
import { commands, helpOf, isCommandName } from "./commands/commands.ts";

const [name = "", ...args] = process.argv.slice(2);

makePrivateFiles();
try {
  if (isCommandName(name) && args.some((arg) => arg === "--help" || arg === "-h")) {
    process.stdout.write(helpOf(name, typed));
  } else if (isCommandName(name)) {
    const { run } = await commands[name].load();
    process.exitCode = await run(args);
  } else {
    process.exitCode = asksForHelp(name) ? 0 : 2;
    (process.exitCode === 0 ? process.stdout : process.stderr).write(help(name));
  }
} catch (error) {
  process.exitCode = 2;
  const said = error instanceof CommandError || error instanceof EnvironmentError;
  console.error(said ? error.message : error);
}

/** `start` comes here with --help alone (deploy/umeed). */
function asksForHelp(name: string): boolean {
  return ["", "help", "--help", "-h", "start"].includes(name);
}

function help(asked: string): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  // In a release its `umeed` (deploy/umeed) starts the server itself; in a clone that is `npm start`.
  if (typed === "./umeed")
    rows.unshift(["start", "serves the site; its settings are environment variables (docs/operations.md)"]);
  const lines = rows.map(([name, summary]) => `  ${name.padEnd(18)}${summary}`);
  const unknown = asksForHelp(asked) ? "" : `There is no command "${asked.slice(0, 40)}".\n`;
  return `${unknown}Commands (NAME --help says more):\n${lines.join("\n")}\n`;
}
