// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { AfterRequest } from "./after-request.tsx";
import { bloodRequestWords } from "./blood-requests.words.ts";

/* What a family sees once its request is sent: REQUEST-05. */

afterEach(cleanup);

const frame = ({ children }: { children: ReactNode }) => (
  <PageFrame of={[bloodRequestWords]}>{children}</PageFrame>
);

const sent = {
  reference: "BR-0017",
  until: "Nov 21, 2026",
  city: "Lahore",
  phone: "0300 1234567",
  needed: "Blood needed: O-, 2 bags, Mayo Hospital, Lahore, until Nov 21, 2026.",
  contact: "Call A brother: 0300 1234567",
};

const textIn = (name: RegExp) => {
  const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  return new URL(href).searchParams.get("text");
};

test("it has a reference, a button to call, and WhatsApp with the text filled in", () => {
  render(<AfterRequest sent={sent} />, { wrapper: frame });
  expect(screen.getAllByText("BR-0017")[0]?.closest("strong")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Call us now/ }).getAttribute("href")).toMatch(/^tel:/);
  expect(textIn(/^Write to us on WhatsApp/)).toBe(`BR-0017\n${sent.needed} ${sent.contact}`);
  expect(textIn(/^Share on WhatsApp/)).toBe(`${sent.needed} ${sent.contact}`);
  expect(screen.getByText("Until Nov 21, 2026")).toBeTruthy();
  expect(screen.getByText(/^Call us and say/).textContent).toContain("Call us and say BR-0017. Meanwhile");
});

test("without a reference it still leads to the phone, and names none", () => {
  render(<AfterRequest sent={undefined} />, { wrapper: frame });
  expect(screen.getByRole("link", { name: /^Call us now/ })).toBeTruthy();
  expect(screen.queryByText(/reference|BR-/)).toBeNull();
});

test("it promises a search and a question by mail only where they can be: REQUEST-01a, REQUEST-09", () => {
  render(<AfterRequest sent={sent} />, { wrapper: frame });
  expect(document.body.textContent).toContain("We call donors in Lahore whose group fits");
  expect(document.body.textContent).toContain("A request that is still open closes by itself");
  cleanup();
  render(<AfterRequest sent={{ ...sent, unknown: "group", asked: "mail" }} />, { wrapper: frame });
  expect(document.body.textContent).toContain("We call you to ask for the group");
  expect(document.body.textContent).toContain("we ask you once by email");
});
