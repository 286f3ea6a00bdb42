import { Link } from "react-router";
import { buttonStyle } from "#app/ui/button-style.ts";

type ConfirmingProps = {
  /** Whether the page looks again by itself. */
  asking: boolean;
  donationKey: string;
  /** The donation page, filled in. */
  again: string;
};

/** What a donor may do while a gateway has not answered. */
export function Confirming({ asking, donationKey, again }: ConfirmingProps) {
  return (
    <div className="mt-8 grid max-w-xl gap-5">
      <p className="needs-script text-soft">
        {asking
          ? "This page looks again by itself. You may also close it: the address stays good."
          : "It takes longer than usual. Nothing is lost: our server goes on asking, and so can you."}
      </p>
      <p className="without-script text-soft">
        Press Look again in a minute. You may also close this page: the address stays good.
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={`/donation-success?key=${donationKey}`} className={buttonStyle({ variant: "quiet" })}>
          Look again
        </a>
        <Link to={again} className="text-link inline-flex min-h-11 items-center">
          I have not paid: back to the gift
        </Link>
      </p>
    </div>
  );
}
