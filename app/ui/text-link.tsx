import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

/** `to`: a page of ours. `href`: a place in a page, a file, a number to call, an address to write to. */
type TextLinkProps = LinkProps | (ComponentProps<"a"> & { href: string });

const styled = (className: string, props: TextLinkProps) =>
  "href" in props ? <a className={className} {...props} /> : <Link className={className} {...props} />;

/** A link within a sentence, or the last words of a paragraph. */
export const TextLink = (props: TextLinkProps) => styled("text-link", props);

/** A link that stands by itself: 32 px high, for a finger. */
export const LineLink = (props: TextLinkProps) => styled("text-link inline-flex min-h-8 items-center", props);
