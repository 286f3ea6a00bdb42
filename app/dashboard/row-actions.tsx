import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { buttonStyle } from "#app/ui/button-style.ts";

/** What can be done with a row. */
export type RowAction = {
  /** One word for the tooltip: "Edit". */
  title: string;
  /** With the row's name, for screen readers: "Edit Eye camp". */
  label: string;
  icon: LucideIcon;
} & (
  | {
      onSelect: () => void;
      /** Looks disabled; a press says why. */
      unavailable?: boolean;
      href?: undefined;
    }
  | { href: string; newTab?: boolean; onSelect?: undefined }
);

const look = buttonStyle({ variant: "quiet", size: "small" }, "w-9 min-h-9 border-transparent! px-0!");

/** A row's actions as icon buttons of 36 px with names. */
export function RowActions({ actions }: { actions: RowAction[] }) {
  return (
    <div className="inline-flex flex-wrap justify-end align-top md:-my-1.5">
      {actions.map((action) => {
        const { title, icon: Icon } = action;
        const icon = <Icon aria-hidden="true" className="size-4.5" />;
        if (action.href === undefined) {
          return (
            <button
              key={title}
              type="button"
              aria-label={action.label}
              aria-disabled={action.unavailable || undefined}
              title={title}
              className={look}
              onClick={action.onSelect}
            >
              {icon}
            </button>
          );
        }
        const newTab = action.newTab ? { target: "_blank", rel: "noopener" } : {};
        return (
          <Link
            key={title}
            to={action.href}
            aria-label={action.newTab ? `${action.label} (opens in a new tab)` : action.label}
            title={title}
            className={look}
            {...newTab}
          >
            {icon}
          </Link>
        );
      })}
    </div>
  );
}
