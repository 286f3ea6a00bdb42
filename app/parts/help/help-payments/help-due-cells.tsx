import { Link } from "react-router";
import { useMay } from "#app/dashboard/own-user.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Text } from "#app/ui/text.tsx";
import { helpPaymentMessages as messages, payWayWords } from "./help-payments.messages.ts";
import type { HelpDueList as Due, HelpDue } from "./help-payments.schema.ts";

/* What a row of a payment that is due shows. */

/** Where the money goes; care is asked where nobody has said it. */
export function PayWay({
  row: { request_id, reference, pay_way, account_number, account_title },
}: {
  row: HelpDue;
}) {
  const mayOpen = useMay()("help:read");
  return (
    <span className="block text-soft">
      {pay_way === "" ? messages.noPayWay : payWayWords[pay_way]}
      {account_number && (
        <span className="flex flex-wrap items-center gap-x-2">
          <bdi className="figures">{account_number}</bdi>
          <Text as="bdi" text={account_title} />
          <CopyButton text={account_number} what={`the account of ${reference}`} />
        </span>
      )}
      {mayOpen && (
        <Link to={`/dashboard/help/${request_id}`} className="text-link block">
          Open the case<span className="sr-only"> {reference}</span>
        </Link>
      )}
    </span>
  );
}

/** Whether it waits for a second person once it is recorded. */
export const isAbove = ({ limit_paisa }: Due, { amount_paisa }: HelpDue) =>
  limit_paisa !== null && amount_paisa > limit_paisa;

/** Why it cannot be paid yet, whatever else is selected; undefined: it can. */
export function hindranceOf({ funds }: Due, { fund, amount_paisa, lacking }: HelpDue): string | undefined {
  if (lacking) return messages.notPayable[lacking];
  const holds = funds.find(({ slug }) => slug === fund)?.holds_paisa ?? 0;
  return amount_paisa > holds ? messages.fundShort : undefined;
}

type TickProps = { label: string; checked: boolean; disabled: boolean; onChange: (is: boolean) => void };

export const Tick = ({ label, onChange, ...rest }: TickProps) => (
  <input
    type="checkbox"
    aria-label={label}
    onChange={(event) => onChange(event.target.checked)}
    className="size-6 cursor-pointer align-middle accent-emerald md:size-5"
    {...rest}
  />
);
