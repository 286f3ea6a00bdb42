import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { Decoration, DecorationSet, EditorView } from "prosemirror-view";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { apiBase } from "#app/contract/call.ts";
import { type Format, formatNames } from "#app/dashboard/markdown/markdown-toolbar.ts";
import { pictureOf } from "#app/dashboard/markdown/paste-handlers.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import {
  formats,
  hasFormat,
  linkAround,
  putLink,
  putPicture,
  removeLink,
  visualPlugins,
} from "./visual-commands.ts";
import { type OpenedText, openMarkdown, writeMarkdown } from "./visual-document.ts";
import { mendPasted } from "./visual-paste.ts";
import "./visual-editor.css";

/** What the buttons and dialogs beside the editor do in it. */
export type VisualHandle = {
  focus: () => void;
  format: (format: Format) => void;
  /** The selected words, or the link around the caret. */
  linkAround: () => { words: string; link: string };
  /** @param link without one, the words are no link any more */
  putLink: (link: { words: string; link: string } | undefined) => void;
  putPicture: (picture: { alt: string; path: string }) => void;
};

export type VisualEditorProps = {
  label: string;
  /** As form fields have it. */
  describedBy: string | undefined;
  invalid: true | undefined;
  /** The text as the form holds it. It changes by itself where a draft or somebody else's version is taken over. */
  text: string;
  read: () => string;
  onChange: (text: string) => void;
  onFormats: (active: readonly Format[]) => void;
  onLink: () => void;
  onPicture: (pasted: File) => void;
  handle: Ref<VisualHandle>;
};

/** A text in Markdown, written as it will look. What it cannot show stays as it is: decision 101. */
export function VisualEditor(props: VisualEditorProps) {
  const { text, read, onChange } = props;
  const own = useRef(text);
  const [opened, setOpened] = useState(() => ({ text: openMarkdown(text), count: 0 }));

  // By what the form holds now: what is typed meanwhile may be newer than this rendering.
  const reopen = useEffectEvent(() => {
    const now = read();
    if (now === own.current) return;
    own.current = now;
    setOpened(({ count }) => ({ text: openMarkdown(now), count: count + 1 }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text has changed
  useEffect(reopen, [text]);

  if (!opened.text) {
    return (
      <p role="status" className="border border-rule-strong bg-sunk p-4 text-soft">
        This text is nested too deeply to be shown here. Please write it in the Text tab.
      </p>
    );
  }
  return (
    <VisualBox
      key={opened.count}
      {...props}
      opened={opened.text}
      onChange={(changed) => {
        own.current = changed;
        onChange(changed);
      }}
    />
  );
}

function VisualBox({ opened, handle, ...props }: VisualEditorProps & { opened: OpenedText }) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const { label, describedBy, invalid } = props;

  const tell = useEffectEvent((state: EditorState, changed: boolean) => {
    if (changed) props.onChange(writeMarkdown(state.doc, opened));
    props.onFormats(formatNames.filter((format) => hasFormat(state, format)));
  });
  const askForLink = useEffectEvent(() => props.onLink());
  const takePicture = useEffectEvent((file: File) => props.onPicture(file));

  useEffect(() => {
    const openLink = () => {
      askForLink();
      return true;
    };
    const takeIfPicture = (data: DataTransfer | null) => {
      const file = pictureOf(data);
      if (file) takePicture(file);
      return file !== undefined;
    };
    const plugins = [keymap({ "Mod-k": openLink }), ...visualPlugins];
    const box = new EditorView(place.current, {
      state: EditorState.create({ doc: opened.doc, plugins }),
      decorations: ({ doc }) => languagesOf(doc),
      dispatchTransaction(transaction) {
        box.updateState(box.state.apply(transaction));
        tell(box.state, transaction.docChanged);
      },
      transformPastedHTML: mendPasted,
      handlePaste: (_view, { clipboardData }) => takeIfPicture(clipboardData),
      handleDrop: (_view, { dataTransfer }) => takeIfPicture(dataTransfer),
    });
    view.current = box;
    return () => box.destroy();
  }, [opened]);

  useEffect(() => {
    view.current?.setProps({
      attributes: ({ doc }) => ({
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-required": "true",
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(invalid && { "aria-invalid": "true" }),
        class: `${look} ${invalid ? "border-pomegranate" : "border-rule-strong"}`,
        ...textAttributes(doc.textContent),
      }),
    });
  }, [label, describedBy, invalid]);

  useImperativeHandle(handle, () => {
    const run = (act: (box: EditorView) => void) => {
      if (!view.current) return;
      act(view.current);
      view.current.focus();
    };
    return {
      focus: () => run(() => undefined),
      format: (format) => run((box) => formats[format](box.state, box.dispatch, box)),
      linkAround: () => {
        const { state } = view.current ?? {};
        if (!state) return { words: "", link: "" };
        const { from, to, link } = linkAround(state);
        return { words: state.doc.textBetween(from, to, " "), link };
      },
      putLink: (link) => run((box) => box.dispatch(link ? putLink(box.state, link) : removeLink(box.state))),
      putPicture: ({ alt, path }) =>
        run((box) => box.dispatch(putPicture(box.state, { alt, src: `${apiBase}/${path}` }))),
    };
  }, []);

  return <div ref={place} className="min-w-0" />;
}

const look =
  "visual prose min-h-80 border bg-raised px-4 py-3 text-base text-ink " +
  "focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0";

/** The language and direction of words, as attributes of an element. */
const textAttributes = (words: string) =>
  Object.fromEntries(Object.entries(langAttrs(words)).filter(([, value]) => value !== undefined));

/** Each paragraph has its own language and direction, as on the page. */
function languagesOf(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock)
      marks.push(Decoration.node(at, at + node.nodeSize, textAttributes(node.textContent)));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, marks);
}
