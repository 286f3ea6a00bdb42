import type { ComponentProps } from "react";

/**
 * primary: the main action. quiet: everything else. danger: destructive actions. donate: donating, in
 * marigold.
 */
export type ButtonVariant = "primary" | "quiet" | "danger" | "donate";
/** small: 32 px high, for rows and toolbars. medium: 44 px high, for touch. */
export type ButtonSize = "small" | "medium";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const variants: Record<ButtonVariant, string> = {
  primary: "border-emerald bg-emerald text-on-emerald hover:border-emerald-deep hover:bg-emerald-deep",
  quiet: "border-rule-strong bg-transparent text-ink hover:border-ink hover:bg-sunk",
  danger:
    "border-pomegranate bg-pomegranate text-on-pomegranate hover:border-pomegranate-deep hover:bg-pomegranate-deep",
  donate: "border-marigold bg-marigold text-on-marigold hover:border-marigold-deep hover:bg-marigold-deep",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-8 px-3 text-sm",
  medium: "min-h-11 px-5 text-base",
};

/** A round icon button: previous, next, pause. */
export const roundButton =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-rule-strong transition-colors hover:border-ink hover:bg-raised";

/** The classes of a button, also for links that look like one. The base styles are in styles/frame.css. */
export function buttonStyle({ variant = "primary", size = "medium" }: ButtonLook, more = ""): string {
  return `button ${variants[variant]} ${sizes[size]} ${more}`.trim();
}

type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** A button whose default type is "button", so that it does not submit a form. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size }, className)} {...rest} />;
}
