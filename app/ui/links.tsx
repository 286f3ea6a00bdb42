import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonStyle } from "./button.tsx";

/** `to`: a page of ours. `href`: a place in a page, a file, a number to call, an address to write to. */
type Target = LinkProps | (ComponentProps<"a"> & { href: string });

/** @param className where the link has none of its own */
const styled = (className: string, props: Target) =>
  "href" in props ? <a className={className} {...props} /> : <Link className={className} {...props} />;

/** A link within a sentence, or the last words of a paragraph. */
export const TextLink = (props: Target) => styled("text-link", props);

/** A link that stands by itself: 32 px high, for a finger. */
export const LineLink = (props: Target) => styled("text-link inline-flex min-h-8 items-center", props);

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, className, ...rest }: Target & ButtonLook) =>
  styled(buttonStyle({ variant, size }, className), rest);

/** Beside the page's main button, or where none is the main one. */
export const QuietLink = (props: Target) => <LinkButton variant="quiet" {...props} />;

/** To where money is given, in marigold. */
export const DonateLink = (props: Target) => <LinkButton variant="donate" {...props} />;

/** The link of a card or a row (`group relative`): all of it can be pressed. */
export const CardLink = (props: LinkProps) => (
  <Link
    prefetch="intent"
    className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    {...props}
  />
);
