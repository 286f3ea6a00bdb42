import { Button } from "./button.tsx";
import { useCopy } from "./use-copy.ts";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for screen readers: "the IBAN". */
  what: string;
};

/** Copies a text that stands beside it, and says so. Disabled until JavaScript runs. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [result, copy] = useCopy();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => void copy(text)}
        aria-label={`Copy ${what}`}
        className="needs-script"
      >
        {result === "copied" ? "Copied" : "Copy"}
      </Button>
      <span role="status" className="sr-only">
        {result === "copied" && `Copied ${what}.`}
        {result === "failed" && `Your browser does not allow copying. Please select ${what} by hand.`}
      </span>
    </>
  );
}
