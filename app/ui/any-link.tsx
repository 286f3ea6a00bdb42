import type { ComponentProps } from "react";
import { Link } from "react-router";

type AnyLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** A link whose address staff typed: a page of ours opens in place, anything else as the browser does it. */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (href.startsWith("/")) return <Link to={href} prefetch="intent" {...rest} />;
  return <a href={href} {...rest} />;
}
