import { langAttrs } from "#app/lib/urdu.ts";
import { Icon, type IconName } from "./icon.tsx";

type IconListProps = {
  icon: IconName;
  items: readonly string[];
  /** Where the list stands, and the gap between its items. */
  className?: string;
  iconClassName?: string;
};

/** Short sentences below each other, each with the same icon. */
export const IconList = ({
  icon,
  items,
  className = "mt-5 gap-3",
  iconClassName = "text-emerald",
}: IconListProps) => (
  <ul className={`grid ${className}`}>
    {items.map((item) => (
      <li key={item} {...langAttrs(item)} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
        <Icon name={icon} className={`mt-1 size-5 ${iconClassName}`} />
        {item}
      </li>
    ))}
  </ul>
);
