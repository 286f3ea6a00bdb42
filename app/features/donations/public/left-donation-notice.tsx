import { useEffect, useState } from "react";
import { Link } from "react-router";
import { methodNames } from "#app/contract/payment-methods.ts";

import { formatMoney, readRupees } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { type LeftDonation, readLeftDonation } from "./left-donation.ts";

/** Before somebody pays again who may have paid: the donation with which this tab has left for a gateway. */
export function LeftDonationNotice() {
  const [left, setLeft] = useState<LeftDonation>();
  useEffect(() => {
    const look = () => setLeft(readLeftDonation());
    look();
    // A page that the browser brings back as it was.
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  }, []);
  if (!left) return null;
  const { paisa = 0 } = readRupees(left.amount);
  return (
    <Notice tone="good" role="note" className="mt-3 mb-5">
      You continued to {methodNames[left.method]} with a gift of{" "}
      <strong className="figures font-semibold">{formatMoney(paisa)}</strong>.{" "}
      <Link to={`/donation-success?key=${left.key}`} className="text-link font-semibold">
        See its status
      </Link>{" "}
      before you pay again.
    </Notice>
  );
}
