import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { film } from "./film.ts";
import { picture } from "./pictures.ts";

/*
 * A small server that answers the public calls as the documents say that the PHP backend does: numbers and flags as texts,
 * MySQL's dates, paths of pictures in each of their spellings. What it holds may be changed while it runs, and each path
 * may be given a fault.
 */

export type PhpRow = Record<string, unknown>;

type Fault =
  /** Answers this instead. */
  | { status?: number; type?: string; body?: string | Buffer; location?: string }
  /** Answers 503, or breaks the connection, so many times before it answers. */
  | { fails: number; how: "503" | "break" }
  /** Sends the beginning of what it announces, and closes. */
  | "cut"
  /** Never answers. */
  | "silent";

export type PhpSite = {
  /** The base of the calls. */
  base: string;
  host: string;
  content: ReturnType<typeof phpContent>;
  /** By path below the base: "api_banner.php", "uploads/events/camp.jpg". */
  faults: Map<string, Fault>;
  files: Map<string, Buffer>;
  /** Every path asked for, with its query. */
  asked: string[];
  /** The longest page of posts, and whether the call knows `offset`. */
  paging: { most: number; offset: boolean };
};

/** What the old site holds: what staff of the old dashboard have made of it. */
export const phpContent = () => ({
  banner: { message: "Iftar for 500 families", link_text: "Read", link_url: "/blogs" } as PhpRow | null,
  headline: "Serving since 2016",
  feed: [1, 2, 3].map((id) => ({
    id: String(id),
    title: `Update ${id}`,
    description: "A well was dug.",
    date: "March 2024",
    icon: id === 3 ? "Sparkle" : "Heart",
    link: id === 2 ? "" : "/news",
  })) as PhpRow[],
  categories: [
    { id: "3", slug: "health", name: "Health", color: "#0f766e" },
    { id: "4", slug: "water", name: "Water", color: "teal" },
  ] as PhpRow[],
  posts: [
    {
      id: "11",
      slug: "eye-camp",
      title: "An eye camp in Kasur",
      excerpt: "",
      category_id: "3",
      content: "# The day\r\n\r\nWe saw **120** people.\r\n\r\n![Queue](../uploads/blogs/queue.png)",
      featured_image: "../uploads/blogs/camp.png",
      author_name: null,
      read_time: "4",
      status: "published",
      meta_title: null,
      meta_description: "",
      published_at: "2024-03-05 10:20:00",
    },
    {
      id: "12",
      slug: "wells_of_Thar",
      title: "Wells",
      excerpt: "Water at last",
      category_id: null,
      content:
        '<h2 onclick="x()">Wells</h2><p>Deep <b>wells</b> &amp; clean<br>water.</p><script>alert(1)</script><ul><li>One</li><li>Two</li></ul>',
      featured_image: null,
      author_name: "Sana",
      read_time: null,
      status: "published",
      formatted_date: "Jan 9, 2024",
    },
  ] as PhpRow[],
  events: [
    {
      id: "21",
      title: "Blood camp",
      event_date: "2023-05-01",
      event_time: "09:30:00",
      location: "Lahore",
      description: "Give blood.",
      image_url: "uploads/events/blood.png",
    },
    {
      id: "22",
      title: "Winter drive",
      event_date: "2026-12-24",
      event_time: null,
      location: "Kasur",
      description: "Quilts.",
      image_url: null,
    },
  ] as PhpRow[],
  gallery: [
    {
      id: "32",
      title: "A film",
      section: "Health",
      file_type: "video",
      file_url: "uploads/gallery/film.webm",
      uploaded_at: "2024-02-02 08:00:00",
    },
    {
      id: "31",
      title: "A school",
      section: "Schools",
      file_type: "image",
      file_url: "/backendReact/uploads/gallery/school.png",
      uploaded_at: "2024-01-01 08:00:00",
    },
  ] as PhpRow[],
  slides: [
    {
      id: "41",
      headline: "Hope",
      subtitle: "For all",
      cta_text: "",
      cta_link: null,
      display_order: "1",
      is_active: "1",
      image_url: "uploads/hero/one.png",
      video_url: null,
    },
  ] as PhpRow[],
  ads: [
    {
      id: "51",
      title: "Zakat drive",
      description: null,
      media_type: "image",
      media_url: "zakat drive.png",
      start_date: "2024-03-01",
      end_date: "0000-00-00",
      is_active: "1",
      created_at: "2024-02-20 12:00:00",
    },
  ] as PhpRow[],
});

const pictures = [
  "uploads/blogs/queue.png",
  "uploads/blogs/camp.png",
  "uploads/events/blood.png",
  "uploads/gallery/school.png",
  "uploads/hero/one.png",
  "uploads/images/zakat drive.png",
];

/** Starts one. It ends with the test. */
export async function startPhpSite(): Promise<PhpSite> {
  const bytes = await picture("png");
  const site: PhpSite = {
    base: "",
    host: "",
    content: phpContent(),
    faults: new Map(),
    files: new Map([...pictures.map((name) => [name, bytes] as const), ["uploads/gallery/film.webm", film]]),
    asked: [],
    paging: { most: 1000, offset: false },
  };
  const server = createServer((request, response) => answer(site, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  site.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.base = `http://${site.host}/backendReact`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return site;
}

function answer(site: PhpSite, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", site.base);
  const path = decodeURIComponent(url.pathname).replace("/backendReact/", "");
  site.asked.push(path + url.search);
  const fault = site.faults.get(path);
  if (fault === "silent") return;
  if (typeof fault === "object" && "fails" in fault) {
    if (fault.fails > 0) {
      fault.fails -= 1;
      if (fault.how === "break") request.socket.destroy();
      else response.writeHead(503).end("Too busy");
      return;
    }
  } else if (typeof fault === "object") {
    const location = fault.location === undefined ? {} : { location: fault.location };
    const status = fault.status ?? 200;
    response.writeHead(status, { "content-type": fault.type ?? "text/html; charset=UTF-8", ...location });
    response.end(fault.body);
    return;
  }
  const file = site.files.get(path);
  const body = file ?? jsonOf(site, path, url.searchParams);
  if (body === undefined) {
    response.writeHead(404, { "content-type": "text/html" }).end("<html><h1>Not Found</h1></html>");
    return;
  }
  // PHP says text/html of JSON as well, unless a header is set.
  response.writeHead(200, {
    "content-type": file ? "application/octet-stream" : "text/html; charset=UTF-8",
    "content-length": Buffer.byteLength(body),
  });
  if (fault !== "cut") {
    response.end(body);
    return;
  }
  response.write(body.slice(0, Math.floor(body.length / 2)), () => request.socket.destroy());
}

function jsonOf({ content, paging }: PhpSite, path: string, query: URLSearchParams): string | undefined {
  const { banner, headline, feed, categories, events, gallery, slides, ads } = content;
  const replies: Record<string, () => unknown> = {
    "api_banner.php": () =>
      banner ? { success: true, data: banner } : { success: false, message: "No banner found" },
    "api_headline.php": () => ({ success: true, headline }),
    "api_get_impact_updates.php": () => feed,
    "api_blog_categories.php": () => ({ success: true, categories }),
    "api_blogs.php": () => blogs(content.posts, query, paging),
    "api_get_events.php": () => events,
    "api_get_gallery_items.php": () => ({
      success: true,
      items: gallery,
      sections: [...new Set(gallery.map(({ section }) => section))],
    }),
    "api_hero_section.php": () => ({ success: true, slides }),
    "ads/get_ads.php": () => ads,
  };
  const reply = replies[path]?.();
  return reply === undefined ? undefined : JSON.stringify(reply);
}

function blogs(posts: PhpRow[], query: URLSearchParams, { most, offset }: PhpSite["paging"]) {
  const slug = query.get("slug");
  if (slug !== null) {
    const blog = posts.find((post) => post.slug === slug);
    return blog ? { success: true, blog } : { success: false, message: "Blog not found" };
  }
  const from = offset ? Number(query.get("offset") ?? 0) : 0;
  const limit = Math.min(Number(query.get("limit") ?? 12), most);
  return { success: true, blogs: posts.slice(from, from + limit) };
}
