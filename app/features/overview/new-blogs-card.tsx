import { useQuery } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { bodyOf } from "#app/dashboard/call.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { fetchPosts } from "../blog/blog-calls.ts";
import { isOverMonth, publishedInMonth } from "./new-blogs.ts";
import { OverviewCard } from "./overview-card.tsx";

const label = "New Blogs";

/** Posts published since the first of this month, by the Karachi calendar. */
export function NewBlogsCard({ icon }: { icon: LucideIcon }) {
  const { data, error, refetch } = useQuery({ queryKey: ["blogs", "this month"], queryFn: countThisMonth });
  if (error) {
    const retry = (
      <Button variant="quiet" size="small" onClick={() => refetch()}>
        Try Again
      </Button>
    );
    return (
      <OverviewCard
        icon={icon}
        label={label}
        figure="?"
        note={
          <>
            {error.message} {retry}
          </>
        }
      />
    );
  }
  return (
    <OverviewCard icon={icon} label={label} figure={data?.toString() ?? "..."} note="Published this month." />
  );
}

/** Reads the list, newest first, until it has left this month behind. */
async function countThisMonth(): Promise<number> {
  const today = karachiDay(new Date());
  let count = 0;
  let offset = 0;
  for (;;) {
    const { blogs, total } = bodyOf(await fetchPosts({ offset }));
    count += publishedInMonth(blogs, today);
    offset += blogs.length;
    if (blogs.length === 0 || offset >= total || isOverMonth(blogs, today)) return count;
  }
}
