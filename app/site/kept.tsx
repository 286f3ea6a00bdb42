import { type ComponentType, lazy, useEffect, useRef, useState } from "react";
import { drawingOf, usePart } from "#app/ui/drawn-once.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;
/** Fetches what brings properties down to those that make a difference to the drawing. */
type LoadNarrow<Props> = () => Promise<(props: Props) => Props>;

/**
 * A part of the frame that only the server draws, once for all pages. The browser keeps what the server wrote and
 * carries neither its code nor its words: they weigh as much as a page of ours, and never change. Only where there
 * is nothing to keep, because the visitor came from the dashboard without loading a page, does the browser fetch the
 * part and draw it.
 *
 * React leaves an element's content alone while it hydrates `dangerouslySetInnerHTML`. The part stands outside every
 * context: its links are plain `<a>`, which use-kept-links.ts follows. Not for what shows a visitor's own state.
 * @param loadNarrow for properties with more values than there are drawings: the server draws once for each that is left
 */
export function kept<Props extends object = object>(
  load: Load<Props>,
  loadNarrow?: LoadNarrow<Props>,
): ComponentType<Props & { className?: string }> {
  // Without a boundary around it the page waits for the part, so it stands in the HTML where it belongs.
  const OnServer = import.meta.env.SSR ? lazy(() => drawnOnServer(load, loadNarrow)) : undefined;

  return function Kept({ className, ...props }) {
    const element = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (element.current?.firstChild !== null) return;
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    }, []);

    if (OnServer) return <OnServer className={className} props={props as Props} />;
    if (Part) {
      return (
        <div className={className}>
          <Part {...(props as Props)} />
        </div>
      );
    }
    return <Html key="kept" element={element} className={className} html="" />;
  };
}

type HtmlProps = { html: string; className?: string; element?: React.Ref<HTMLDivElement> };

const Html = ({ html, className, element }: HtmlProps) => (
  <div
    ref={element}
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own parts; empty in the browser
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

async function drawnOnServer<Props extends object>(load: Load<Props>, loadNarrow?: LoadNarrow<Props>) {
  const draw = drawingOf(await load());
  const narrow = await loadNarrow?.();
  return {
    default: function KeptOnServer({ className, props }: { className?: string; props: Props }) {
      return <Html html={usePart(() => draw(narrow ? narrow(props) : props))} className={className} />;
    },
  };
}
