import { lazy, Suspense } from "react";
import type { MetaDescriptor } from "react-router";
import { walletList } from "#app/contract/payment-methods.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/donate.page.ts";
import { DonateHero } from "./donate-hero.tsx";
import { loadDonatePage, sendDonatePage } from "./donate-page.server.ts";
import { DonateQuestions } from "./donate-questions.tsx";
import { GiftForm } from "./gift-form.tsx";

/** Only after a form that was posted without JavaScript. */
const GiftOnward = lazy(async () => ({ default: (await import("./gift-onward.tsx")).GiftOnward }));

export const loader = ({ request, context }: Route.LoaderArgs) => loadDonatePage(context, request);
export const action = ({ request, context }: Route.ActionArgs) => sendDonatePage(context, request);
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(siteOf(matches), {
    title: "Donate",
    description: `Give once or every month by ${walletList()} or bank transfer: choose what your gift is for, and get a receipt.`,
    path: "/donate",
  });
}

/** DONATE-01. Reads the same without JavaScript, and takes the gift without it. */
export default function DonatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { giving, ...page } = loaderData;
  return (
    <>
      <DonateHero giving={giving} />
      {actionData?.onward ? (
        <Suspense>
          <GiftOnward checkout={actionData.onward} />
        </Suspense>
      ) : (
        // Another link is another gift: its fields begin anew.
        <GiftForm key={JSON.stringify(page.link)} giving={giving} {...page} posted={actionData} />
      )}
      <DonateQuestions questions={giving.questions} />
    </>
  );
}
