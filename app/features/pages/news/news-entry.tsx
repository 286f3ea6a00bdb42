import { formatDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { newsWords } from "./news.words.ts";
import type { NewsItem } from "./news-stream.ts";

/** The newest with a picture, over the whole width. */
export function NewsLead({ item }: { item: NewsItem }) {
  const language = useLanguage();
  return (
    <article className="group relative grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:py-10">
      <div className="overflow-hidden rounded-sm">
        <Picture
          src={item.picture?.src}
          alt={item.picture?.alt ?? ""}
          eager
          sizes="(min-width: 64rem) 44rem, 92vw"
          className="aspect-[8/5] h-auto w-full"
        />
      </div>
      <div>
        <Kind item={item} />
        <h2 {...langAttrs(item.title, language)} className="mt-2 text-heading">
          <Title item={item} />
        </h2>
        <Text as="p" text={item.text} className="mt-3 line-clamp-4 text-lg text-soft" />
      </div>
    </article>
  );
}

export function NewsEntry({ item }: { item: NewsItem }) {
  const language = useLanguage();
  return (
    <article className="group relative grid grid-cols-[1fr_auto] gap-x-6 py-6 sm:gap-x-10">
      <div className="min-w-0">
        <Kind item={item} />
        <h2 {...langAttrs(item.title, language)} className="mt-1.5 text-xl lg:text-2xl">
          <Title item={item} />
        </h2>
        <Text as="p" text={item.text} className="mt-1.5 line-clamp-3 max-w-[38rem] text-soft" />
      </div>
      {item.picture && (
        <Picture
          src={item.picture.src}
          alt={item.picture.alt}
          sizes="(min-width: 36rem) 9rem, 5.5rem"
          className="mt-1 aspect-square h-auto w-22 rounded-sm sm:w-36"
        />
      )}
    </article>
  );
}

/** What kind of news it is, and its day: that of an update as staff wrote it. */
function Kind({ item: { kind, day, date } }: { item: NewsItem }) {
  const t = useText<typeof newsWords>("news");
  const language = useLanguage();
  const written = date ?? (day && day > "0001" ? formatDay(day, language) : undefined);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="label text-emerald">{t(kind)}</span>
      {written && (
        <time dateTime={day} {...langAttrs(written, language)} className="figures text-sm text-soft">
          {written}
        </time>
      )}
    </p>
  );
}

function Title({ item: { title, path } }: { item: NewsItem }) {
  if (!path) return title;
  return (
    <AnyLink
      href={path}
      className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </AnyLink>
  );
}
