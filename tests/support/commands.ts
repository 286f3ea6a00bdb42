import { vi } from "vitest";
import { CommandError } from "#scripts/commands/command.ts";
import { commands } from "#scripts/commands/commands.ts";
import { EnvironmentError } from "#server/env.ts";

/**
 * Runs a command as scripts/umeed.ts does, in this process: one that is started takes a second for its modules alone.
 * @param settings environment variables; a database or bucket that they do not name is not set
 */
export async function command(
  settings: Record<string, string>,
  name: keyof typeof commands,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  for (const [variable, value] of Object.entries({ DATABASE_URL: "", S3_BUCKET: "", ...settings }))
    vi.stubEnv(variable, value);
  const log = vi.spyOn(console, "log").mockImplementation((text) => void output.push(String(text)));
  const progress = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    output.push(String(text));
    return true;
  });
  try {
    const { run } = await commands[name].load();
    return { code: await run(args), output: output.join("\n") };
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof EnvironmentError)) throw error;
    return { code: 2, output: error.message };
  } finally {
    log.mockRestore();
    progress.mockRestore();
    vi.unstubAllEnvs();
  }
}
