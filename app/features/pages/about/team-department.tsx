import { Link } from "react-router";
import { Portrait } from "#app/ui/art.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/links.tsx";
import { Ltr, Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { aboutWords } from "./about.words.ts";

type Department = ContentOf<"team">["departments"][number];

/** Once somebody is named, a department that names nobody is left out: ABOUT-08. */
export function departmentsShown<D extends { posts: readonly { name?: string | undefined }[] }>(
  departments: readonly D[],
): readonly D[] {
  const named = departments.filter(({ posts }) => posts.some(({ name }) => name));
  return named.length > 0 ? named : departments;
}

/** A department: what it does, how to write to it, and its posts as lines with dots between role and place. */
export function TeamDepartment({ department }: { department: Department }) {
  const t = useText<typeof aboutWords>("about");
  const { name, task, posts, subject, email } = department;
  const id = `desk-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 border-t border-rule-strong py-9 first:border-t-0 lg:grid-cols-[20rem_1fr] lg:py-12"
    >
      <div>
        <Text as="h2" text={name} id={id} className="text-2xl" />
        <Text as="p" text={task} className="mt-2 max-w-[30rem] text-soft" />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Link
            to={`/contact?${new URLSearchParams({ subject })}`}
            className="text-link inline-flex min-h-8 items-center gap-2"
          >
            <Icon name="mail" className="size-4.5" />
            {t("writeToDepartment")}
            <span className="sr-only">: {name}</span>
          </Link>
          {email && (
            <LineLink href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </LineLink>
          )}
        </p>
      </div>
      <ul className="grid content-start gap-y-1">
        {posts.map((post) => (
          <li key={`${post.role} ${post.name ?? ""}`}>
            <Post {...post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The dots are decoration: a screen reader reads the role, then the place. Whoever is named has a portrait, or the first
 * letter of the name in its place.
 */
function Post({ role, place, name, portrait, sentence }: Department["posts"][number]) {
  return (
    <div className="flex items-center gap-4 py-1.5">
      {portrait ? (
        <Portrait {...portrait} className="w-14 bg-sunk" />
      ) : (
        name && (
          <span
            aria-hidden="true"
            className="arch grid h-17 w-14 shrink-0 place-items-center bg-emerald-tint font-display text-2xl text-emerald"
          >
            {Array.from(name)[0]}
          </span>
        )
      )}
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <Text as="span" text={name ?? role} className="font-display text-xl" />
        {name && <span className="text-soft">{role}</span>}
        <span
          aria-hidden="true"
          className="hidden min-w-8 flex-1 border-b-2 border-dotted border-rule-strong sm:block"
        />
        <Text as="span" text={place} className="text-soft max-sm:basis-full" />
        {sentence && <Text as="span" text={sentence} className="basis-full" />}
      </p>
    </div>
  );
}
