import { pathIn } from "#app/contract/language.ts";
import { useNonce } from "./request-context.ts";

/** Dashboard, pages with forms, links with a token or a query, calls and files: none is fetched before it is asked for. */
const never = [
  "/dashboard*",
  "/login",
  "/reset-password",
  "/invitation",
  "/donate*",
  "/donation-s*",
  "/pledge*",
  "/receipts/*",
  "/verify-receipt",
  "/registration/*",
  "/contact",
  "/help*",
  "/events/*/count-me-in",
  "/share-story",
  "/newsletter*",
  "/backendReact/*",
  "/*.*",
  "/*\\?(.+)",
];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          // Relative to this page: other hosts do not match.
          { href_matches: "/*" },
          { not: { href_matches: never.flatMap((path) => [path, pathIn("ur", path)]) } },
          { not: { selector_matches: "[download], [target=_blank]" } },
        ],
      },
      // When the mouse rests on a link or a finger touches it.
      eagerness: "moderate",
    },
  ],
};

/** Browsers with speculation rules fetch the next page while it is being chosen; the others do nothing. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" nonce={useNonce()} suppressHydrationWarning>
      {JSON.stringify(rules)}
    </script>
  );
}
