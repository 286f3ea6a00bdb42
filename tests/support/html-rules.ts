import { HtmlValidate } from "html-validate";

/** html-validate's recommended rules; what differs from them has its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's spelling: <br/>, hidden="" and tabIndex. To a browser they are <br>, hidden and tabindex.
    "void-style": ["error", { style: "selfclosing" }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // The ids that React makes begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // The colours of the categories are staff's own (server/http/headers.ts).
    "no-inline-style": ["error", { allowedProperties: ["background-color", "color"] }],
    // A phone number breaks where letters are large and the window is narrow: it must not stand out of it (WCAG 1.4.10).
    "tel-non-breaking": "off",
    // A title is as long as staff write it: search engines cut it.
    "long-title": "off",
  },
});

/** What is wrong with a page's HTML, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
