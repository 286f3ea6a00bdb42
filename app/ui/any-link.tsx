import type { ComponentProps } from "react";
import { Link } from "react-router";

type AnyLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** A link that staff typed: client-side navigation for pages of ours, a plain link for others. */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (href.startsWith("/")) return <Link to={href} prefetch="intent" {...rest} />;
  return <a href={href} {...rest} />;
}
