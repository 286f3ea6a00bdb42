import { writeFile } from "node:fs/promises";
import { generateKeys } from "#server/backup/age-keys.ts";
import { CommandError, readOptions } from "./command.ts";
import { explained } from "./explain.ts";

/**
 * `backup:keys --to <file>`: makes a pair of keys for encrypted backups. The private one goes into the file, the public one
 * into `<file>.pub`, which is all that the server needs. `age-keygen` makes the same kind.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { to: { type: "string" } });
  const file = values.to;
  if (!file) throw new CommandError("Where to? --to names the file for the private key.");
  const { publicKey, privateKey } = generateKeys();
  await explained(async () => {
    await write(`${file}.pub`, `${publicKey}\n`);
    await write(file, `# Opens backups that were encrypted to ${publicKey}\n${privateKey}\n`);
  });
  console.log(
    `Private key: ${file}\n  Keep it away from the server, twice. Without it no encrypted backup can be read.`,
  );
  console.log(`Public key:  ${file}.pub\n  umeed backup --encrypt-to ${file}.pub`);
  return 0;
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new CommandError(`${file} is there already: keys are never written over.`);
  }
}
