import type { ComponentProps, ReactNode, Ref } from "react";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { useText } from "#app/ui/words.tsx";
import { fieldId } from "./form-state.ts";
import { FormTrapFields } from "./form-trap-fields.tsx";
import "./public-form.css";

export type FormViewProps = {
  title: string;
  intro?: ReactNode;
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** What is wrong as a whole, above the fields. */
  refusal?: FormResult | undefined;
  summary?: Ref<HTMLDivElement>;
  /** What is said at the button. */
  status?: ReactNode;
  button: { variant?: ButtonVariant | undefined; sending?: boolean; label: ReactNode };
  form: ComponentProps<"form">;
  children: ReactNode;
};

/** How a public form looks: its title, what is wrong, the fields, the button. */
export function FormView(props: FormViewProps) {
  const { title, intro, token, refusal, summary, status, button, form, children } = props;
  return (
    <form id="form" method="post" noValidate aria-labelledby="form-title" className="grid gap-8" {...form}>
      <div>
        <SectionTitle id="form-title">{title}</SectionTitle>
        {intro && <div className="mt-3 text-soft">{intro}</div>}
        <div
          ref={summary}
          role="status"
          tabIndex={-1}
          data-focus={(refusal && refusal.faults?.length !== 1) || undefined}
          className="mt-5 scroll-mt-24 outline-none empty:hidden"
        >
          {refusal && <Refusal result={refusal} />}
        </div>
      </div>
      {children}
      <FormTrapFields token={token} />
      <div className="grid gap-5">
        <div role="status" data-slot="status" className="empty:hidden">
          {status}
        </div>
        <div>
          <Button
            type="submit"
            variant={button.variant}
            aria-disabled={button.sending || undefined}
            className="max-sm:w-full"
          >
            <span data-slot="button">{button.label}</span>
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What is wrong as a whole, and links to the fields it is about. */
export function Refusal({ result: { message, faults = [] } }: { result: FormResult }) {
  return (
    <Notice tone="bad">
      <p className="font-semibold">{message}</p>
      {faults.length > 1 && (
        <ul className="mt-1 list-disc ps-5">
          {faults.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                className="block py-0.5 underline decoration-1 underline-offset-2"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

type FormThanksProps = { result: FormResult; heading?: Ref<HTMLHeadingElement>; children: ReactNode };

/** In the place of a form that was received. */
export function FormThanks({ result, heading, children }: FormThanksProps) {
  const form = useText<typeof formWords>("form");
  return (
    <section
      id="form"
      aria-labelledby="form-title"
      className="border-s-4 border-emerald bg-emerald-tint p-6 sm:p-9"
    >
      <Star className="size-9 text-emerald" />
      <h2
        id="form-title"
        ref={heading}
        tabIndex={-1}
        data-focus
        className="mt-4 scroll-mt-24 text-heading outline-none"
      >
        {form("thankYou")}
      </h2>
      <p role="status" className="mt-3 text-lg">
        {result.message}
      </p>
      {result.note && <p className="mt-3 font-semibold">{result.note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
