import type { ReactNode } from "react";

/**
 * What is read from left to right in every language, and does not disturb the order of the words beside it: a phone
 * number, an IBAN, a reference, a code, an email address, a URL.
 */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {typeof children === "string" ? withBreaks(children) : children}
  </bdi>
);

/** A long email address breaks behind its @, and not within a word. */
function withBreaks(text: string): ReactNode {
  const [name, host] = text.split("@");
  if (!name || !host) return text;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
