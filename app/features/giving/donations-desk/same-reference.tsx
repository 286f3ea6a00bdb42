import type { UseFormRegisterReturn } from "react-hook-form";
import { Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { donationPage } from "./donation-columns.tsx";

type SameReferenceProps = {
  /** The donation that the reference has confirmed. */
  other: string;
  fault: string | undefined;
  control: UseFormRegisterReturn;
  /** What is ticked. */
  label?: string;
};

/** The reference has confirmed another donation: the same is taken again only knowingly. DESK-13. */
export const SameReference = ({
  other,
  fault,
  control,
  label = "I have checked: it is another payment, or one payment covers both.",
}: SameReferenceProps) => (
  <Notice tone="bad">
    <p>
      The same payment would count twice. Look at{" "}
      <Link
        to={donationPage(other)}
        target="_blank"
        rel="noopener noreferrer"
        className="figures text-link wrap-anywhere"
      >
        {other}
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>{" "}
      first.
    </p>
    <label className="mt-2 flex cursor-pointer items-start gap-2.5">
      <input
        type="checkbox"
        aria-invalid={fault ? true : undefined}
        className="mt-0.5 size-5 shrink-0 accent-emerald"
        {...control}
      />
      {label}
    </label>
    {fault && <p className="mt-1 font-semibold text-pomegranate">{fault}</p>}
  </Notice>
);
