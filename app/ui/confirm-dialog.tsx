import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "./button.tsx";
import { useText } from "./text.tsx";
import type { uiWords } from "./ui.words.ts";
import "./dialog.css";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The confirm button's label: the action, never "OK". */
  confirm: string;
  cancel?: string;
  /** danger for actions that cannot be undone. */
  variant?: "danger" | "primary";
  /** The action is running: buttons and Esc are disabled. */
  busy?: boolean;
  /** The focus after closing, when the opener is gone; the opener by default. */
  returnTo?: () => HTMLElement | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an action that cannot be undone. Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText<typeof uiWords>("ui");
  const { open, title, children, confirm, cancel = t("cancel"), variant = "danger", busy = false } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop fixed inset-0 z-50 bg-scrim" forceRender />
        <AlertDialog.Popup
          initialFocus={safe}
          finalFocus={() => props.returnTo?.() ?? true}
          className="dialog-center fixed z-50 w-[calc(100vw-2rem)] max-w-md border border-rule bg-paper p-5 text-ink shadow-raised outline-none sm:p-6"
        >
          <AlertDialog.Title {...langAttrs(title)} className="text-xl">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-soft">
            {children}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button ref={safe} variant="quiet" disabled={busy} onClick={props.onCancel}>
              {cancel}
            </Button>
            <Button variant={variant} disabled={busy} onClick={props.onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
