import type { ComponentProps } from "react";
import { Link } from "react-router";
import { movedTo } from "#app/contract/moved-pages.ts";
import { isSafeLink } from "#content/safe-link.ts";

type AnyLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/**
 * A link that staff typed: client-side navigation for pages of ours, wherever they are now; a plain link for others, and
 * for a place in a page, because a page that only tells is opened by a redirect that would lose the place. One that was
 * saved before the rule for links leads to the front page.
 */
export function AnyLink({ href: typed, ...rest }: AnyLinkProps) {
  const href = isSafeLink(typed) ? typed : "/";
  if (href.startsWith("/") && !href.includes("#")) {
    return <Link to={movedTo(href) ?? href} prefetch="intent" {...rest} />;
  }
  return <a href={href} {...rest} />;
}
