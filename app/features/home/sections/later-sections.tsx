import type { BlogSummary } from "../../blog/blog.types.ts";
import type { HomeEvents } from "../home-events.ts";
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

/** What stands below the first screens, in the order of the documents. Each is laid out when it comes near. */
export function LaterSections({ posts, events }: LaterSectionsProps) {
  return (
    <>
      <div className="defer-layout">
        <AccountSection />
      </div>
      <div className="defer-layout">
        <SinceSection />
      </div>
      <div className="defer-layout">
        <SuccessSection />
      </div>
      <div className="defer-layout">
        <FilmSection />
      </div>
      <div className="defer-layout">
        <BlogSection posts={posts} />
      </div>
      <div className="defer-layout">
        <EventSection home={events} />
      </div>
      <div className="defer-layout">
        <CareerSection />
      </div>
      <div className="defer-layout">
        <TestimonialSection />
      </div>
      <div className="defer-layout">
        <FaqSection />
      </div>
    </>
  );
}
