import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { previewQuery } from "#app/contract/page-queries.ts";
import { useOpenPages } from "#app/dashboard/own-user.tsx";
import { PageEditor } from "#app/dashboard/page-editor.tsx";
import { BlockedPreview, usePreviewTab } from "#app/dashboard/preview-tab.tsx";
import { refusedText } from "#app/features/stories/content/content.messages.ts";
import {
  kindOf,
  labelOf,
  labelsOf,
  plain,
  type ValueSchema,
} from "#app/features/stories/content/content-value.ts";
import { isFields } from "#app/lib/values.ts";
import { Button } from "#app/ui/button.tsx";
import { Options, Suggestions } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { ContentAside, type ContentSection } from "./content-aside.tsx";
import { type OpenedContent, previewContent } from "./content-calls.ts";
import { ContentEditingContext, ContentFaultsContext, RevealContext } from "./content-editor-context.ts";
import { type ContentEditorState, useContentEditor } from "./content-editor-state.ts";
import { ContentField, GroupFields } from "./content-field.tsx";

type ContentEditorProps = {
  loaded: OpenedContent;
  urdu: boolean;
  /** The path of the field that was asked for, from the palette; empty for none. */
  field: string;
  /** Called once that field has been shown. */
  onShown: () => void;
};

/** Everything that one content says, field by field, made from its rules. */
export function ContentEditor({ loaded, urdu, field, onShown }: ContentEditorProps) {
  const editor = useContentEditor(loaded, urdu);
  const show = useEffectEvent((path: string) => {
    editor.context.reveal(path);
    onShown();
  });
  useEffect(() => {
    if (field) show(field);
  }, [field]);
  const { value, faults } = editor;
  const sections = useMemo(() => sectionsOf(loaded.schema), [loaded.schema]);
  const found = useMemo(() => new Map(faults.map(({ path, message }) => [path, message])), [faults]);

  return (
    <ContentEditingContext value={editor.context}>
      <ContentFaultsContext value={found}>
        <RevealContext value={editor.revealed}>
          <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
            <PageEditor
              save={editor.save}
              label={loaded.title}
              button="Save"
              undo="Discard"
              result={faults.length > 0 ? undefined : editor.save.notice}
              actions={loaded.pages.length > 0 && <ContentPreview editor={editor} />}
            >
              <FaultSummary editor={editor} schema={loaded.schema} />
              {sections.map(({ key, title, schema, description }) => (
                <section
                  key={key}
                  aria-labelledby={`section-${key}`}
                  className="scroll-mt-20 border-t border-rule pt-5 pb-9 first:border-t-0 first:pt-0"
                >
                  <h2 id={`section-${key}`} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
                    {title}
                  </h2>
                  {description && <p className="mt-0.5 max-w-prose text-sm text-soft">{description}</p>}
                  <div className="mt-4">
                    {key === general ? (
                      <GroupFields schema={schema} value={value} path="" label={title} />
                    ) : (
                      <ContentField
                        schema={schema}
                        value={isFields(value) ? value[key] : undefined}
                        path={key}
                        label={title}
                      />
                    )}
                  </div>
                </section>
              ))}
              <PageSuggestions />
            </PageEditor>
            <ContentAside editor={editor} sections={sections} />
          </div>
        </RevealContext>
      </ContentFaultsContext>
    </ContentEditingContext>
  );
}

/** The section of single fields that stand on no heading of their own. */
const general = "general";

/** A section for each group and list of the content; single fields come first, together. */
function sectionsOf(schema: ValueSchema): ContentSection[] {
  const { properties = {}, required } = schema;
  const entries = Object.entries(properties);
  const isSection = (property: ValueSchema) => ["group", "list", "record"].includes(kindOf(plain(property)));
  const single = entries.filter(([, property]) => !isSection(property));
  const sections = entries
    .filter(([, property]) => isSection(property))
    .map(([key, property]) => ({
      key,
      title: labelOf(property, key),
      description: property.description,
      schema: property,
    }));
  if (single.length === 0) return sections;
  return [
    {
      key: general,
      title: "General",
      schema: { type: "object", properties: Object.fromEntries(single), required },
    },
    ...sections,
  ];
}

/** Everything that a save found wrong, each with the way to its field. It takes the focus when it appears. */
function FaultSummary({ editor, schema }: { editor: ContentEditorState; schema: ValueSchema }) {
  const { faults, refusals, context } = editor;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [refusals]);
  if (faults.length === 0) return null;
  return (
    <Notice tone="bad" role="group" aria-labelledby={id} className="mb-6">
      <h2 ref={heading} id={id} tabIndex={-1} className="font-sans text-base font-semibold outline-none">
        {refusedText(editor.stored.name, faults)}
      </h2>
      <ul className="mt-1">
        {faults.map(({ path, message }) => (
          <li key={path}>
            <button
              type="button"
              className="min-h-7 cursor-pointer text-start underline underline-offset-4"
              onClick={() => context.reveal(path)}
            >
              {labelsOf(schema, path.split(".")).join(", ") || "The whole content"}: {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What a field with a link offers. */
const PageSuggestions = () => <Suggestions id="content-pages" of={useOpenPages()} />;

/** Shows a page with what is typed. */
function ContentPreview({ editor }: { editor: ContentEditorState }) {
  const { stored } = editor;
  const [pathname, setPathname] = useState(stored.pages[0]?.path ?? "/");
  const { opening, open, ...tab } = usePreviewTab();

  async function preview() {
    const sent = editor.checked();
    if (sent === undefined) return;
    await open(async () => {
      const result = await previewContent({ name: stored.name, value: sent });
      if (result.ok) return `${pathname}?${previewQuery}=${result.body.key}`;
      editor.showError(result);
      return undefined;
    }, "umeed-preview");
  }

  return (
    <>
      <Button variant="quiet" disabled={opening} onClick={preview}>
        {opening ? "Opening..." : "Preview"}
      </Button>
      {stored.pages.length > 1 && (
        <SelectInput
          aria-label="Page of the preview"
          value={pathname}
          className="min-w-0 flex-1 basis-24 sm:max-w-44"
          onChange={(event) => setPathname(event.target.value)}
        >
          <Options of={stored.pages.map(({ title, path }) => ({ value: path, label: title }))} />
        </SelectInput>
      )}
      <BlockedPreview {...tab} className="order-last basis-full" />
    </>
  );
}
