import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The route table: every page's path and its file. */
export default [
  layout("features/layout/site.layout.tsx", [
    index("features/home/home.page.tsx"),
    route("blogs", "features/blog/public/blog-list.page.tsx"),
    route("blog/:slug?", "features/blog/public/blog-post.page.tsx"),
    route("programs", "features/programmes/programmes.page.tsx"),
    route("details/:slug", "features/programmes/programme-story.page.tsx"),
    route("services/:slug", "features/services/service.page.tsx"),
    route("donate", "features/donations/donation.page.tsx"),
    route("contact", "features/contact/contact.page.tsx"),
    route("registration/blood-donor", "features/blood-donors/blood-donor.page.tsx"),
    route("registration/volunteer", "features/registrations/volunteer.page.tsx"),
    route("gallery", "features/gallery/public/gallery.page.tsx"),
    route("events", "features/events/public/events.page.tsx"),
    route("events/:id", "features/events/public/event.page.tsx"),
    route("donation-camps", "features/events/public/donation-camps.page.tsx"),
    route("about-us", "features/about/about.page.tsx"),
    route("about-us/journey", "features/about/journey.page.tsx"),
    route("about-us/president-message", "features/about/president-message.page.tsx"),
    route("about-us/chairman-message", "features/about/chairman-message.page.tsx"),
    route("about-us/mission", "features/about/mission.page.tsx"),
    route("about-us/team", "features/about/team.page.tsx"),
    route("newsletter", "features/newsletter/newsletter.page.tsx"),
    route("newsletter/confirm", "features/newsletter/newsletter-confirm.page.tsx"),
    route("newsletter/leave", "features/newsletter/newsletter-leave.page.tsx"),
    route("search", "features/search/search.page.tsx"),
    route("*", "features/search/not-found.page.tsx"),
  ]),

  layout("features/layout/session.layout.tsx", [
    route("login", "features/session/login.page.tsx"),
    route("dashboard", "features/layout/dashboard.layout.tsx", [
      index("features/overview/overview.dashboard.tsx"),
      route("banner", "features/banner/admin/banner.dashboard.tsx"),
      route("blogs", "features/blog/admin/blogs.dashboard.tsx"),
      route("settings", "features/credentials/credentials.dashboard.tsx"),
      route("*", "dashboard/not-built.dashboard.tsx"),
    ]),
  ]),

  route("events.ics", "features/events/public/events-calendar.resource.ts"),
  route("events/:id/event.ics", "features/events/public/event-calendar.resource.ts"),
  route("feed.xml", "features/blog/public/blog-feed.resource.ts"),
  route("sitemap.xml", "features/layout/sitemap.resource.ts"),
  route("robots.txt", "features/layout/robots.resource.ts"),
] satisfies RouteConfig;
