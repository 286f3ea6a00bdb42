/* The package has no types. These are of what we use. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      /** OpenType features to keep, by their four letters. */
      keepFeatures?: string[];
      /** An axis as it is, or fixed at one value. */
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
