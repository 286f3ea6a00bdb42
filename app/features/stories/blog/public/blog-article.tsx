import { Link, useHref } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import type { RelatedBlog, ShownPost } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { absoluteUrl } from "#app/site/head-tags.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { CardLink } from "#app/ui/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Ltr, Text, useLanguage, useText } from "#app/ui/text.tsx";
import { Byline } from "./blog-byline.tsx";
import { BlogShare } from "./blog-share.tsx";
import { CategoryTag } from "./category-tag.tsx";

type BlogArticleProps = {
  post: ShownPost;
  related: RelatedBlog[];
  siteUrl: string;
  /** A post that is not public has no address yet: nothing to share, and no page to print. */
  isDraft?: boolean;
};

/** A post as an article. Urdu is set in Nastaliq, from right to left. */
export function BlogArticle({ post, related, siteUrl, isDraft = false }: BlogArticleProps) {
  const t = useText<typeof blogWords>("blog");
  const language = useLanguage();
  const address = absoluteUrl(siteUrl, pathIn(language, `/blog/${post.slug}`));
  const title = post.title || t("untitled");
  return (
    <>
      <article>
        <header className="relative overflow-hidden">
          <Lattice className="page-lattice even absolute inset-0 text-rule" />
          <div className="page-width relative max-w-5xl pt-12 pb-10 text-center wrap-anywhere sm:pt-20">
            <CategoryTag name={post.category_name} />
            <Text as="h1" text={title} className="mt-5 pb-1 text-title" />
            {post.excerpt && (
              <Text
                as="p"
                text={post.excerpt}
                className="mx-auto mt-5 max-w-2xl font-display text-xl leading-snug text-soft"
              />
            )}
            <Byline post={post} className="mt-7 justify-center" />
          </div>
        </header>

        <div className="page-width max-w-5xl">
          <Picture
            src={post.featured_image}
            alt={post.featured_image_alt}
            eager
            sizes="(min-width: 64rem) 56rem, 92vw"
            className="aspect-[8/5] h-auto w-full rounded-sm"
          />
        </div>

        <div className="page-width max-w-[48rem] pt-12 sm:pt-16">
          <div
            {...langAttrs(post.html.replace(/<[^>]*>/g, " "), language)}
            className="prose mx-auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server against an allow-list
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
          {!isDraft && (
            <p className="only-on-paper mt-8 border-t border-rule pt-3 text-sm">
              <Ltr>{address}</Ltr>
            </p>
          )}
          <div className="star-rule not-on-paper mx-auto mt-14 max-w-[40rem]">
            <Star className="size-5" />
          </div>
          {!isDraft && <BlogShare url={address} title={title} />}
        </div>
      </article>
      <BlogEnding />
      {related.length > 0 && <BlogRelated posts={related} />}
    </>
  );
}

/** The end of a post: donate, or read on. */
function BlogEnding() {
  const t = useText<typeof blogWords>("blog");
  const donate = useHref("/donate");
  return (
    <section aria-labelledby="story-ending" className="page-width max-w-[48rem] pb-16">
      <div className="mx-auto flex max-w-[40rem] flex-col items-center gap-4 border-y border-rule py-9 text-center">
        <PartTitle id="story-ending">{t("gifts")}</PartTitle>
        <p className="max-w-md text-soft">{t("giftsText")}</p>
        <a href={donate} className={buttonStyle({ variant: "donate" }, "px-8")}>
          {t("donate")}
        </a>
      </div>
      <p className="mt-6 text-center">
        <Link to="/blogs" className="text-link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {t("backToStories")}
        </Link>
      </p>
    </section>
  );
}

export function BlogRelated({ posts }: { posts: RelatedBlog[] }) {
  const t = useText<typeof blogWords>("blog");
  const language = useLanguage();
  return (
    <section aria-labelledby="related" className="not-on-paper border-t border-rule bg-sunk">
      <div className="page-width py-16">
        <SectionTitle id="related">{t("related")}</SectionTitle>
        <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 wrap-anywhere sm:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="group relative flex flex-wrap gap-4 sm:block">
              <div className="w-28 shrink-0 overflow-hidden rounded-sm sm:w-auto">
                <Picture
                  src={post.featured_image}
                  alt={post.featured_image_alt}
                  sizes="(min-width: 36rem) 30vw, 7rem"
                  className="aspect-[8/5] h-auto w-full"
                />
              </div>
              <div className="min-w-0 flex-[1_1_8rem]">
                <h3 {...langAttrs(post.title, language)} className="line-clamp-2 text-xl sm:mt-4">
                  <CardLink to={`/blog/${post.slug}`}>{post.title || t("untitled")}</CardLink>
                </h3>
                <p className="figures mt-2 text-sm text-soft">
                  <time dateTime={post.published_at}>{post.formatted_date || t("recent")}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
