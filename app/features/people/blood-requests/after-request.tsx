import type { ReactElement, ReactNode } from "react";
import type { FormResult } from "#app/lib/form-faults.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { ShareOnWhatsApp, whatsAppTo } from "#app/site/share-on-whatsapp.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { QuietLink } from "#app/ui/links.tsx";
import { Ltr, RichText, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { bloodRequestWords } from "./blood-requests.words.ts";

type Words = typeof bloodRequestWords;

/**
 * After a request for blood: its reference, one button to call, and what happens when. No step promises an hour, because
 * none is known here.
 * @param props.sent what the server made of the request
 */
export function AfterRequest({ sent }: { sent: FormResult["more"] }) {
  const t = useText<Words>("blood-requests");
  const ui = useText<typeof uiWords>("ui");
  const { phone, social } = useIdentity();
  const { reference, city, phone: number, until, unknown, asked } = sent ?? {};
  const rich = (id: keyof Words["words"] & string, components: Record<string, ReactElement>) => (
    <RichText<Words> name="blood-requests" id={id} components={components} />
  );
  return (
    <>
      {reference && (
        <p className="border-y border-rule-strong py-4">
          <span className="label block text-soft">{t("yourReference")}</span>
          <strong className="figures mt-1 block font-display text-3xl">
            <Ltr>{reference}</Ltr>
          </strong>
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={phoneLink(phone)} className={buttonStyle({ variant: "danger" }, "max-sm:w-full")}>
          <span>{rich("callNow", { phone: <Figures>{phone}</Figures> })}</span>
        </a>
        {social.whatsapp && sent?.needed && (
          <QuietLink
            href={whatsAppTo(social.whatsapp, `${reference}\n${sent.needed} ${sent.contact}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("writeOnWhatsApp")}
            <span className="sr-only"> {ui("newTab")}</span>
          </QuietLink>
        )}
        {sent?.needed && <ShareOnWhatsApp text={`${sent.needed} ${sent.contact}`} />}
      </p>
      <h3 className="mt-8 text-xl">{t("whatWhen")}</h3>
      <dl className="mt-4 grid gap-y-4">
        <Step when={t("now")}>{t("nowText")}</Step>
        <Step when={t("read")}>
          {rich(unknown ? "readUnknown" : "readText", { city: <bdi>{city ?? t("yourCity")}</bdi> })}
        </Step>
        <Step when={t("yes")}>
          {rich("yesText", { phone: number ? <Figures>{number}</Figures> : <span>{t("yourNumber")}</span> })}
        </Step>
        <Step when={t("silence")}>
          {reference ? rich("silenceNamed", { reference: <Ltr>{reference}</Ltr> }) : t("silenceText")}
        </Step>
        <Step when={until ? t("until", { day: until }) : t("untilFound")}>{t("untilText")}</Step>
        <Step when={t("afterDay")}>{t(asked ? "afterDayMailed" : "afterDayText")}</Step>
      </dl>
    </>
  );
}

const Figures = ({ children }: { children: string }) => <Ltr className="figures">{children}</Ltr>;

function Step({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold rtl:text-emerald">{when}</dt>
      <dd>{children}</dd>
    </div>
  );
}
