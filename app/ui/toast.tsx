import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { langAttrs } from "#app/lib/urdu.ts";
import { useText } from "./text.tsx";
import type { uiWords } from "./ui.words.ts";
import "./toast.css";

/** At most so many are on screen; an older one goes for a newer: ALL-25. */
const maxToasts = 20;
const minDurationMs = 5000;

/** The display time: at least five seconds, longer for a long message. */
const readingTime = (message: string) => Math.max(minDurationMs, message.length * 80);

/** High enough not to cover the buttons at a dialog's bottom; on a phone over the head of the page, where no field is. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={maxToasts}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-2 top-2 z-60 flex max-h-[70dvh] flex-col-reverse gap-2 overflow-y-auto sm:start-auto sm:end-6 sm:top-auto sm:bottom-24 sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const t = useText<typeof uiWords>("ui");
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const failed = toast.type === "error";
    const Icon = failed ? CircleAlert : CircleCheck;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="toast border border-rule border-s-4 border-s-emerald bg-raised text-ink shadow-raised data-limited:hidden data-[type=error]:border-s-pomegranate"
      >
        <Toast.Content className="flex items-start gap-3 py-3 ps-3 pe-2">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-5 shrink-0 ${failed ? "text-pomegranate" : "text-emerald"}`}
          />
          <Toast.Description {...langAttrs(`${toast.description}`)} className="min-w-0 flex-1 text-sm" />
          <Toast.Action className="-my-1 min-h-8 shrink-0 cursor-pointer rounded-sm px-2 text-sm font-semibold text-emerald underline underline-offset-4 hover:bg-sunk" />
          <Toast.Close
            aria-label={t("dismiss")}
            className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** What can be done about a result. */
export type ToastAction = { label: string; onPress: () => void };
export type ShowToast = {
  success: (message: string, action?: ToastAction) => void;
  error: (message: string) => void;
};

/** Time to read, to decide and to reach the button. */
const actionDurationMs = 12_000;

/** Shows the result of an action. Failures are announced assertively, successes politely. */
export function useToast(): ShowToast {
  const { add, close } = Toast.useToastManager();
  return useMemo(
    () => ({
      success: (message, action) => {
        const id = add({
          description: message,
          type: "success",
          timeout: Math.max(readingTime(message), action ? actionDurationMs : 0),
          actionProps: action && {
            children: action.label,
            onClick: () => {
              close(id);
              action.onPress();
            },
          },
        });
      },
      error: (message) =>
        add({ description: message, type: "error", priority: "high", timeout: readingTime(message) }),
    }),
    [add, close],
  );
}
