import type { FormResult } from "#app/lib/form-faults.ts";
import { paisaPerRupee, rupees } from "#app/lib/money.ts";
import { lastPledgeDay } from "#app/parts/pledges/pledge-days.ts";
import type { PledgeView } from "#app/parts/pledges/pledges.schema.ts";
import type { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Options } from "#app/ui/field.tsx";
import { QuietLink } from "#app/ui/links.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";

type PledgeSettingsProps = { path: string; pledge: PledgeView; result: FormResult | undefined };

const days = Array.from({ length: lastPledgeDay }, (_, before) => before + 1);

/** The amount and the day; a pause, and the end. */
export function PledgeSettings({ path, pledge, result }: PledgeSettingsProps) {
  const t = useText<typeof pledgeWords>("pledges");
  const errorOf = (name: string) => result?.faults?.find(({ field }) => field === name)?.text;
  const amount = result?.values?.amount ?? rupees(Math.round(pledge.amount * paisaPerRupee));
  const day = result?.values?.day ?? String(pledge.day);
  return (
    <section aria-labelledby="change">
      <PartTitle id="change">{t("change")}</PartTitle>
      {/* Another key for other values: a saved change shows as it was saved. */}
      <form
        key={`${amount} ${day}`}
        method="post"
        action={path}
        noValidate
        className="mt-4 grid items-start gap-x-5 gap-y-4 border-t border-rule-strong pt-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <Field label={t("amount")} error={errorOf("amount")} hint={t("amountHint")} required>
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              inputMode="decimal"
              maxLength={40}
              lang="en"
              defaultValue={amount}
              className="figures font-semibold"
            />
          )}
        </Field>
        <Field label={t("reminderOn")} error={errorOf("day")} hint={t("reminderHint")}>
          {(control) => (
            <SelectInput {...control} name="day" defaultValue={day} className="figures">
              <Options of={days.map((each) => ({ value: each, label: t("ordinal", { day: each }) }))} />
            </SelectInput>
          )}
        </Field>
        <Button type="submit" name="action" value="change" variant="quiet" className="sm:mt-7.5">
          {t("save")}
        </Button>
      </form>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-5">
        <p className="text-soft max-sm:basis-full">{t("pauseOrStop")}</p>
        {pledge.state === "active" && (
          <form method="post" action={path}>
            <Button type="submit" name="action" value="pause" variant="quiet">
              {t("pauseReminders")}
            </Button>
          </form>
        )}
        <QuietLink href={`${path}&do=stop`}>{t("stop")}</QuietLink>
      </div>
    </section>
  );
}
