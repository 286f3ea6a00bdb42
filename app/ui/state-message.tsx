import type { ReactNode } from "react";
import { Text } from "./text.tsx";

type StateMessageProps = {
  title: string;
  text: string;
  /** An illustration under /art/, 480 x 360. */
  art: string;
  /** The actions. */
  children?: ReactNode;
  /** The heading's level: 1 when this is the whole page. */
  level?: 1 | 2 | 3;
  /** Whether it is a failure: then it is announced at once. */
  failure?: boolean;
};

/** An empty or failed state: a picture, a heading, a sentence, actions. */
export function StateMessage({ title, text, art, children, level = 2, failure = false }: StateMessageProps) {
  const Heading = `h${level}` as const;
  return (
    <div role={failure ? "alert" : undefined} className="mx-auto max-w-lg py-10 text-center">
      <img src={art} alt="" width={480} height={360} className="mx-auto mb-8 h-auto w-60" />
      <Heading className="text-heading">{title}</Heading>
      <Text as="p" text={text} className="mt-3 text-lg text-soft" />
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
