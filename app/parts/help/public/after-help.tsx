import type { ReactNode } from "react";
import type { FormResult } from "#app/lib/form-faults.ts";
import { phoneLink } from "#app/lib/phone.ts";
import type { helpWords } from "#app/parts/help/help.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { KeepIt } from "#app/site/keep-it.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { LinkButton, TextLink } from "#app/ui/links.tsx";
import { Ltr, RichText, useText } from "#app/ui/text.tsx";

/** After a request: its reference, what happens next and when. A robot gets the thanks alone. */
export function AfterHelp({ sent }: { sent: FormResult["more"] }) {
  const t = useText<typeof helpWords>("help");
  const { phone, name } = useIdentity();
  if (!sent?.reference) return null;
  return (
    <>
      <p className="border-y border-rule-strong py-4">
        <span className="label block text-soft">{t("reference")}</span>
        <strong className="figures mt-1 block font-display text-2xl">
          <Ltr>{sent.reference}</Ltr>
        </strong>
      </p>
      {sent.urgent && (
        <p className="mt-6">
          <span className="block">{t("urgentText")}</span>
          <a href={phoneLink(phone)} className={buttonStyle({ variant: "danger" }, "mt-3 max-sm:w-full")}>
            <span>
              <RichText<typeof helpWords>
                name="help"
                id="callUs"
                components={{ phone: <Ltr className="figures whitespace-nowrap">{phone}</Ltr> }}
              />
            </span>
          </a>
        </p>
      )}
      <h3 className="mt-8 text-xl">{t("nextTitle")}</h3>
      <dl className="mt-4 grid gap-y-4">
        <Step when={t("today")}>{t("todayText")}</Step>
        <Step when={t("until", { day: sent.until ?? "" })}>
          {t("untilText", { phone: sent.phone ?? "" })}
        </Step>
        <Step when={t("later")}>{t("laterText")}</Step>
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {sent.papers && (
          <LinkButton to={sent.papers} variant="quiet">
            {t("addPapers")}
          </LinkButton>
        )}
        <TextLink to="/help/status">{t("seeStatus")}</TextLink>
      </p>
      <KeepIt text={t("kept", { name, reference: sent.reference })} path="/help/status" className="mt-8" />
    </>
  );
}

function Step({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold rtl:text-emerald">{when}</dt>
      <dd>{children}</dd>
    </div>
  );
}
