import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { Call } from "#app/contract/call.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { useMayCall } from "./own-user.tsx";

export type RowAction = {
  /** One word: "Edit". A wide window shows it beside the icon, a narrower one as the tooltip. */
  title: string;
  /** For screen readers, where the title with the name of the row ("Edit Eye camp") is not a sentence. */
  label?: string;
  icon: LucideIcon;
  /** The call that it makes: who may not make it has no such button. */
  call?: Call;
  /** Shows the title beside the icon in every window: for the one thing that a row waits for. */
  titled?: boolean;
} & (
  | {
      onSelect: () => void;
      /** Looks disabled; a press says why. */
      unavailable?: boolean;
      /** Cannot be pressed, which needs no words: the first of a list moves no further up. */
      disabled?: boolean;
      href?: undefined;
    }
  | { href: string; newTab?: boolean; onSelect?: undefined }
);

/** The word beside an icon, in a wide window: it is part of the button's name, in the same order. */
export const WideWord = ({ children }: { children: string }) => (
  <span className="max-xl:hidden">{children}</span>
);

const iconLook = buttonStyle(
  { variant: "quiet", size: "small" },
  "min-h-9 min-w-9 border-transparent! gap-1 px-1.5!",
);
const titledLook = buttonStyle({ variant: "quiet", size: "small" }, "min-h-9");

/** The actions of the row of that name as icons of 36 px, with their words in a wide window. */
export function RowActions({ of, actions }: { of: string; actions: RowAction[] }) {
  const mayCall = useMayCall();
  return (
    <div
      className={`inline-flex flex-wrap justify-end align-top md:-my-1.5 ${actions.some(({ titled }) => titled) ? "gap-1.5" : ""}`}
    >
      {actions
        .filter(({ call }) => !call || mayCall(call))
        .map((action) => {
          const { title, titled, icon: Icon, label = `${title} ${of}` } = action;
          const look = titled ? titledLook : iconLook;
          const content = (
            <>
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {titled ? <span>{title}</span> : <WideWord>{title}</WideWord>}
            </>
          );
          if (action.href === undefined) {
            return (
              <button
                key={title}
                type="button"
                aria-label={label}
                aria-disabled={action.unavailable || undefined}
                disabled={action.disabled}
                title={titled ? undefined : title}
                className={look}
                onClick={action.onSelect}
              >
                {content}
              </button>
            );
          }
          const newTab = action.newTab ? { target: "_blank", rel: "noopener" } : {};
          return (
            <Link
              key={title}
              to={action.href}
              aria-label={action.newTab ? `${label} (opens in a new tab)` : label}
              title={titled ? undefined : title}
              className={look}
              {...newTab}
            >
              {content}
            </Link>
          );
        })}
    </div>
  );
}
