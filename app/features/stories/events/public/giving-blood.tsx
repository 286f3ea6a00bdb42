import type { bloodDrivesWords } from "#app/features/stories/events/blood-drives.words.ts";
import { oldestDonor, restDays, youngestDonor } from "#app/lib/blood-groups.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";

const steps = [
  ["before", "beforeText"],
  ["questions", "questionsText"],
  ["chair", "chairText"],
  ["tea", "teaText"],
] as const;

/** How a donation goes, and who can give. */
export function GivingBlood() {
  const t = useText<typeof bloodDrivesWords>("bloodDrives");
  const mayGive = [
    t("ageAndWeight", { youngest: youngestDonor, oldest: oldestDonor }),
    t("well"),
    t("lastDonation", { men: restDays.male, women: restDays.others }),
  ];
  const mayWait = [t("operation"), t("pregnant"), t("condition")];
  return (
    <>
      <section aria-labelledby="going" className="border-y border-rule bg-sunk">
        <div className="page-width py-14 lg:py-20">
          <SectionTitle id="going">{t("howItWorks")}</SectionTitle>
          <ol className="mt-9 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map(([title, text], place) => (
              <li
                key={title}
                className="relative border-s-2 border-pomegranate pb-8 ps-6 last:pb-0 sm:border-s-0 sm:border-t-2 sm:ps-0 sm:pt-6 lg:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-full bg-pomegranate sm:start-0 sm:-top-[0.4375rem]"
                />
                <p className="label figures text-pomegranate">{place + 1}</p>
                <h3 className="mt-1 text-xl">{t(title)}</h3>
                <p className="mt-2 text-soft">{t(text)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section
        aria-labelledby="who"
        className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.2fr_1fr] lg:py-20"
      >
        <div>
          <SectionTitle id="who">{t("whoCanGive")}</SectionTitle>
          <IconList icon="check" items={mayGive} className="mt-6 gap-3.5" iconClassName="text-pomegranate" />
        </div>
        <div className="lg:pt-3">
          <h3 className="text-xl">{t("wait")}</h3>
          <IconList icon="clock" items={mayWait} className="mt-4 gap-3 text-soft" iconClassName="" />
        </div>
      </section>
    </>
  );
}
