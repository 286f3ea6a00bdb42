import { Link } from "react-router";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The end of a post: donate, or read on. */
export function BlogEnding() {
  return (
    <section aria-labelledby="story-ending" className="page-width max-w-[48rem] pb-16">
      <div className="mx-auto flex max-w-[40rem] flex-col items-center gap-4 border-y border-rule py-9 text-center">
        <h2 id="story-ending" className="text-2xl">
          Gifts make this work possible
        </h2>
        <p className="max-w-md text-soft">
          The clinics, classrooms and kitchens in our stories run on what readers give.
        </p>
        <a href="/donate" className={buttonStyle({ variant: "donate" }, "px-8")}>
          Donate
        </a>
      </div>
      <p className="mt-6 text-center">
        <Link to="/blogs" className="text-link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          Back to all stories
        </Link>
      </p>
    </section>
  );
}
