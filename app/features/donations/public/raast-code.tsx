import { useEffect, useState } from "react";
import { maxDonationPaisa } from "#app/features/donations/donations.messages.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";

/** So long after the last key the code is drawn again. */
const settleMilliseconds = 500;

/** The account as a code that banking apps read, with the amount: drawn by the server. */
export function RaastCode({ paisa }: { paisa: number }) {
  const [settled, setSettled] = useState(paisa);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(paisa), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [paisa]);
  const amount = settled > 0 && settled <= maxDonationPaisa ? settled : 0;
  return (
    <figure className="mt-4 flex flex-wrap items-center gap-5 border-b border-rule pb-4">
      <img
        src={`/donate/raast-qr.svg${amount ? `?amount=${rupees(amount)}` : ""}`}
        alt={`Raast code of the account${amount ? `, for ${formatMoney(amount)}` : ""}`}
        width={152}
        height={152}
        loading="lazy"
        className="size-38"
      />
      <figcaption className="min-w-0 flex-1 basis-40 text-sm text-soft">
        <strong className="block font-semibold text-ink">Scan with your bank's app</strong>
        Raast opens with our account{amount ? ` and ${formatMoney(amount)}` : ""} filled in. Check the name
        before you send.
      </figcaption>
    </figure>
  );
}
