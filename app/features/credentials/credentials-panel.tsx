import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What the last try led to. */
export type CredentialsResult = { tone: "good" | "bad"; text: string };

type CredentialsPanelProps = {
  title: string;
  about: string;
  result: CredentialsResult | undefined;
  submit: { label: string; busy: string };
  /** Whether all that was typed keeps the rules. */
  valid: boolean;
  saving: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** One of the two forms of Security Settings. It can be sent only when it is valid. */
export function CredentialsPanel(props: CredentialsPanelProps) {
  const { title, about, result, submit, valid, saving, onSubmit, children } = props;
  const id = useId();

  function send(event: FormEvent) {
    event.preventDefault();
    if (valid && !saving) onSubmit();
  }

  return (
    // post: should the browser ever submit by itself, a password must not end up in the address.
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={send}
      className="flex flex-col gap-5 border border-rule bg-raised px-4 py-5 sm:px-6"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{about}</p>
      </div>
      {children}
      {result && (
        <Notice tone={result.tone} role={result.tone === "bad" ? "alert" : "status"}>
          {result.text}
        </Notice>
      )}
      <Button type="submit" disabled={!valid || saving} className="self-start">
        {saving ? submit.busy : submit.label}
      </Button>
    </form>
  );
}
