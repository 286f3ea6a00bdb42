import { type ComponentProps, useId } from "react";
import { FormNotice, type FormResult } from "#app/dashboard/dashboard-form.tsx";
import { Button } from "#app/ui/button.tsx";

type CredentialsPanelProps = Pick<ComponentProps<"form">, "onChange" | "onSubmit" | "children"> & {
  title: string;
  about: string;
  button: { label: string; busy: string };
  state: { isValid: boolean; isSubmitting: boolean };
  result: FormResult | undefined;
};

/** One of the two forms of Security Settings. It can be sent only when it is valid. */
export function CredentialsPanel(props: CredentialsPanelProps) {
  const { title, about, button, state, result, children, ...rest } = props;
  const { isValid, isSubmitting } = state;
  const id = useId();
  return (
    // post: should the browser ever submit by itself, a password must not end up in the address.
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      className="flex flex-col gap-5 border border-rule bg-raised px-4 py-5 sm:px-6"
      {...rest}
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{about}</p>
      </div>
      {children}
      <FormNotice result={result} />
      <Button type="submit" disabled={!isValid || isSubmitting} className="self-start">
        {isSubmitting ? button.busy : button.label}
      </Button>
    </form>
  );
}
