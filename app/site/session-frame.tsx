import type { ReactNode } from "react";
import { Link } from "react-router";
import { Lattice } from "#app/ui/lattice.tsx";
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
