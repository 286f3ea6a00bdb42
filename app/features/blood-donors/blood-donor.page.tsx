import { Link, type MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { oldestDonor, restDays, youngestDonor } from "#app/lib/blood-groups.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import { FigureStrip, FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import type { Route } from "./+types/blood-donor.page.ts";
import { BloodDonorForm } from "./blood-donor-form.tsx";
import { bloodDonorMessages } from "./blood-donors.messages.ts";
import { donorForm } from "./blood-donors.service.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const app = services(context);
  return { token: await formToken(context, donorForm(app)), today: karachiDay(app.clock.now()) };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, donorForm(services(context)));
export const clientAction = formAnswer(bloodDonorMessages.failed, bloodDonorMessages.serverError);
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "Register as a blood donor: who may give, how long it takes, and when we call you. Donors are never public.";
  return headTags(siteOf(matches), {
    title: "Blood donor registration",
    description,
    path: "/registration/blood-donor",
  });
}

const figures = [
  { value: "Up to 3", name: "lives saved by one pint" },
  { value: "15 min", name: "for the donation itself" },
  { value: "2 s", name: "until the next patient needs blood" },
];

const mayGive = [
  `You are between ${youngestDonor} and ${oldestDonor} years old, and weigh at least 50 kg.`,
  "You are well today: no fever, no antibiotics, no operation in the last weeks.",
  `Your last donation was ${restDays.male} days ago if you are a man, ${restDays.others} if you are not.`,
  "You have had something to eat and to drink. At the blood bank a doctor decides in the end.",
];

/** DONOR-01. Pomegranate is the colour of giving blood. */
export default function BloodDonorPage({ loaderData: { token, today }, actionData }: Route.ComponentProps) {
  return (
    <div className="blood-form">
      <FormPageHeader
        label="Blood donor"
        accent="pomegranate"
        title="One call, one bag, one life"
        lead="Somewhere in your city a family is asked for blood at the worst hour. We keep a list of people who may be called at that hour. Yours can be on it."
        picture={{
          src: "/art/blood-drive.svg",
          alt: "A donor lies on a couch under a striped awning, a nurse beside him, tea on the table",
        }}
      >
        <p className="mt-6">
          Need blood for a patient?{" "}
          <Link
            to="/registration/blood-request"
            className="font-semibold text-pomegranate underline underline-offset-4"
          >
            Tell us here
          </Link>
        </p>
      </FormPageHeader>
      <FigureStrip figures={figures} accent="pomegranate" />
      <FormColumns
        form={<BloodDonorForm token={token} today={today} posted={actionData} />}
        aside={
          <>
            <MayGive />
            <NextSteps
              accent="pomegranate"
              title="What happens after"
              steps={[
                "Your entry is kept where only our staff can see it. It is never published, and never handed to a family.",
                "When a patient near you needs your group, we call you. You may say no, and nobody asks why.",
                "You go to the blood bank that we name. The donation takes about 15 minutes; afterwards you sit and rest.",
                "After that we leave you in peace until your body has made it good again.",
              ]}
            />
          </>
        }
      />
    </div>
  );
}

function MayGive() {
  return (
    <section aria-labelledby="may-give">
      <h2 id="may-give" className="text-2xl">
        Who may give
      </h2>
      <IconList icon="check" items={mayGive} iconClassName="text-pomegranate" />
    </section>
  );
}
