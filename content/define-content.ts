import { z } from "zod";
import type { ApprovalLimitName } from "#app/contract/approval-limits.ts";
import { languages } from "#app/contract/language.ts";
import { cleanText } from "#app/contract/typed-text.ts";
import { isSafeLink, isSafePicture, isUploadedPaper, unsafeAddress } from "./safe-link.ts";

export { type Localized, localize } from "./local-text.ts";

/*
 * Content that staff own: what the foundation says of itself and would change without a programmer. Each file of this
 * folder that defines one holds its schema and its defaults; a row of the table `content` takes the defaults' place
 * (server/content.ts). Components get it from their page's loader: this file brings zod, which public pages must not.
 */

/** @param max in characters, of each language */
export const localText = (max: number) =>
  z.object({
    en: z.string().overwrite(cleanText).min(1).max(max),
    ur: z.string().overwrite(cleanText).max(max).optional(),
    // Set by the server when one of them is saved anew without the other.
    stale: z.object({ language: z.enum(languages), since: z.string(), was: z.number() }).optional(),
  });

/** A list that has at least one entry and at most `max`. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) => z.array(entry).min(1).max(max);

/** A list that may be empty, with at most `max` entries: its page says so when there are none. */
export const listOrNone = <Entry extends z.ZodType>(entry: Entry, max: number) => z.array(entry).max(max);

/*
 * The editor of the dashboard is made from these schemas. What it writes beside a field is the field's `.meta()`:
 * `title` (its name in words by default), `description`, and `control` where the type does not say how it is edited.
 */
export type ContentControl =
  | "link"
  | "picture"
  | "slug"
  | "id"
  | "programme"
  | "film"
  | "captions"
  | "phone"
  | "icon"
  | "paper";

const anAddress = z.string().trim().min(1).max(500);

/** What is shown in the place of a saved address that its rule refuses: its value was saved before the rule. */
export type AddressFallback = { fallback: string };

/** The path of a page of ours, or an address elsewhere. */
export const address = anAddress
  .refine(isSafeLink, {
    error: unsafeAddress.link,
    params: { fallback: "/" } satisfies AddressFallback,
  })
  .meta({
    control: "link" satisfies ContentControl,
    description: "A page of this site, such as /donate, or a full web address.",
  });

/** The path of a picture: an illustration of ours or an upload. */
export const pictureAddress = anAddress
  .refine(isSafePicture, {
    error: unsafeAddress.picture,
    params: { fallback: "/art/placeholder.svg" } satisfies AddressFallback,
  })
  .meta({
    title: "Picture",
    control: "picture" satisfies ContentControl,
  });

/** An uploaded paper: a PDF, or a picture of it. Empty: there is none, and no page promises one. */
export const paper = z
  .union([
    z.literal(""),
    z
      .string()
      .max(200)
      .refine(isUploadedPaper, { error: unsafeAddress.paper, params: { fallback: "" } }),
  ])
  .meta({
    control: "paper" satisfies ContentControl,
    description: "A PDF, or a picture of the paper, up to 10MB.",
  });

export const alternativeText = localText(200).meta({
  title: "What is on the picture",
  description: "Read to people who do not see it.",
});

/** A picture with its alternative text. */
export const picture = z.object({ src: pictureAddress, alt: alternativeText }).meta({ title: "Picture" });

/** The words of a link, and where it leads. */
export const link = z.object({
  text: localText(60).meta({ title: "Words" }),
  path: address.meta({ title: "Leads to" }),
});

/** What stands before a name in an address: /services/health. It stays as it is once the entry is saved. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Small letters a to z, digits and single hyphens.")
  .meta({ title: "Address", control: "slug" satisfies ContentControl });

/** Paragraphs in one text. */
export const paragraphs = "A blank line begins a new paragraph.";

/** A list in which no two entries share this key: their pages or links would be mistaken for each other. */
export const unique = <Entry extends object, List extends z.ZodType<Entry[]>>(
  list: List,
  key: keyof Entry & string,
) =>
  list.check(({ value, issues }) => {
    value.forEach((entry, at) => {
      if (value.findIndex((other) => other[key] === entry[key]) === at) return;
      const message = "Another entry has this already.";
      issues.push({ code: "custom", input: value, path: [at, key], message });
    });
  });

/**
 * A field of a content that only some of those who edit it may change, and whose change waits for a second person
 * (decision 070). `limit`: says who may, and whether it waits.
 */
export type HeldField<Field extends string = string> = {
  field: Field;
  limit: Extract<ApprovalLimitName, "accounts" | "eligibility">;
};

export type Content<Value> = {
  /** What the dashboard calls it. */
  title: string;
  /** What staff find in it, in the words in which they look for it. */
  description: string;
  /** The pages that show it, the most telling one first; none of what is only mailed. */
  pages: { title: string; path: string }[];
  schema: z.ZodType<Value>;
  defaults: Value;
  held?: HeldField;
  /** What a new installation with sample content has in the defaults' place, until staff save or remove it (SAMPLE-08). */
  sample?: Partial<Value>;
};

/** The value's type is that of the schema. */
export const defineContent = <Value>(content: {
  title: string;
  description: string;
  pages: { title: string; path: string }[];
  schema: z.ZodType<Value>;
  defaults: NoInfer<Value>;
  held?: HeldField<keyof NoInfer<Value> & string>;
  sample?: NoInfer<Partial<Value>>;
}): Content<Value> => content;
