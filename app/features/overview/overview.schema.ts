import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";

const count = z.number().int();

export const overviewFigures = z.object({
  posts_this_month: count.describe("Posts that became public since the first of this Karachi month"),
  active_volunteers: count.describe("Registrations of volunteers"),
  donations_this_month: z.null().describe("None until donations are taken on the site"),
  views_this_month: count.describe("Page views since the first of this Karachi month"),
  views_last_month: count.describe("Page views of the whole month before"),
});
export type OverviewFigures = z.infer<typeof overviewFigures>;

export const readOverviewReply = done(overviewFigures.shape);
