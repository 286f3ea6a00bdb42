import { features } from "#app/features/features.server.ts";
import { rendererVersion } from "#app/features/stories/blog/server/blog-html.service.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { createDeps } from "#server/create-deps.ts";
import { migrate } from "#server/db/migrate.ts";
import { searchText } from "#server/db/search.ts";
import { fillEmptyDatabase } from "#server/db/seed.ts";
import { readEnv } from "#server/env.ts";
import { administrator } from "./calls.ts";

const vocabulary =
  "quilt water school clinic river bread winter teacher nurse donor Lahore Kasur Multan village pump kitchen".split(
    " ",
  );
const cities = ["Lahore", "Kasur", "Multan", "Okara"];
const groups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
const batchSize = 200;

/** Pseudo-random words, the same for the same number. */
const words = (number: number, count: number) =>
  Array.from({ length: count }, (_, place) => vocabulary[(number * 7 + place * 13) % vocabulary.length]).join(
    " ",
  );

/** Creates a data folder with the sample content and so many posts, messages and donors each. */
export async function fillWithRows(folder: string, count: number): Promise<void> {
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const deps = await createDeps(env, features);
  const { db, clock } = deps;
  await migrate(db);
  await fillEmptyDatabase(deps);
  const now = clock.now().toISOString();
  const content = words(1, 400);
  const dayOf = (number: number) => karachiDay(new Date(Date.UTC(2020, 0, 1) + (number % 2400) * 86_400_000));

  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < count; from += batchSize) {
      const numbers = Array.from({ length: Math.min(batchSize, count - from) }, (_, place) => from + place);
      const posts = numbers.map((number) => {
        const title = `${words(number, 6)} ${number}`;
        const excerpt = words(number + 3, 30);
        return {
          title,
          excerpt,
          content,
          html: `<p>${content}</p>`,
          html_version: rendererVersion,
          slug: `post-${number}`,
          search_text: searchText(title, excerpt, "Admin"),
          author_name: "Admin",
          status: "published" as const,
          read_time: 5,
          version: 1,
          is_sample: 0 as const,
          meta_title: "",
          meta_description: "",
          category_id: (number % 7) + 1,
          published_at: dayOf(number),
          created_at: now,
          updated_at: now,
          featured_image_alt: "",
        };
      });
      const messages = numbers.map((number) => {
        const [name, email, message] = [
          `Reader ${number}`,
          `reader${number}@home.example`,
          words(number, 50),
        ];
        return {
          name,
          email,
          message,
          subject: "",
          received_at: now,
          search_text: searchText(name, email, message),
        };
      });
      const donors = numbers.map((number) => {
        const [full_name, phone] = [`Donor${number}`, `92300${String(number).padStart(7, "0")}`];
        const city = cities[number % cities.length] ?? "";
        const blood_group = groups[number % groups.length] ?? "";
        return {
          full_name,
          phone,
          city,
          blood_group,
          city_key: city.toLowerCase(),
          email: "",
          gender: "Male",
          dob: null,
          last_donation_date: number % 3 ? null : "2026-10-01",
          consent_text: "I agree.",
          consented_at: now,
          received_at: now,
          search_text: searchText(full_name, phone, city, blood_group),
        };
      });
      await trx.insertInto("blog_posts").values(posts).execute();
      await trx.insertInto("messages").values(messages).execute();
      await trx.insertInto("blood_donors").values(donors).execute();
    }
  });
  await deps.close();
}
