import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { formatMoney, readRupees } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RichText, useLanguage, useText } from "#app/ui/text.tsx";
import { type LeftDonation, readLeftDonation } from "./left-donation.ts";

/** Before somebody pays again who may have paid: the donation with which this tab has left for a gateway. */
export function LeftDonationNotice() {
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
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
      <RichText<typeof donateWords>
        name="donate"
        id="leftDonation"
        values={{ method: giving(left.method) }}
        components={{
          amount: <strong className="figures font-semibold">{formatMoney(paisa, language)}</strong>,
          status: <Link to={`/donation-success?key=${left.key}`} className="text-link font-semibold" />,
        }}
      />
    </Notice>
  );
}
