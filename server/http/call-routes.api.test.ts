import { expect, test } from "vitest";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";

test("every call of the contract answers", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  // Signing out ends the token, so it comes last.
  const names = (Object.keys(allCalls) as CallName[]).filter((name) => name !== "signOut");
  for (const name of [...names, "signOut"] as CallName[]) {
    const { status, body } = await app.call(name, { token });
    expect({ name, known: status !== 404 || body.message !== "There is no such call." }).toEqual({
      name,
      known: true,
    });
  }
});

const sharedApp = startedOnce(startTestApp);

test.for([
  "/backendReact/api_nothing.php",
  "/backendReact/",
  "/backendReact/api_banner.php/more",
  "/backendReact/%00",
  "/backendReact/API_BANNER.PHP",
])("%s is no call: JSON, 404", async (address) => {
  const app = await sharedApp();
  const { status, headers, body } = await app.get(address);
  expect(status).toBe(404);
  expect(headers.get("content-type")).toContain("application/json");
  expect(body).toEqual({ success: false, message: "There is no such call." });
});

test("a call by a method that the contract does not have is no call", async () => {
  const app = await startTestApp();
  for (const method of ["PATCH", "PUT", "OPTIONS", "DELETE"]) {
    const response = await fetch(`${app.url}/backendReact/api_login.php`, { method });
    expect({ method, status: response.status }).toEqual({ method, status: 404 });
  }
});

test("the OpenAPI document describes every call and its access", async () => {
  const app = await startTestApp();
  const { status, body } = await app.get("/backendReact/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  for (const [name, { method, path, access }] of Object.entries(allCalls)) {
    const described = path.replace(/:(\w+)/g, "{$1}");
    const operation = body.paths[`/backendReact/${described}`]?.[method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: name });
    expect(operation.security, name).toEqual(access === "public" ? [] : [{ token: [] }]);
  }
});
