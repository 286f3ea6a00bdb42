import { Notice } from "#app/ui/notice.tsx";

/** Said before a receipt is issued whose paper has boxes: RECEIPT-02c. Nothing, when all letters can be printed. */
export function UnprintableNotice({ letters }: { letters: string }) {
  if (!letters) return undefined;
  return (
    <Notice tone="bad" className="mb-5">
      <strong>
        The receipt cannot print these letters of the name or dedication: <bdi>{letters}</bdi>.
      </strong>{" "}
      It has a box for each, and stays so. Ask the donor for a spelling in other letters first.
    </Notice>
  );
}
