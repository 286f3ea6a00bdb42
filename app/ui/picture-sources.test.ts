import { describe, expect, test } from "vitest";
import { pictureSources } from "./picture-sources.ts";

const stored = "uploads/images/abcdef123456.1200x800.jpg";

describe("where a picture is found", () => {
  test("a relative path is resolved against the backend base", () => {
    expect(pictureSources("uploads/images/old.jpg")).toEqual({
      src: "/backendReact/uploads/images/old.jpg",
      sources: [],
    });
  });

  test("the leading ../ is removed", () => {
    expect(pictureSources("../uploads/images/old.jpg")?.src).toBe("/backendReact/uploads/images/old.jpg");
  });

  test.each(["https://pictures.example/a.jpg", "/art/kitchen.svg", "data:image/png;base64,AA"])(
    "%s is used as it is",
    (address) => {
      expect(pictureSources(address)).toEqual({ src: address, sources: [] });
    },
  );

  test.each([null, undefined, "", "  "])("%j is none", (nothing) => {
    expect(pictureSources(nothing)).toBeUndefined();
  });

  test("an uploaded picture has its size and its variants", () => {
    const picture = pictureSources(stored);
    expect(picture).toMatchObject({ src: `/backendReact/${stored}`, width: 1200, height: 800 });
    expect(picture?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(picture?.sources[0]?.srcSet).toBe(
      [400, 800, 1200]
        .map((width) => `/backendReact/uploads/images/abcdef123456.1200x800.${width}.avif ${width}w`)
        .join(", "),
    );
  });

  test("an animated picture has its size and no variants", () => {
    const moving = pictureSources("uploads/images/abcdef123456.300x200.animated.gif");
    expect(moving).toMatchObject({ width: 300, height: 200, sources: [] });
  });
});
