import type { ComponentProps } from "react";
import { Link, useHref } from "react-router";
import { readPath } from "#app/contract/language.ts";
import { movedTo } from "#app/contract/moved-pages.ts";
import { isSafeLink } from "#content/safe-link.ts";
import { useLanguage } from "./words.tsx";

type AnyLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/**
 * A link that staff typed, to the page in the reader's language: client-side navigation for pages of ours, wherever they are now; a plain link for others, and
 * for a place in a page, because a page that only tells is opened by a redirect that would lose the place. One that was
 * saved before the rule for links leads to the front page.
 */
export function AnyLink({ href: typed, ...rest }: AnyLinkProps) {
  const href = isSafeLink(typed) ? typed : "/";
  const { language, path } = readPath(href);
  const page = useLanguage();
  const here = useHref(href.startsWith("/") ? path : "/");
  const isHere = href.startsWith("/") && (language === "en" || language === page);
  if (!isHere) return <a href={href} {...rest} />;
  if (path.includes("#")) return <a href={here} {...rest} />;
  return <Link to={movedTo(path) ?? path} prefetch="intent" {...rest} />;
}
