// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { replaceBrokenPictures } from "#app/site/enhance/broken-pictures.ts";
import { Picture } from "./picture.tsx";

beforeAll(replaceBrokenPictures);
afterEach(cleanup);

test("a broken picture becomes the placeholder, until there is a new one", () => {
  const { container, rerender } = render(<Picture src="/art/kitchen.svg" alt="A kitchen" sizes="100vw" />);
  fireEvent.error(screen.getByAltText("A kitchen"));
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/art/placeholder.svg");

  rerender(<Picture src="/art/clinic.svg" alt="A clinic" sizes="100vw" />);
  expect(screen.getByAltText("A clinic").getAttribute("src")).toBe("/art/clinic.svg");
});

test("no picture is the placeholder, without alternative text", () => {
  const { container } = render(<Picture src={null} alt="" sizes="100vw" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/art/placeholder.svg");
});

test("an uploaded picture has sources for its variants and reserves its space", () => {
  const { container } = render(
    <Picture src="uploads/images/abcdef123456.900x600.jpg" alt="A well" sizes="50vw" eager />,
  );
  const image = screen.getByAltText("A well");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["900", "600"]);
  expect(image.getAttribute("loading")).toBe("eager");
  expect([...container.querySelectorAll("source")].map((source) => source.type)).toEqual([
    "image/avif",
    "image/webp",
  ]);
});
