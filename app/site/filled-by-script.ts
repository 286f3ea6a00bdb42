/**
 * For an element that the frame's script fills (site/enhance). React leaves its content alone; else a page that is
 * hydrated later than it is filled would be rendered anew.
 */
export const filledByScript = { dangerouslySetInnerHTML: { __html: "" } } as const;
