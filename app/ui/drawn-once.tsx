import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { keptLately } from "#app/lib/kept-lately.ts";

type Draw = (element: ReactElement) => string;
let drawToString: Draw | undefined;

/** Called by the server as it starts. In the browser nobody calls it, and the parts below are ordinary ones. */
export function drawPartsWith(draw: Draw): void {
  drawToString = draw;
}

/** A part's HTML: the same object each time that it is put into a page. */
export type DrawnPart = { readonly html: string };
/** Draws a part, or finds it drawn. */
export type DrawPart = () => DrawnPart;

/**
 * Where a page's parts are laid aside while it is drawn; the page itself holds a mark in the place of each, so that
 * what never changes is not carried through React, turned into bytes and looked through again for every visitor.
 * They are drawn after the page, because React draws one thing at a time. Set by page-drawing.server.tsx; put in by
 * page-bytes.server.ts.
 */
export const PartsOfPage = createContext<DrawPart[] | null>(null);

export const partMark = { start: "<!--part ", end: "-->" } as const;

/** @returns what stands for the part in the page that is being drawn: its mark, or where nobody would look, itself */
export function usePart(draw: DrawPart): string {
  const parts = useContext(PartsOfPage);
  return parts ? `${partMark.start}${parts.push(draw) - 1}${partMark.end}` : draw().html;
}

/** Enough for the parts of every page in use; what was drawn before the last write is never asked for again. */
const mostKept = 200;

/**
 * @returns what draws a part, once for each set of properties. Only the server can.
 */
export function drawingOf<Props extends object>(Part: ComponentType<Props>): (props: Props) => DrawnPart {
  const keep = keptLately<DrawnPart>(mostKept);
  let last: { props: Props; part: DrawnPart } | undefined;
  return (props) => {
    if (!drawToString) throw new Error("A part is drawn to HTML on the server only");
    const draw = drawToString;
    // Reads are kept, so most often it is the very same data as the last time, and need not be spelled out.
    if (last && same(last.props, props)) return last.part;
    const part = keep(JSON.stringify(props), () => ({ html: draw(<Part {...props} />) }));
    last = { props, part };
    return part;
  };
}

/** Whether two pieces of data say the same. Most often they are the same objects, and little is compared. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === others.length &&
    entries.every(([name, value], at) => others[at]?.[0] === name && same(value, others[at][1]))
  );
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
  const draw = drawingOf(Part);
  const OnServer = (props: Props) => {
    const html = usePart(() => draw(props));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React just now or before
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return function DrawnOnce(props: Props) {
    if (drawToString) return <OnServer {...props} />;
    return (
      <div>
        <Part {...props} />
      </div>
    );
  };
}
