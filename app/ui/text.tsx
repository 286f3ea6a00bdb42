import type { HTMLAttributes } from "react";
import { langAttrs } from "#app/lib/urdu.ts";
import { useLanguage } from "./words.tsx";

type TextElement = "bdi" | "dd" | "del" | "div" | "dt" | "h1" | "h2" | "h3" | "li" | "p" | "span" | "strong";

type TextProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: TextElement;
  text: string | null | undefined;
};

/** A text by staff or visitors, in an element that says its language and direction (`langAttrs`). */
export const Text = ({ as: Element, text, ...attributes }: TextProps) => (
  <Element {...langAttrs(text, useLanguage())} {...attributes}>
    {text}
  </Element>
);
