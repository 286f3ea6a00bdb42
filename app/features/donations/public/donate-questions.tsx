import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import type { ContentOf } from "#content/contents.ts";

/** What people ask before they give, as two columns of short text. */
export function DonateQuestions({ questions }: Pick<ContentOf<"giving">, "questions">) {
  const { name, phone, email } = useIdentity();
  return (
    <section aria-labelledby="questions" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <h2 id="questions" className="text-heading">
          Before you give
        </h2>
        <dl className="mt-8 grid gap-x-14 lg:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question} className="border-t border-rule-strong py-5">
              <dt className="font-display text-xl font-semibold">{question}</dt>
              <dd className="mt-1.5 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="double-rule mt-6 pt-5 text-soft">
          Each account is in the name of {name}. We never ask you to send money to a person. Not sure? Call{" "}
          <a href={phoneLink(phone)} className="text-link figures">
            {phone}
          </a>{" "}
          or write to{" "}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
          .
        </p>
      </div>
    </section>
  );
}
