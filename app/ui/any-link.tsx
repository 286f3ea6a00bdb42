import type { ComponentProps } from "react";
import { Link } from "react-router";
import { movedTo } from "#app/contract/moved-pages.ts";

type AnyLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** A link that staff typed: client-side navigation for pages of ours, wherever they are now; a plain link for others. */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (href.startsWith("/")) return <Link to={movedTo(href) ?? href} prefetch="intent" {...rest} />;
  return <a href={href} {...rest} />;
}
