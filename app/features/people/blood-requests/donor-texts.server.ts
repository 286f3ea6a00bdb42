import type { Language } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import { readContent } from "#server/content.ts";
import type { InboxRow } from "#server/db/inbox.ts";
import type { Deps } from "#server/deps.ts";
import type { DonorTexts } from "./blood-requests.schema.ts";
import type { bloodRequestsTable } from "./blood-requests.table.ts";
import { donorTextWords } from "./donor-texts.words.ts";
import { factsOf } from "./request-questions.server.ts";

type Request = InboxRow<typeof bloodRequestsTable>;

async function textsIn(deps: Deps, language: Language, request: Request | undefined) {
  const { name, phone } = await readContent(deps, "identity", { language });
  const t = textIn(language, donorTextWords);
  const texts = { asked: "", promised: "", thanked: t("thanked", { name }) };
  if (!request) return texts;
  const { hospital, city } = request;
  const { reference, group, day } = factsOf({ ...request, language }).facts;
  const said = { name, phone, reference, group, hospital, city, day };
  return { ...texts, asked: t("asked", said), promised: t("promised", said) };
}

/** What donors are written in each language; of a request nothing but what is needed, where and for when. */
export async function donorTexts(deps: Deps, request: Request | undefined): Promise<DonorTexts> {
  const [en, ur] = await Promise.all([textsIn(deps, "en", request), textsIn(deps, "ur", request)]);
  return { en, ur };
}
