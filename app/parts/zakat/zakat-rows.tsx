import type { ReactNode } from "react";
import type { FormValues } from "#app/lib/form-faults.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";
import type { zakatWords } from "./zakat.words.ts";
import type { Metal } from "./zakat-rules.ts";

type RowProps = {
  id: string;
  label: string;
  hint: string;
  /** In paisa. */
  worth: number;
  minus?: boolean;
  errors: readonly (string | undefined)[];
  children: ReactNode;
};

/** A line of the sheet: what it is, the fields, and what it is worth in the last column. */
function Row({ id, label, hint, worth, minus, errors, children }: RowProps) {
  const said = errors.filter((error) => error !== undefined);
  return (
    <div className="zakat-row">
      <div>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <span id={`${id}-hint`} className="block text-sm text-soft">
          {hint}
        </span>
      </div>
      <div className="zakat-fields">{children}</div>
      <output htmlFor={id} className="zakat-worth figures">
        {worth > 0 ? (
          <Ltr>{`${minus ? "−" : ""}${inRupees(worth)}`}</Ltr>
        ) : (
          <span className="text-faint">0</span>
        )}
      </output>
      {said.length > 0 && (
        <p id={`${id}-error`} className="zakat-error text-sm font-semibold text-pomegranate">
          {said.join(" ")}
        </p>
      )}
    </div>
  );
}

/** The sheet shows whole rupees; the sum is made of paisa. */
const inRupees = (paisa: number) => groupedRupees(Math.round(paisa / 100) * 100);

const describedBy = (id: string, error: string | undefined) => `${error ? `${id}-error ` : ""}${id}-hint`;

type AmountRowProps = {
  name: string;
  label: string;
  hint: string;
  loaded: string | undefined;
  worth: number;
  error: string | undefined;
  minus?: boolean;
};

export function AmountRow({ name, label, hint, loaded, worth, error, minus }: AmountRowProps) {
  const t = useText<typeof zakatWords>("zakat");
  const language = useLanguage();
  const id = `zakat-${name}`;
  return (
    <Row id={id} label={label} hint={hint} worth={worth} minus={minus} errors={[error]}>
      <TextInput
        id={id}
        name={name}
        lang={language}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={loaded}
        placeholder={t("rupees")}
        aria-describedby={describedBy(id, error)}
        aria-invalid={error ? true : undefined}
        className="figures text-end"
      />
    </Row>
  );
}

type MetalRowProps = {
  metal: Metal;
  loaded: FormValues;
  worth: number;
  errors: { weight: string | undefined; rate: string | undefined };
};

export function MetalRow({ metal, loaded, worth, errors }: MetalRowProps) {
  const t = useText<typeof zakatWords>("zakat");
  const language = useLanguage();
  const id = `zakat-${metal}`;
  const label = t(metal);
  return (
    <Row id={id} label={label} hint={t(`${metal}Hint`)} worth={worth} errors={[errors.weight, errors.rate]}>
      <span className="grid gap-2 sm:grid-cols-[1fr_6.5rem]">
        <TextInput
          id={id}
          name={metal}
          lang={language}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={loaded[metal]}
          placeholder={t("weight")}
          aria-describedby={describedBy(id, errors.weight)}
          aria-invalid={errors.weight ? true : undefined}
          className="figures text-end"
        />
        <SelectInput
          name={`${metal}_unit`}
          defaultValue={loaded[`${metal}_unit`]}
          aria-label={t("weighedIn", { metal: label })}
        >
          <option value="gram">{t("grams")}</option>
          <option value="tola">{t("tola")}</option>
        </SelectInput>
      </span>
      <p className="mt-2 grid items-center gap-x-2 gap-y-1 text-sm text-soft sm:grid-cols-[1fr_6.5rem]">
        <span className="sm:text-end">{t("aGram")}</span>
        <TextInput
          name={`${metal}_rate`}
          lang={language}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={loaded[`${metal}_rate`]}
          aria-label={t("priceOfGram", { metal: label })}
          aria-describedby={errors.rate ? `${id}-error` : undefined}
          aria-invalid={errors.rate ? true : undefined}
          className="figures text-end"
        />
      </p>
    </Row>
  );
}

/** A sum under the column, over a single or a double rule. */
export function TotalRow({ label, paisa, last }: { label: string; paisa: number; last?: boolean }) {
  return (
    <p className={`zakat-total ${last ? "last" : ""}`}>
      <span>{label}</span>
      <output className="zakat-worth figures">{inRupees(paisa)}</output>
    </p>
  );
}
