import type { ReactNode } from "react";
import { languagesInEnglish } from "#app/contract/language.ts";
import { englishCity } from "#app/lib/city-key.ts";
import { formatDay, formatMonth, formatTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneLink, phoneText } from "#app/lib/phone.ts";
import { cnicText } from "#app/parts/help/help.messages.ts";
import type { HelpDetails, HelpRequest } from "#app/parts/help/help.schema.ts";
import { helpChannelWords, helpPersonWords, payeeWords } from "#app/parts/help/help-admin.messages.ts";
import { payWayWords } from "#app/parts/help/help-payments/help-payments.messages.ts";
import { Text } from "#app/ui/text.tsx";
import { FamilyText } from "./help-text.tsx";

type FamilyFactsProps = { request: HelpRequest; refresh: () => Promise<unknown> };

/** What the family has said, and how to answer it. */
export function FamilyFacts({ request, refresh }: FamilyFactsProps) {
  const { phone = "", cnic = "", texts = [] } = request;
  return (
    <Part id="family" title="The family">
      <Fact label="Needed for">{helpPersonWords[request.for_whom]}</Fact>
      {request.asked_by && (
        <Fact label="Asked by">
          <Text as="bdi" text={request.asked_by} />
        </Fact>
      )}
      {phone && (
        <Fact label="Phone">
          <a href={phoneLink(phone)} className="text-link figures">
            {phoneText(phone)}
          </a>
        </Fact>
      )}
      {cnic && (
        <Fact label="CNIC">
          <span className="figures">{cnicText(cnic)}</span>
        </Fact>
      )}
      <Fact label="Where">
        <Text as="bdi" text={[request.area, request.city].filter(Boolean).join(", ")} />
        {request.district !== englishCity(request.city ?? "") && ` (district ${request.district})`}
      </Fact>
      <Fact label="Household">{request.household === 1 ? "1 person" : `${request.household} people`}</Fact>
      {request.words && (
        <Fact label="In their words">
          <Text as="p" text={request.words} className="whitespace-pre-line wrap-anywhere" />
        </Fact>
      )}
      <Fact label="Came">
        {helpChannelWords[request.channel]}, {formatTime(request.created_at)}, in{" "}
        {languagesInEnglish[request.language]}
      </Fact>
      {request.consent && (
        <Fact label="Agreed to">
          <Text as="p" text={request.consent} className="text-soft" />
        </Fact>
      )}
      {texts.map((said) => (
        <Fact key={said.name} label={said.name}>
          <FamilyText request={request} refresh={refresh} said={said} />
        </Fact>
      ))}
    </Part>
  );
}

const visitLabels = {
  income: "Income",
  rent: "Rent or own roof",
  debts: "Debts",
  illness: "Illness",
  school: "Children at school",
  notes: "Notes",
} as const;

export function VisitFacts({ request }: { request: HelpRequest }) {
  const { visit, zakat_answers = [], zakat_eligible } = request;
  if (!request.visit_on && !request.visited_on) return null;
  return (
    <Part id="visit" title="The visit">
      {request.visit_on && !request.visited_on && (
        <Fact label="Planned">
          {formatDay(request.visit_on)}, <bdi>{request.responsible_name}</bdi>
        </Fact>
      )}
      {request.visited_on && <Fact label="Visited">{formatDay(request.visited_on)}</Fact>}
      {Object.entries(visitLabels).map(([name, label]) => {
        const text = visit?.[name as keyof typeof visitLabels];
        return (
          text && (
            <Fact key={name} label={label}>
              <Text as="p" text={text} className="whitespace-pre-line wrap-anywhere" />
            </Fact>
          )
        );
      })}
      {zakat_eligible !== null && (
        <Fact label="May receive Zakat">
          <strong>{zakat_eligible ? "Yes" : "No"}</strong>, asked by <bdi>{request.zakat_by}</bdi>
          {request.zakat_at && `, ${formatTime(request.zakat_at)}`}
          <ul className="mt-1 text-soft">
            {zakat_answers.map(({ id, question, answer }) => (
              <li key={id}>
                <Text as="bdi" text={question} /> {answer}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {request.authorised_on && <Fact label="Authorised us on">{formatDay(request.authorised_on)}</Fact>}
    </Part>
  );
}

export function DecisionFacts({ details: { request, funds } }: { details: HelpDetails }) {
  const { decision_paisa: paisa, decision_months: months, decision_from: from, reason } = request;
  if (!request.decided_at && !reason) return null;
  return (
    <Part id="decision" title="The decision">
      {paisa !== null && (
        <Fact label="Approved">
          <strong className="figures">{formatMoney(paisa)}</strong>
          {months !== null && months > 1 ? ` a month, ${months} months` : " once"}
          {from && `, from ${formatMonth(from)}`}
        </Fact>
      )}
      {request.decision_fund && (
        <Fact label="From">
          {funds.find(({ slug }) => slug === request.decision_fund)?.title ?? request.decision_fund}
        </Fact>
      )}
      {paisa !== null && (
        <Fact label="Paid to">
          {payeeWords[request.payee_kind]}
          {request.payee && (
            <>
              {": "}
              <Text as="bdi" text={request.payee} />
            </>
          )}
        </Fact>
      )}
      {request.pay_way && (
        <Fact label="How">
          {payWayWords[request.pay_way]}
          {request.account_number && (
            <bdi className="figures block">
              {request.account_number}, {request.account_title}
            </bdi>
          )}
        </Fact>
      )}
      {reason && (
        <Fact label="Reason">
          <Text as="p" text={reason} className="whitespace-pre-line wrap-anywhere" />
        </Fact>
      )}
      {request.decided_at && (
        <Fact label="Decided">
          <bdi>{request.decided_by}</bdi>, {formatTime(request.decided_at)}
        </Fact>
      )}
      {request.helped_on && <Fact label="First helped">{formatDay(request.helped_on)}</Fact>}
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <dl className="border-t border-rule text-sm">{children}</dl>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-b border-rule py-2 sm:grid-cols-[9rem_1fr]">
    <dt className="text-soft">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
