import type { ReactNode } from "react";
import { useHref, useLocation } from "react-router";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";

type ListHeaderProps = {
  heading: string;
  lead: string;
  /** What chooses a part of the list. */
  children?: ReactNode;
};

/** The head of a page that lists: its title on the lattice. */
export function ListHeader({ heading, lead, children }: ListHeaderProps) {
  return (
    <header className="relative overflow-hidden">
      <Lattice className="page-lattice absolute inset-0 text-rule" />
      <div className="page-width relative pt-14 pb-9 sm:pt-20">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">{lead}</p>
        {children}
      </div>
    </header>
  );
}

type ListFailedProps = {
  title: string;
  text: string;
  tryAgain: string;
  /** 1 when this is the whole page. */
  level?: 1 | 2;
  /** A button that tries again in place; without it a link loads the page anew. */
  children?: ReactNode;
};

/** A list that could not be loaded. */
export function ListFailed({ title, text, tryAgain, level, children }: ListFailedProps) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  return (
    <StateMessage failure level={level} title={title} text={text} art="/art/offline.svg">
      {children ?? <LinkButton href={here}>{tryAgain}</LinkButton>}
    </StateMessage>
  );
}
