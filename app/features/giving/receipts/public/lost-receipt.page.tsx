import type { MetaDescriptor } from "react-router";
import { lostReceiptWords } from "#app/features/giving/receipts/receipts.words.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { wordsOf } from "#app/loader-context.server.ts";
import { FormPageHeader } from "#app/site/form-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { whatsAppTo } from "#app/site/share-on-whatsapp.tsx";
import { LinkButton, QuietLink, TextLink } from "#app/ui/links.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { Route } from "./+types/lost-receipt.page.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({ words: wordsOf(context, lostReceiptWords) });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof lostReceiptWords>(matches, "lostReceipt");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/lost-receipt" });
}

/** How a donor comes by a receipt again, by email or without one: RECEIPT-22. */
export default function LostReceiptPage() {
  const t = useText<typeof lostReceiptWords>("lostReceipt");
  const { works } = useSiteMail();
  return (
    <>
      <FormPageHeader label={t("label")} title={t("title")} lead={t("lead")} />
      <div className="page-width grid items-start gap-x-16 gap-y-12 pb-20 lg:grid-cols-2">
        {works && (
          <section aria-labelledby="with-email" className="border-t border-rule-strong pt-6">
            <PartTitle id="with-email">{t("withEmail")}</PartTitle>
            <p className="mt-3">{t("withEmailText")}</p>
            <p className="mt-5">
              <LinkButton to="/donation-statement">{t("sendLink")}</LinkButton>
            </p>
          </section>
        )}
        <ByTheOffice />
      </div>
    </>
  );
}

/** Whoever gave no email proves to the office that the gift was theirs. */
function ByTheOffice() {
  const t = useText<typeof lostReceiptWords>("lostReceipt");
  const ui = useText<typeof uiWords>("ui");
  const { phone, hours, social } = useIdentity();
  return (
    <section aria-labelledby="office" className="border-t border-rule-strong pt-6">
      <PartTitle id="office">{t("office")}</PartTitle>
      <p className="mt-3">{t("officeText")}</p>
      <ul className="mt-3 grid list-disc gap-2 ps-6">
        <li>{t("byReference")}</li>
        <li>{t("byPhone")}</li>
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={phoneLink(phone)}>
          <span>
            <RichText<typeof lostReceiptWords>
              name="lostReceipt"
              id="call"
              components={{ phone: <Ltr className="figures">{phone}</Ltr> }}
            />
          </span>
        </LinkButton>
        {social.whatsapp && (
          <QuietLink
            href={whatsAppTo(social.whatsapp, t("message"))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("write")}
            <span className="sr-only"> {ui("newTab")}</span>
          </QuietLink>
        )}
      </p>
      <p className="mt-4 text-soft">
        {hours} <TextLink to="/contact">{t("visit")}</TextLink>
      </p>
      <p className="mt-4 text-soft">{t("neverAsked")}</p>
    </section>
  );
}
