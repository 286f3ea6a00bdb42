/** The squares' side and their distance from each other, of a drawing of 100 x 100. */
const side = 7.4;
const step = 10;

const square = (place: number, inset: number) => {
  const left = (place % 10) * step + (step - side) / 2 + inset;
  const top = Math.floor(place / 10) * step + (step - side) / 2 + inset;
  const length = side - 2 * inset;
  return `M${left} ${top}h${length}v${length}h-${length}z`;
};

type HundredSquaresProps = { percent: number; label: string; className?: string };

/** A percentage as a hundred squares, the counted ones full and the others outlined: readable without colour. */
export function HundredSquares({ percent, label, className = "w-40" }: HundredSquaresProps) {
  const places = Array.from({ length: 100 }, (_, place) => place);
  const full = places.filter((place) => place < percent);
  const outlined = places.filter((place) => place >= percent);
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={className}>
      <path d={full.map((place) => square(place, 0)).join("")} fill="currentColor" />
      <path
        d={outlined.map((place) => square(place, 0.4)).join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
      />
    </svg>
  );
}
