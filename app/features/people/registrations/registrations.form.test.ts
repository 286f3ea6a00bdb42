import { expect, test } from "vitest";
import { hasPattern } from "#app/lib/form-rules.ts";
import { addressPattern } from "./registrations.form.ts";

test("the page takes each web address that the rules take, with or without its scheme", () => {
  const isTaken = hasPattern(addressPattern);
  for (const address of ["work.example.pk", "https://work.example.pk/a?b", "work.example.pk:8080/a"])
    expect(isTaken(address), address).toBe(true);
  for (const other of ["work", "ftp://work.example.pk", "me@work.example.pk", "a work.pk"])
    expect(isTaken(other), other).toBe(false);
});
