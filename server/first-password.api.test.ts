import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { startHere } from "#tests/support/in-process-start.ts";

const call = (url: string, name: string, { json, token = "" }: { json: unknown; token?: string }) =>
  fetch(`${url}/backendReact/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(json),
  });

test("without a terminal the first password is in a file of the server's user, never in the log, until it is changed: START-09", async () => {
  const { started, folder, log, shown } = await startHere();
  const { url } = await started;
  const file = path.join(folder, "first-password");
  const [email = "", password = ""] = readFileSync(file, "utf8").split("\n");
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect.poll(log).toContainEqual(expect.objectContaining({ file, level: 40 }));
  expect(JSON.stringify(log())).not.toContain(password);
  expect(shown()).toBe("");

  const { token } = await (await call(url, "api_login.php", { json: { email, password } })).json();
  expect(existsSync(file)).toBe(true);
  const json = { currentPassword: password, newPassword: "Another-Word-8!" };
  expect((await call(url, "api_update_credentials.php", { json, token })).status).toBe(200);
  expect(existsSync(file)).toBe(false);
});

test("a terminal shows it once, and no file has it: START-09", async () => {
  const { started, folder, shown } = await startHere({}, { terminal: true });
  const { url } = await started;
  expect(shown()).toContain(`Umeed is served at ${url}`);
  expect(shown()).toMatch(/Password: +[A-Za-z0-9]{20} {2}\(shown this once/);
  expect(existsSync(path.join(folder, "first-password"))).toBe(false);
});
