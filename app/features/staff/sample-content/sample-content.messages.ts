/* Texts about sample content, for the dashboard and its calls. */

export const sampleContentMessages = {
  none: "There is no sample content.",
  deleted: (total: number) => `${total} ${total === 1 ? "piece" : "pieces"} of sample content removed.`,
  countFailed: "The sample content could not be counted.",
  deleteFailed: "The sample content could not be removed.",
  unreachable: "The server could not be reached. Check your connection and try again.",
} as const;
