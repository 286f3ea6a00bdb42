import type { BlogSummary } from "#app/features/blog/blog.schema.ts";
import type { HomeEvents } from "#app/features/home/home-events.ts";
import { AccountSection } from "./account-section.tsx";
import { BlogSection } from "./blog-section.tsx";
import { CareerSection } from "./career-section.tsx";
import { EventSection } from "./event-section.tsx";
import { FaqSection } from "./faq-section.tsx";
import { FilmSection } from "./film-section.tsx";
import { SinceSection } from "./since-section.tsx";
import { SuccessSection } from "./success-section.tsx";
import { TestimonialSection } from "./testimonial-section.tsx";

type LaterSectionsProps = { posts: BlogSummary[] | undefined; events: HomeEvents | undefined };

/** The sections below the first screens, in the order of HOME-01. */
export function LaterSections({ posts, events }: LaterSectionsProps) {
  return (
    <>
      <AccountSection />
      <SinceSection />
      <SuccessSection />
      <FilmSection />
      <BlogSection posts={posts} />
      <EventSection home={events} />
      <CareerSection />
      <TestimonialSection />
      <FaqSection />
    </>
  );
}
