import { Link, type LinkProps } from "react-router";

/** The link of a card or a row (`group relative`): all of it can be pressed. */
export const CardLink = (props: LinkProps) => (
  <Link
    prefetch="intent"
    className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    {...props}
  />
);
