import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonStyle({ variant, size }, className)} {...rest} />;
}

/** Beside the page's main button, or where none is the main one. */
export const QuietLink = (props: LinkProps) => <LinkButton variant="quiet" {...props} />;
