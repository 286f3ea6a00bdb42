import { Link } from "react-router";
import { methodNames } from "#app/contract/payment-methods.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { addressLine, useIdentity } from "#app/site/identity.ts";

/** What is given by hand, beside the three ways that begin on this page: DONATE-03b. @param words of staff */
export function OfficeGiving({ words }: { words: string }) {
  return (
    <section aria-labelledby="office" className="mt-5">
      <h3 id="office" className="text-lg">
        {methodNames.cash} or {methodNames.cheque.toLowerCase()}, at the office
      </h3>
      <p {...langAttrs(words)} className="mt-1 text-sm text-soft">
        {words}
      </p>
      <p className="mt-1 text-sm text-soft">
        {addressLine(useIdentity())}.{" "}
        <Link to="/contact" className="text-link">
          Opening hours and map
        </Link>
      </p>
    </section>
  );
}
