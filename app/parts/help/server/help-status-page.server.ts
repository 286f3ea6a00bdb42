import type { Language } from "#app/contract/language.ts";
import { formWords } from "#app/lib/form.words.ts";
import { type FormResult, faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import { helpStatusRulesIn, readHelpStep } from "./help.service.server.ts";

/** More of a field than this is not sent back. */
const maxTyped = 40;

/** What the page of the status answers: the step, or the same refusal whatever is wrong with the pair. FAMILY-04. */
export async function answerHelpStatus(
  deps: Deps,
  request: Request,
  asker: { address: string; language: Language },
): Promise<{ status: number; retryAfter?: number; result: FormResult }> {
  const posted = (await readPageForm(request)) ?? {};
  const rules = helpStatusRulesIn[asker.language];
  const read = rules.schema.safeParse(posted);
  const values = { reference: String(posted.reference ?? "").slice(0, maxTyped) };
  if (!read.success) {
    const faults = faultsOf(rules, posted);
    const message = summaryOf(faults, textIn(asker.language, formWords)) ?? "";
    return { status: 422, result: { good: false, message, faults, values } };
  }
  const found = await readHelpStep(deps, read.data, asker);
  if ("step" in found) return { status: 200, result: { good: true, message: "", more: found, values } };
  const { status, message, retryAfter } = found;
  return { status, ...(retryAfter && { retryAfter }), result: { good: false, message, values } };
}
