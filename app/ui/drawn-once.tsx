import type { ComponentType, ReactElement } from "react";

type Draw = (element: ReactElement) => string;
let drawToString: Draw | undefined;

/** Called by the server as it starts. In the browser nobody calls it, and the parts below are ordinary ones. */
export function drawPartsWith(draw: Draw): void {
  drawToString = draw;
}

/** Enough for the parts of every page in use; what was drawn before the last write is never asked for again. */
const mostKept = 200;

/**
 * @returns what writes a part's HTML, drawing it once for each set of properties. Only the server can.
 */
export function htmlOf<Props extends object>(Part: ComponentType<Props>): (props: Props) => string {
  const drawn = new Map<string, string>();
  return (props) => {
    if (!drawToString) throw new Error("A part is drawn to HTML on the server only");
    const key = JSON.stringify(props);
    const kept = drawn.get(key) ?? drawToString(<Part {...props} />);
    // Taken out and put back, the one asked for last stands last, and the first is the one to go.
    drawn.delete(key);
    drawn.set(key, kept);
    const [oldest] = drawn.keys();
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
    return kept;
  };
}

/**
 * A part that is drawn from its properties alone is drawn once on the server for each set of them, and its HTML is
 * put into every later page as it is: most of a page's drawing is the same words again. The browser wakes it as any
 * other part.
 *
 * The properties must be data (they are the key), and the part may read no context but links, and no useId: its HTML
 * stands in many pages.
 */
export function drawnOnce<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const html = htmlOf(Part);
  return function DrawnOnce(props: Props) {
    if (!drawToString) {
      return (
        <div>
          <Part {...props} />
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React just now or before
    return <div dangerouslySetInnerHTML={{ __html: html(props) }} />;
  };
}
