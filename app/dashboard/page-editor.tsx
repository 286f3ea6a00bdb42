import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "#app/ui/button.tsx";
import { FormNotice, type FormResult } from "./dashboard-form.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { StatusPill } from "./status-pill.tsx";
import type { EditedRow, Save } from "./use-save.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

type PageEditorProps<Input extends FieldValues, Output, Row extends EditedRow> = {
  save: Save<Input, Output, Row>;
  /** The name of the form. */
  label: string;
  button?: string;
  /** Takes back what is not saved. */
  undo?: string;
  /** What to say above the buttons; the result of the last save by default. */
  result?: FormResult;
  /** Beside the save button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The form of an editor that stands on its page. It can be saved while it differs from what is stored. */
export function PageEditor<Input extends FieldValues, Output, Row extends EditedRow>(
  props: PageEditorProps<Input, Output, Row>,
) {
  const { save, button = "Save Changes", undo = "Undo changes" } = props;
  const { saving, unsaved } = save;
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useSaveShortcut(form);
  useFootBarHeight(bar);
  return (
    <form
      ref={form}
      id={save.formId}
      noValidate
      aria-label={props.label}
      className="min-w-0"
      onSubmit={save.submit}
    >
      <LeaveGuard unsaved={unsaved} onLeave={save.draft.forget} />
      <EditorNotices save={save} />
      {props.children}
      <div
        ref={bar}
        className="foot-bar sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-rule-strong bg-paper px-4 py-3 sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0"
      >
        <FormNotice result={"result" in props ? props.result : save.notice} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={!unsaved || saving}>
            {saving ? "Saving..." : button}
          </Button>
          {props.actions}
          {unsaved && (
            <>
              <Button variant="quiet" disabled={saving} onClick={save.startOver}>
                {undo}
              </Button>
              <StatusPill>Unsaved</StatusPill>
            </>
          )}
        </div>
      </div>
    </form>
  );
}

/**
 * Tells the styles how high the bar at the window's foot is, as --foot-bar: its buttons take several lines on a phone, and
 * what a save has refused stands in it. What gets the focus is scrolled above it (base.css).
 */
function useFootBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--foot-bar", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-bar");
    };
  }, [bar]);
}
