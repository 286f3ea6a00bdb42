import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "./button.tsx";
import { useText } from "./text.tsx";
import type { uiWords } from "./ui.words.ts";
import "./dialog.css";

type DialogProps = {
  open: boolean;
  /** Called for Esc, the close button and a click outside. The owner decides. */
  onClose: () => void;
  title: ReactNode;
  /** wide: an editor. narrow: a few fields. side: a drawer at the left edge. */
  shape?: "wide" | "narrow" | "side";
  /** band: the dark green of menus. */
  tone?: "paper" | "band";
  /** It may open while any other one is open, and lies above them all. */
  above?: boolean;
  /** The element with the initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** Gets the focus after closing; the opener by default. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
};

const shapes = {
  wide: "dialog-center h-dvh w-full sm:h-[min(94dvh,60rem)] sm:max-w-[min(94vw,74rem)]",
  narrow: "dialog-center max-h-dvh w-full sm:max-h-[90dvh] sm:max-w-xl",
  side: "dialog-side h-dvh w-72 max-w-[85vw]",
};

const tones = {
  paper: {
    popup: "border-rule bg-paper text-ink",
    rule: "border-rule",
    close: "text-soft hover:bg-sunk hover:text-ink",
  },
  band: {
    popup: "border-band-rule bg-band text-on-band",
    rule: "border-band-rule",
    close: "text-on-band-soft hover:bg-band-deep hover:text-on-band focus-visible:outline-on-band",
  },
};

/** A modal dialog: the focus is trapped, Esc closes it, and the focus returns to the opener. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    shape = "narrow",
    tone = "paper",
    above = false,
    initialFocus,
    returnTo,
    children,
    footer,
  } = props;
  const t = useText<typeof uiWords>("ui");
  const look = tones[tone];
  const layer = above ? "z-60" : "z-40";
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* A dialog above another one has a backdrop of its own. */}
        <Base.Backdrop forceRender className={`dialog-backdrop fixed inset-0 bg-scrim ${layer}`} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={returnTo}
          className={`fixed ${layer} flex flex-col border shadow-raised outline-none ${look.popup} ${shapes[shape]}`}
        >
          <header
            className={`flex items-center justify-between gap-4 border-b px-4 py-3 sm:px-6 ${look.rule}`}
          >
            <Base.Title className="text-xl leading-tight">{title}</Base.Title>
            <Base.Close
              aria-label={t("close")}
              className={`-me-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm ${look.close}`}
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <footer className="border-t border-rule bg-raised px-4 py-3 sm:px-6">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

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
