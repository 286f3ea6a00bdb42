import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { createFormGuard } from "./form-guard.ts";

const sender = { address: "192.0.2.1", contact: "Reader@home.example" };

test("a form that was open for a while is a person's", async () => {
  const app = await startTestApp();
  const guard = createFormGuard(app.deps, "contact");
  const form_token = await guard.token();
  app.clock.forward(3_000);
  expect(await guard.check({ form_token }, sender)).toEqual({ verdict: "person" });
});

test.for([
  ["sent within two seconds", 1_000, (token: string) => token],
  ["three days old", 72 * 3_600_000, (token: string) => token],
  ["with a time of its own", 3_000, (token: string) => token.replace(/^[^.]+/, "zzzzzzz")],
  ["with a signature of its own", 3_000, (token: string) => token.replace(/\..*/, `.${"a".repeat(43)}`)],
  ["that is no token", 3_000, () => "hello"],
] as const)("a form %s is refused with a message", async ([, wait, change]) => {
  const app = await startTestApp();
  const guard = createFormGuard(app.deps, "contact");
  const form_token = change(await guard.token());
  app.clock.forward(wait);
  expect(await guard.check({ form_token }, sender)).toMatchObject({
    verdict: "refused",
    status: 422,
    body: { message: "Please wait a moment and send the form again." },
  });
});

test("a token of one form is invalid on another", async () => {
  const app = await startTestApp();
  const form_token = await createFormGuard(app.deps, "contact").token();
  app.clock.forward(3_000);
  const other = createFormGuard(app.deps, "newsletter");
  expect(await other.check({ form_token }, sender)).toMatchObject({ verdict: "refused" });
});

test("another process of the same installation accepts the token", async () => {
  const app = await startTestApp();
  const form_token = await createFormGuard(app.deps, "contact").token();
  app.clock.forward(3_000);
  const elsewhere = createFormGuard(app.deps, "contact");
  expect(await elsewhere.check({ form_token }, sender)).toEqual({ verdict: "person" });
});

test("one IP address has an hourly limit, whatever contact it sends", async () => {
  const app = await startTestApp();
  const guard = createFormGuard(app.deps, "contact");
  const form_token = await guard.token();
  app.clock.forward(3_000);
  const verdicts: string[] = [];
  for (let sent = 0; sent < 21; sent += 1) {
    const { verdict } = await guard.check({ form_token }, { ...sender, contact: `${sent}@home.example` });
    verdicts.push(verdict);
  }
  expect(verdicts.filter((verdict) => verdict === "person")).toHaveLength(20);
  expect(verdicts.at(-1)).toBe("refused");
});

test("a client without a token has a lower hourly limit, which does not count against the form", async () => {
  const app = await startTestApp();
  const guard = createFormGuard(app.deps, "contact");
  const form_token = await guard.token();
  app.clock.forward(3_000);
  const send = (sent: number, trap = {}) => guard.check(trap, { ...sender, contact: `${sent}@home.example` });
  for (let sent = 1; sent <= 10; sent += 1) expect(await send(sent)).toEqual({ verdict: "person" });
  expect(await send(11)).toMatchObject({
    verdict: "refused",
    status: 429,
    body: { success: false, message: "Too many attempts. Please try again in 60 minutes." },
    retryAfter: expect.any(Number),
  });
  expect(await send(12, { form_token })).toEqual({ verdict: "person" });
});
