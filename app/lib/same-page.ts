import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The `shouldRevalidate` of a page whose loader reads nothing of its query: another query needs no request. */
export const unlessSamePage = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
