import { Fragment } from "react";
import { langAttrs } from "#app/lib/urdu.ts";

type EmailTextProps = {
  /** An email address; or a name, where an entry has both: it stays as it is. */
  text: string;
};

/**
 * An email address that breaks before its @, or a dot before that, where it does not fit a line, and inside a word only
 * where that alone is too long: "teacher" and "@umeed.example", not "teacher@umeed.exampl" and "e".
 */
export function EmailText({ text }: EmailTextProps) {
  const parts = text.split(/(?=@)|(?=\.[^@]*@)/);
  return (
    <bdi {...langAttrs(text)} className="wrap-anywhere">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay where they are
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
