import { createFormGuard } from "#server/http/form-guard.ts";
import { once } from "#server/once.ts";
import type { Services } from "#server/services.ts";

/** Guards the letter's form, whether it comes as a call or as a page's form: both count together. */
export const newsletterGuard = once((services: Services) => createFormGuard(services, "newsletter"));
