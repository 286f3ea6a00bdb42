import { type ContentName, type ContentOf, contents, type StoredContent } from "#content/contents.ts";
import { localize } from "#content/define-content.ts";
import { isApprovedOn } from "#content/receipts.ts";
import { type ReadStored, readStored } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps, OriginalClaim } from "#server/deps.ts";
import { figureContents, isConfirmed, publishedFigures } from "./content-figures.server.ts";

/** What the site may say of the foundation. */
export type Claims = { registration: boolean; rating: boolean; approval: boolean };

/** @param day of Karachi, on which the approval for tax credits must be valid */
export const claimsOn = (
  claims: ContentOf<"claims">,
  { approval }: Pick<ContentOf<"receipts">, "approval">,
  day: string,
): Claims => ({ ...claims, approval: isApprovedOn(approval, day) });

type Question = ContentOf<"faq">["questions"][number];

/** The questions with the answers that are true: FAQ-01. */
export const answeredQuestions = (questions: readonly Question[], claims: Claims): Question[] =>
  questions.flatMap(({ needs, otherwise, ...question }) => {
    if (!needs || claims[needs]) return [question];
    return otherwise ? [{ ...question, answer: otherwise }] : [];
  });

type Registration = ContentOf<"identity">["registrations"][number];

/** The registrations that have their number or are confirmed, with the note that is true: ABOUT-10. */
export const shownRegistrations = (registrations: readonly Registration[], claims: Claims): Registration[] =>
  registrations
    .filter(({ number }) => number !== "" || claims.registration)
    .map(({ otherwise, ...registration }) =>
      claims.approval || !otherwise ? registration : { ...registration, note: otherwise },
    );

/** What the site claims as it came with the program, and nobody has confirmed: SAMPLE-10. */
export async function listOriginalClaims(deps: Pick<Deps, "db" | "log">): Promise<OriginalClaim[]> {
  const stored = await readStored(deps, [...figureContents, "claims", "home", "receipts"]);
  const decided = await areClaimsDecided(deps.db);
  return [...(decided ? [] : unconfirmedClaims(stored)), ...originalFigures(stored)];
}

/** Whether staff have saved what the site may claim. */
export async function areClaimsDecided(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("content")
    .select("name")
    .where("name", "=", "claims" satisfies ContentName)
    .where("is_sample", "=", 0)
    .executeTakeFirst();
  return row !== undefined;
}

function unconfirmedClaims(stored: ReadStored): OriginalClaim[] {
  const { trust } = localize(stored("figures"), "en", stored("figures").shared);
  const { since } = localize(stored("home"), "en");
  const { registration, rating } = stored("claims");
  const to = "/dashboard/content/claims";
  const numberless = localize(stored("identity"), "en").registrations.filter(({ number }) => number === "");
  return [
    { text: trust.verified, where: "Home, beside the large pictures", shown: registration, to },
    { text: `${since.badge}: ${since.badgeText}`, where: "Home", shown: registration, to },
    ...numberless.map(({ body }) => ({
      text: `Registered: ${body}`,
      where: "About us",
      shown: registration,
      to,
    })),
    { text: trust.rating, where: "Home, beside the large pictures", shown: rating, to },
  ];
}

/** Figures without a year and a source that still have the value with which the program came. */
function originalFigures(stored: ReadStored): OriginalClaim[] {
  const original: ReadStored = <Name extends ContentName>(name: Name) =>
    contents[name].defaults as StoredContent<Name>;
  const keyOf = ({ where, name, value }: ReturnType<typeof publishedFigures>[number]) =>
    [where, name, value].join("\n");
  const originals = new Set(publishedFigures(original).map(keyOf));
  return publishedFigures(stored)
    .filter((figure) => !isConfirmed(figure) && originals.has(keyOf(figure)))
    .map(({ value, name, where, content }) => ({
      text: `${value} ${name}`,
      where,
      shown: true,
      to: `/dashboard/content/${content}`,
    }));
}
