import { type Kysely, sql } from "kysely";

type Json = Record<string, unknown>;
type Text = { en: string; ur: string };

/* What the answers and the note are while the claim is not confirmed: as the originals have it. */
const unregistered: Text = {
  en: "We have worked from an office in Lahore since 2016. Write to us for copies of our papers, and ask the authority that issued them whether they are valid.",
  ur: "ہم 2016 سے لاہور کے دفتر سے کام کر رہے ہیں۔ کاغذات کی نقل کے لیے ہمیں لکھیں، اور جس محکمے نے انہیں جاری کیا اس سے پوچھ لیں کہ وہ درست ہیں یا نہیں۔",
};
const unapproved: Text = {
  en: "Not at the moment. You get an official receipt for every gift, but it gives no right to a tax credit: that needs an approval by the tax authority, and we have none that is valid today.",
  ur: "فی الحال نہیں۔ آپ کو ہر عطیے کی باقاعدہ رسید دی جاتی ہے، لیکن اس پر ٹیکس کریڈٹ نہیں ملتا: اس کے لیے ٹیکس کے محکمے کی منظوری ضروری ہے، اور آج ہمارے پاس ایسی کوئی منظوری نہیں۔",
};
const receiptOnly: Text = {
  en: "You get an official receipt for every gift.",
  ur: "ہر عطیے کی باقاعدہ رسید دی جاتی ہے۔",
};

/**
 * Questions and registrations that were saved with the original promise get what is true without it. An installation that
 * still shows sample content keeps the claims of register and rating; the others confirm them first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, { name: "faq", list: "questions" }, (question) => {
    if (says(question.answer, "We are a government-verified")) {
      return { ...question, needs: "registration", otherwise: unregistered };
    }
    const promises = says(question.answer, "Donations are tax-deductible in Pakistan");
    return promises ? { ...question, needs: "approval", otherwise: unapproved } : question;
  });
  await changeEach(db, { name: "identity", list: "registrations" }, (registration) =>
    says(registration.note, "A gift to us is tax-deductible")
      ? { ...registration, otherwise: receiptOnly }
      : registration,
  );
  await sql`
    insert into content (name, value, version, updated_at, is_sample)
    select 'claims', '{"registration":true,"rating":true}', 1, max(updated_at), 1
    from content where is_sample = 1 having count(*) > 0`.execute(db);
}

const says = (text: unknown, words: string) => JSON.stringify(text ?? "").includes(words);

async function changeEach(
  db: Kysely<unknown>,
  { name, list }: { name: string; list: string },
  changed: (entry: Json) => Json,
): Promise<void> {
  const { rows } = await sql<{ value: string }>`select value from content where name = ${name}`.execute(db);
  for (const { value } of rows) {
    const saved = JSON.parse(value) as Json;
    const entries = saved[list];
    if (!Array.isArray(entries)) continue;
    const json = JSON.stringify({ ...saved, [list]: entries.map(changed) });
    await sql`update content set value = ${json} where name = ${name}`.execute(db);
  }
}
