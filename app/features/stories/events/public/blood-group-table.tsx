import type { bloodDrivesWords } from "#app/features/stories/events/blood-drives.words.ts";
import { bloodGroups, groupsThatCanGiveTo } from "#app/lib/blood-groups.ts";
import { LineIcon } from "#app/ui/icon.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { RichText, useText } from "#app/ui/text.tsx";

const drop = "M12 3c3.5 4.3 6 7.3 6 11a6 6 0 0 1-12 0c0-3.7 2.5-6.7 6-11z";

const strong = <strong dir="ltr" className="font-semibold" />;

/** Whose red cells each group can receive: a row for each patient, a column for each donor. */
export function BloodGroupTable() {
  const t = useText<typeof bloodDrivesWords>("bloodDrives");
  return (
    <section aria-labelledby="groups" className="border-t border-rule">
      <div className="page-width grid items-start gap-x-16 gap-y-8 py-14 lg:grid-cols-[1fr_1.3fr] lg:py-20">
        <div>
          <SectionTitle id="groups">{t("groups")}</SectionTitle>
          <p className="mt-4 max-w-md text-lg text-soft">{t("groupsText")}</p>
          <ul className="mt-6 grid max-w-md gap-3">
            <li>
              <RichText<typeof bloodDrivesWords>
                name="bloodDrives"
                id="toAll"
                components={{ group: strong }}
              />
            </li>
            <li>
              <RichText<typeof bloodDrivesWords>
                name="bloodDrives"
                id="fromAll"
                components={{ group: strong }}
              />
            </li>
            <li>{t("unknown")}</li>
          </ul>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters the table is scrolled, also by keyboard */}
        <section aria-label={t("compatible")} tabIndex={0} className="relative overflow-x-auto">
          <table className="figures w-full min-w-[19rem] border-collapse text-center">
            <caption className="sr-only">{t("caption")}</caption>
            <thead>
              <tr>
                <td className="pb-2 text-start text-xs leading-tight text-soft">
                  {t("patient")}
                  <span aria-hidden="true"> ↓</span>
                  <br />
                  {t("donor")}
                  <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
                    {" "}
                    →
                  </span>
                </td>
                {bloodGroups.map((donor) => (
                  <th key={donor} scope="col" className="w-[10%] pb-2 text-sm font-semibold sm:text-base">
                    <bdi dir="ltr">{donor}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bloodGroups.map((patient) => (
                <tr key={patient} className="border-t border-rule">
                  <th
                    scope="row"
                    className="framed py-2 text-start font-display text-xl font-semibold text-pomegranate"
                  >
                    <bdi dir="ltr">{patient}</bdi>
                  </th>
                  {bloodGroups.map((donor) => (
                    <td key={donor} className="py-2">
                      {groupsThatCanGiveTo(patient).includes(donor) ? (
                        <>
                          <LineIcon
                            path={drop}
                            className="mx-auto size-5 fill-current text-pomegranate sm:size-6"
                          />
                          <span className="sr-only">{t("yes")}</span>
                        </>
                      ) : (
                        <span className="sr-only">{t("no")}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
