import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** A button that does not submit its form unless told to. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size }, className)} {...rest} />;
}
