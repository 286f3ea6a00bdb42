import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import { FormColumns } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { PanelTitle, PartTitle } from "#app/ui/section-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/blood-request.page.ts";
import { BloodRequestForm } from "./blood-request-form.tsx";
import { bloodRequestMessages } from "./blood-requests.messages.ts";
import { requestForm } from "./blood-requests.service.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const app = services(context);
  return { token: await formToken(context, requestForm(app)), today: karachiDay(app.clock.now()) };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, requestForm(services(context)));
export const clientAction = formAnswer(bloodRequestMessages.failed);
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "Does a patient need blood? Call us, or send the blood group, the hospital and a phone number. What to have ready, and whom else to call.";
  return headTags(matches, {
    title: "I need blood",
    description,
    path: "/registration/blood-request",
  });
}

const ready = [
  "The blood group as the hospital wrote it, and the number of bags.",
  "The hospital, the ward, and when the blood is needed.",
  "A phone number that somebody answers, and a second one in case the battery runs out.",
  "Somebody who can take the hospital's slip to the blood bank.",
];

/** For a family in a corridor: short, calm, the phone before everything. */
export default function BloodRequestPage({ loaderData: { token, today }, actionData }: Route.ComponentProps) {
  return (
    <div className="blood-form">
      <header className="border-b border-rule bg-pomegranate-tint">
        <div className="page-width grid items-end gap-x-16 gap-y-7 py-9 lg:grid-cols-[1.15fr_1fr] lg:py-14">
          <div>
            <p className="label text-pomegranate">I need blood</p>
            <h1 className="mt-3 text-title">We help you find a donor</h1>
            <p className="mt-4 max-w-xl text-lg">
              Call us, or fill in the form. We look for matching donors in your city and call you back. It
              costs nothing, and we publish none of it.
            </p>
          </div>
          <Emergency />
        </div>
      </header>
      <FormColumns
        form={<BloodRequestForm token={token} today={today} posted={actionData} />}
        aside={
          <>
            <section aria-labelledby="ready">
              <PartTitle id="ready">Have this ready</PartTitle>
              <IconList icon="check" items={ready} iconClassName="text-pomegranate" />
            </section>
            <section aria-labelledby="honest" className="border-s-2 border-pomegranate ps-6">
              <PartTitle id="honest">What we can promise</PartTitle>
              <p className="mt-3">
                We read your request and call donors until one says yes. We cannot promise to find one in
                time, so ask your relatives and the hospital's own blood bank as well. Nobody may ask you for
                money in our name.
              </p>
              <p className="mt-4">
                <TextLink to="/registration/blood-donor">Can you give blood yourself?</TextLink>
              </p>
            </section>
          </>
        }
      />
    </div>
  );
}

/** The two calls that are faster than a form. */
function Emergency() {
  const { phone, social } = useIdentity();
  return (
    <section aria-labelledby="emergency" className="border-s-4 border-pomegranate bg-raised p-5">
      <PanelTitle id="emergency">Is it a matter of minutes?</PanelTitle>
      <p className="mt-2">
        Ask the ward to call its blood bank, and for an ambulance call{" "}
        <a href="tel:1122" className="font-semibold text-pomegranate underline underline-offset-4">
          1122
        </a>
        . Do not wait for us.
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={phoneLink(phone)}
          className="button min-h-11 border-pomegranate bg-pomegranate px-5 text-on-pomegranate hover:bg-pomegranate-deep"
        >
          Call us:{" "}
          <span className="figures">
            <Ltr>{phone}</Ltr>
          </span>
        </a>
        {social.whatsapp && (
          <TextLink href={social.whatsapp} target="_blank" rel="noopener noreferrer">
            Write on WhatsApp <span className="sr-only">(opens in a new tab)</span>
          </TextLink>
        )}
      </p>
    </section>
  );
}
