import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

/** `to`: a page of ours. `href`: a place in a page, a file, a number to call. */
type Target = LinkProps | (ComponentProps<"a"> & { href: string });

export function LinkButton({ variant, size, className, ...rest }: Target & ButtonLook) {
  const style = buttonStyle({ variant, size }, className);
  return "href" in rest ? <a className={style} {...rest} /> : <Link className={style} {...rest} />;
}

/** Beside the page's main button, or where none is the main one. */
export const QuietLink = (props: Target) => <LinkButton variant="quiet" {...props} />;

/** To where money is given, in marigold. */
export const DonateLink = (props: Target) => <LinkButton variant="donate" {...props} />;
