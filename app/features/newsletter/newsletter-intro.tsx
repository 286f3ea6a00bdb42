import { letterWords } from "./newsletter-letter.ts";

/** What the letter is, above its form at the foot of every page. */
export function NewsletterIntro() {
  return (
    <>
      <h2 className="font-display text-2xl font-semibold">{letterWords.title}</h2>
      <p className="mt-2 max-w-md text-on-band-soft">{letterWords.about}</p>
    </>
  );
}
