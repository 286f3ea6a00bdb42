import { Link } from "react-router";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { addressLine, useIdentity } from "#app/site/identity.ts";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";

/** What is given by hand, beside the three ways that begin on this page: DONATE-03b. @param words of staff */
export function OfficeGiving({ words }: { words: string }) {
  const t = useText<typeof donateWords>("donate");
  return (
    <section aria-labelledby="office" className="mt-5">
      <h3 id="office" className="text-lg">
        {t("atOffice")}
      </h3>
      <Text as="p" text={words} className="mt-1 text-sm text-soft" />
      <p className="mt-1 text-sm text-soft">
        {addressLine(useIdentity(), useLanguage())}
        <br />
        <Link to="/contact" className="text-link">
          {t("hoursAndMap")}
        </Link>
      </p>
    </section>
  );
}
