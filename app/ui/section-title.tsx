import type { ReactNode } from "react";

type SectionTitleProps = {
  /** The section's `aria-labelledby`. */
  id: string;
  children: ReactNode;
};

/** The heading of a page's section. */
export const SectionTitle = (props: SectionTitleProps) => <h2 className="text-heading" {...props} />;
