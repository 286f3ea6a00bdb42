import { Link, type MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { oldestDonor, restDays, youngestDonor } from "#app/lib/blood-groups.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import { FigureStrip, FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
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
    "Register as a blood donor: who can give, how long it takes, and when we call you. We never publish donors.";
  return headTags(matches, {
    title: "Blood donor registration",
    description,
    path: "/registration/blood-donor",
  });
}

const figures = [
  { value: "Up to 3", name: "lives saved by one pint" },
  { value: "15 min", name: "for the donation itself" },
  { value: "2 s", name: "pass before the next patient needs blood" },
];

const mayGive = [
  `You are between ${youngestDonor} and ${oldestDonor} years old, and weigh at least 50 kg.`,
  "You are well today, with no fever, no antibiotics and no recent operation.",
  `Your last donation was ${restDays.male} days ago if you are a man, ${restDays.others} if you are not.`,
  "You have eaten and drunk something. A doctor at the blood bank decides in the end.",
];

/** DONOR-01. Pomegranate is the colour of giving blood. */
export default function BloodDonorPage({ loaderData: { token, today }, actionData }: Route.ComponentProps) {
  return (
    <div className="blood-form">
      <FormPageHeader
        label="Blood donor"
        accent="pomegranate"
        title="Give blood when somebody near you needs it"
        lead="Hospitals often ask families to find blood within hours. We keep a list of donors whom we can call. Please add your name."
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
                "Only our staff can see your entry. We never publish it or give it to a family.",
                "When a patient near you needs your blood group, we call you. You can say no, and nobody asks why.",
                "You go to the blood bank that we tell you. Giving blood takes about 15 minutes, and you rest afterwards.",
                "After that we do not call you until you can give again.",
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
      <PartTitle id="may-give">Who can give</PartTitle>
      <IconList icon="check" items={mayGive} iconClassName="text-pomegranate" />
    </section>
  );
}
