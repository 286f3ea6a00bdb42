import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

/** A link to a page of ours that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonStyle({ variant, size }, className)} {...rest} />;
}
