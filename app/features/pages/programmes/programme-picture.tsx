import { Art } from "#app/ui/art.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Shown = { src: string; alt: string };

type ProgrammePictureProps = {
  programme: { image: string; alt: string; photo?: Shown | undefined };
  /** The photograph's width at each window width, as the `sizes` attribute. */
  sizes: string;
  /** It stands in the first screen. */
  first?: boolean;
  className: string;
};

/** A programme's photograph; its illustration until there is one whose people agreed (PROG-06). */
export function ProgrammePicture({ programme, sizes, first = false, className }: ProgrammePictureProps) {
  const { image, alt, photo } = programme;
  if (photo) return <Picture {...photo} sizes={sizes} eager={first} className={className} />;
  return <Art src={image} alt={alt} first={first} className={className} />;
}
