import { rmSync } from "node:fs";

/**
 * Removes these files and folders when the command is stopped by Ctrl-C or its service manager: nothing half done stays.
 * @returns ends this
 */
export function removeOnSignal(paths: readonly string[]): () => void {
  const stop = (signal: "SIGINT" | "SIGTERM") => {
    for (const each of paths) rmSync(each, { recursive: true, force: true });
    process.stderr.write("\nStopped. Nothing was kept.\n");
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return () => process.off("SIGINT", stop).off("SIGTERM", stop);
}
