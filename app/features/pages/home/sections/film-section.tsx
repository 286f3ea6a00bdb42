import { useIdentity } from "#app/site/identity.ts";
import { FilmFrame, isOurFilm } from "#app/ui/film-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { ContentOf } from "#content/contents.ts";
import type { homeWords } from "./home.words.ts";
import "#app/ui/scroll-row.css";

type Films = ContentOf<"films">;
type Film = Films["films"][number];
type FilmTexts = Omit<Film, "film" | "captions">;

/** So many films give their figure to the row over them. */
const figuresShown = 4;

const outlined =
  "framed inline-flex min-h-11 items-center gap-2 rounded-sm border border-on-band-soft px-5 font-semibold no-underline transition-colors hover:border-on-band hover:bg-band focus-visible:outline-on-band";

/**
 * 'Stories of Hope': six films, on a phone in a row that scrolls. Each shows a picture of ours until a visitor starts it;
 * one plays at a time (home-script.ts). Until then its player is in a template, and nothing of the film is loaded. Without
 * JavaScript the card of a film of ours is a link to its file. A film that is not online yet links to the channel.
 */
export function FilmSection({ opening, films }: Pick<Films, "opening" | "films">) {
  const ui = useText<typeof uiWords>("ui");
  const { social } = useIdentity();
  return (
    <section aria-labelledby="films" className="bg-band-deep text-on-band">
      <div className="py-6 sm:py-14 lg:py-24">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-5 sm:gap-y-8">
          <div>
            <h2 id="films" className="text-heading sm:text-title">
              {opening.title}
            </h2>
            <p className="mt-2 max-w-md text-on-band-soft sm:mt-3 sm:text-lg">{opening.lead}</p>
          </div>
          <dl className="figures grid grid-cols-2 gap-x-2 gap-y-3 min-[22rem]:grid-cols-4 sm:flex sm:gap-x-8">
            {films.slice(0, figuresShown).map(({ id, impact: { value, name } }) => (
              <div key={id} className="flex flex-col-reverse justify-end">
                <dt className="text-xs text-on-band-soft sm:text-sm first-letter:uppercase">{name}</dt>
                <dd className="font-display text-xl leading-none font-semibold sm:text-3xl">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className="scroll-row mt-5 flex gap-x-4 gap-y-9 overflow-x-auto pb-3 sm:page-width sm:mt-10 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:overflow-visible sm:pb-0 lg:grid-cols-3">
          {films.map(({ film, captions, ...words }) => (
            <li key={words.id} className="max-sm:w-60 max-sm:shrink-0 max-sm:snap-start">
              {film ? (
                <FilmCard film={film} captions={captions} words={words} />
              ) : (
                <ChannelCard words={words} channel={social.youtube} label={opening.onChannel} />
              )}
            </li>
          ))}
        </ul>
        <p className="page-width mt-4 text-center sm:mt-12">
          <a href={social.youtube} target="_blank" rel="noopener noreferrer" className={outlined}>
            <Icon name="play" className="size-4 fill-current" />
            {opening.channel}
            <span className="sr-only"> {ui("newTab")}</span>
          </a>
        </p>
      </div>
    </section>
  );
}

const frame = "group relative aspect-video overflow-hidden rounded-sm bg-band";

type FilmCardProps = Pick<Film, "film" | "captions"> & { words: FilmTexts };

function FilmCard({ film, captions, words: { title, impact, image } }: FilmCardProps) {
  const t = useText<typeof homeWords>("home");
  return (
    <article data-film>
      <div className={frame}>
        <FilmPicture image={image} />
        <button
          type="button"
          data-part="play"
          aria-label={t("playFilm", { title })}
          className={`needs-script cursor-pointer ${overPicture}`}
        >
          <PlayMark />
        </button>
        {isOurFilm(film) && (
          <div className="without-script">
            <a href={film} aria-label={t("playFilm", { title })} className={overPicture}>
              <PlayMark />
            </a>
          </div>
        )}
        <template>
          <FilmFrame film={film} captions={captions} title={title} className="absolute inset-0 size-full" />
        </template>
      </div>
      <div className="mt-2.5 flex flex-wrap items-start justify-between gap-x-3 gap-y-1 sm:mt-3 sm:gap-x-4">
        <h3 className="text-lg leading-tight sm:text-xl">{title}</h3>
        <button
          type="button"
          data-part="close"
          hidden
          className="inline-flex min-h-7 shrink-0 cursor-pointer items-center gap-1.5 rounded-sm text-sm font-semibold underline underline-offset-4 focus-visible:outline-on-band"
        >
          <Icon name="close" className="size-4" />
          {t("closeFilm")}
        </button>
        <Impact {...impact} />
      </div>
    </article>
  );
}

const overPicture =
  "absolute inset-0 grid place-items-center focus-visible:-outline-offset-4 focus-visible:outline-on-band";

const PlayMark = () => (
  <span className="grid size-14 place-items-center rounded-full bg-band-deep text-on-band transition-transform group-hover:scale-110">
    <Icon name="play" className="size-6 fill-current ps-0.5" />
  </span>
);

type ChannelCardProps = { words: FilmTexts; channel: string; label: string };

/** Without a film of its own the whole card is one link to the channel. */
function ChannelCard({ words: { title, impact, image }, channel, label }: ChannelCardProps) {
  const t = useText<typeof homeWords>("home");
  return (
    <article className="group relative">
      <div className={frame}>
        <FilmPicture image={image} />
        <p
          aria-hidden="true"
          className="framed absolute start-3 bottom-3 flex min-h-8 items-center gap-2 rounded-sm bg-band-deep px-3 text-sm font-semibold"
        >
          {label}
          <Icon name="arrow-right" className="size-4 onward" />
        </p>
      </div>
      <div className="mt-2.5 flex flex-wrap items-start justify-between gap-x-3 gap-y-1 sm:mt-3 sm:gap-x-4">
        <h3 className="text-lg leading-tight sm:text-xl">
          <a
            href={channel}
            target="_blank"
            rel="noopener noreferrer"
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-on-band"
          >
            {title}
            <span className="sr-only"> {t("onChannel", { label })}</span>
          </a>
        </h3>
        <Impact {...impact} />
      </div>
    </article>
  );
}

const FilmPicture = ({ image }: { image: string }) => (
  <Picture
    src={image}
    alt=""
    sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 45vw, 92vw"
    className="size-full"
  />
);

const Impact = ({ value, name }: FilmTexts["impact"]) => (
  <p data-part="impact" className="figures pt-0.5 text-sm text-on-band-soft max-sm:leading-snug">
    <bdi>{value}</bdi> {name}
  </p>
);
