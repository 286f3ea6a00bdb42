import { afterEach, beforeEach, expect, vi } from "vitest";

/* Fails a test that writes to the console, so that warnings are not overlooked. */

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
