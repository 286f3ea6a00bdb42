import { afterEach, beforeEach, expect, vi } from "vitest";

/* Before each test: a console that fails it when something is written there, and patience with a slow machine. */

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 30_000 });
}

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  const lines = said.splice(0);
  vi.restoreAllMocks();
  expect(lines, "the console stays quiet").toEqual([]);
});
