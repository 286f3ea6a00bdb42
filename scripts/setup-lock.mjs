import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Lets one setup of a clone run at a time: `npm start` and `npm test` at once must not install into the same
 * folder. The lock contains its process id, so one left by a killed process is taken over.
 * @param {string} root the clone
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeSetupLock(root) {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const file = path.join(tmpdir(), `umeed-setup-${name}.lock`);
  for (let announced = false; ; announced = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (!isLocked(file)) {
        rmSync(file, { force: true });
        continue;
      }
      if (!announced) process.stdout.write("Waiting for another set-up of this folder ...\n");
      await wait(200);
    }
  }
}

/** @param {string} file */
function isLocked(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    // EPERM: it is running, as another user.
    return error.code === "EPERM";
  }
}
