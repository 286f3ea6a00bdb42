// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { FigureTopic, TopicFigure } from "#app/features/stories/content/content.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { ContradictingFigures } from "./content-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figure = (value: string, more: Partial<TopicFigure> = {}): TopicFigure => ({
  value,
  name: "Children",
  where: `On page ${value}`,
  content: "figures",
  fact: false,
  year: null,
  source: null,
  ...more,
});

it("figures that differ stand side by side, each with its year and source or without, and the way to it: CONTENT-09", async () => {
  const figures = [
    figure("5,200+"),
    figure("500+", { content: "giving", year: 2025, source: "School registers" }),
    figure("since 2016", { content: "identity", fact: true }),
  ];
  const topics: FigureTopic[] = [{ title: "Children and students", figures }];
  mockFetch(async () => Response.json({ success: true, topics }));
  openInDashboard(<ContradictingFigures />);
  const topic = await screen.findByRole("region", { name: "Children and students" });
  const [first, second, third] = within(topic).getAllByRole("listitem");
  expect(first?.textContent).toContain("No year or source yet");
  expect(second?.textContent).toContain("2025, School registers");
  expect(third?.textContent).not.toContain("No year or source yet");
  const change = within(topic).getByRole("link", { name: /500\+/ });
  expect(change.getAttribute("href")).toBe("/dashboard/content/giving");
});
