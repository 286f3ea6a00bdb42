import type { ComponentProps } from "react";
import { Link } from "react-router";
import { linkIn, readPath } from "#app/contract/language.ts";
import { movedTo } from "#app/contract/moved-pages.ts";
import { isSafeLink } from "#content/safe-link.ts";
import { useLanguage } from "./text.tsx";

type AnyLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** An address that staff typed: that of a page of ours in the reader's language. One that is not safe is the front page's. */
export function useAnyHref(typed: string): string {
  return linkIn(useLanguage(), isSafeLink(typed) ? typed : "/");
}

/**
 * A link that staff typed: client-side navigation for pages of ours, wherever they are now; a plain link for others, and
 * for a place in a page, because a page that only tells is opened by a redirect that would lose the place.
 */
export function AnyLink({ href: typed, ...rest }: AnyLinkProps) {
  const page = useLanguage();
  const href = useAnyHref(typed);
  const { language, path } = readPath(href);
  if (!href.startsWith("/") || href.includes("#") || language !== page) return <a href={href} {...rest} />;
  return <Link to={movedTo(path) ?? path} prefetch="intent" {...rest} />;
}
