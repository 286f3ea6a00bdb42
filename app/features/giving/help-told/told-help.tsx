import { useHref } from "react-router";
import { useHasPage } from "#app/site/identity.ts";
import { TextLink } from "#app/ui/links.tsx";
import type { Told } from "./help-told.server.ts";

/**
 * Where the months are counted; undefined where that page is not there. A page that only tells is loaded anew, so this is
 * no link of the router.
 */
export function useHelpedHref(): string | undefined {
  const books = useHref("/transparency");
  return useHasPage("/transparency") ? `${books}#help` : undefined;
}

/** What was done with gifts, in a sentence with the way to check it: BOOKS-14. Nothing before there is something true to say. */
export function ToldHelp({ told, className = "" }: { told: Told | undefined; className?: string }) {
  const href = useHelpedHref();
  if (!told) return null;
  return (
    <p className={`figures ${className}`}>
      {told.text} {href && <TextLink href={href}>{told.check}</TextLink>}
    </p>
  );
}
