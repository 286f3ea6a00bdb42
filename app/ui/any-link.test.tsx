// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PageWords } from "#tests/support/words.tsx";
import { AnyLink } from "./any-link.tsx";

afterEach(cleanup);

test.for([
  ["/blogs", "/blogs"],
  ["/volunteer", "/registration/volunteer"],
  ["/volunteer-stories", "/blogs?category=volunteers"],
  ["https://umeed.example/volunteer", "https://umeed.example/volunteer"],
  ["mailto:salaam@umeed.example", "mailto:salaam@umeed.example"],
] as const)("a link to %s leads to %s: FRAME-07", ([typed, target]) => {
  render(
    <MemoryRouter>
      <PageWords>
        <AnyLink href={typed}>Read on</AnyLink>
      </PageWords>
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Read on" }).getAttribute("href")).toBe(target);
});
