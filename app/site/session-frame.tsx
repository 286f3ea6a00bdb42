import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { Star } from "#app/ui/star.tsx";
import { useIdentity } from "./identity.ts";

/** The frame of the pages of signing in: the foundation's name beside the page, or above it on a phone. */
export function SessionFrame({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useIdentity();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-rows-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <header className="relative flex flex-col justify-between gap-8 overflow-hidden bg-band px-5 pt-5 pb-10 text-on-band sm:px-10 lg:py-10">
        <Lattice className="absolute inset-0 text-band-rule opacity-60" />
        <Link
          to="/"
          className="relative flex items-center gap-3 self-start font-display text-xl font-semibold focus-visible:outline-on-band"
        >
          <Star className="size-7 shrink-0" />
          {name}
        </Link>
        <div className="relative hidden lg:block">
          <p className="max-w-md font-display text-display font-semibold">Welcome back</p>
          <p className="mt-4 max-w-md text-lg text-on-band-soft">
            Here staff manage everything that the site shows.
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grid place-items-center px-5 py-10 outline-none sm:px-10">
        <div className="w-full max-w-md">
          <h1 className="text-title">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}

type NewPasswordFormProps = {
  /** The page, which answers the form with itself: it is posted without JavaScript, too. */
  action: string;
  /** Of the link that opened the page. */
  token: string;
  /** Whose password it is, so that the browser's password manager keeps both together. */
  email?: string;
  fault: string | undefined;
  /** The button's words. */
  save: string;
};

/** What a password must have, and the field for it. */
export function NewPasswordForm({ action, token, email, fault, save }: NewPasswordFormProps) {
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <p className="mt-2 mb-8 text-soft">
        At least 8 characters, with an uppercase and a lowercase letter, a number and one of @$!%*?&amp;.
      </p>
      <Form method="post" action={action} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        {email && <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />}
        <Field label="New password" required error={fault}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={500} />
          )}
        </Field>
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? "Saving..." : save}
        </Button>
      </Form>
    </>
  );
}
