import type { BlogSummary } from "#app/features/blog/blog.schema.ts";
import type { HomeEvents } from "#app/features/home/sections/home-events.ts";
import type { ContentOf } from "#content/contents.ts";
import { AccountSection } from "./account-section.tsx";
import { BlogSection } from "./blog-section.tsx";
import { CareerSection } from "./career-section.tsx";
import { EventSection } from "./event-section.tsx";
import { FaqSection } from "./faq-section.tsx";
import { FilmSection } from "./film-section.tsx";
import { SinceSection } from "./since-section.tsx";
import { SuccessSection } from "./success-section.tsx";
import { TestimonialSection } from "./testimonial-section.tsx";

type LaterSectionsProps = {
  home: ContentOf<"home">;
  figures: ContentOf<"figures">;
  stories: ContentOf<"stories">;
  films: ContentOf<"films">;
  testimonials: ContentOf<"testimonials">;
  faq: ContentOf<"faq">;
  posts: BlogSummary[] | undefined;
  events: HomeEvents | undefined;
};

/** The sections below the first screens, in the order of HOME-01. */
export function LaterSections(props: LaterSectionsProps) {
  const { home, figures, stories, films, testimonials, faq, posts, events } = props;
  return (
    <>
      <AccountSection account={home.account} figures={figures} />
      <SinceSection since={home.since} figures={figures} />
      <SuccessSection {...stories} />
      <FilmSection opening={films.opening} films={films.films} />
      <BlogSection posts={posts} />
      <EventSection home={events} />
      <CareerSection career={home.career} figures={figures.career} />
      <TestimonialSection {...testimonials} trustedBy={figures.trustedBy} />
      <FaqSection texts={home.questions} questions={faq.questions} />
    </>
  );
}
