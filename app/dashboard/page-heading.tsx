import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { pageTitle } from "./dashboard-menu.ts";

type PageHeadingProps = {
  /** Of a page that is not in the menu. */
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** The title of the open page of the menu. */
export const usePageTitle = (): string => pageTitle(useLocation().pathname);

export function PageHeading({ title, children, actions }: PageHeadingProps) {
  const ofMenu = usePageTitle();
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title ?? ofMenu}</h1>
        {children && <p className="mt-1 max-w-prose text-sm text-soft">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
