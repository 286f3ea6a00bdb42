import { Lattice } from "#app/ui/lattice.tsx";

/** The opening of the stories: a page's title on the lattice. */
export function BlogListHeader() {
  return (
    <div className="relative overflow-hidden">
      <Lattice className="page-lattice absolute inset-0 text-rule" />
      <div className="page-width relative pt-14 pb-10 sm:pt-20">
        <h1 className="text-title">Stories from the work</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">
          What happened, where, and what it changed. Written by the people who were there.
        </p>
      </div>
    </div>
  );
}
