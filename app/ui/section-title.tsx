import type { ReactNode } from "react";

type SectionTitleProps = {
  /** The section's `aria-labelledby`. */
  id: string;
  children: ReactNode;
};

/** The heading of a page's section. */
export const SectionTitle = (props: SectionTitleProps) => <h2 className="text-heading" {...props} />;

/** The heading of a part beside others, or of one within a section. */
export const PartTitle = (props: SectionTitleProps) => <h2 className="text-2xl" {...props} />;

/** The heading of a section of a dashboard's page, or of a short note. */
export const PanelTitle = (props: SectionTitleProps) => <h2 className="text-xl" {...props} />;
