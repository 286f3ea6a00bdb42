import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** A button whose default type is "button", so that it does not submit a form. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size }, className)} {...rest} />;
}
