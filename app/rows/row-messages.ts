/* What is said of rows of any noun. A noun whose words the documents state writes its own over them. */

type Words = ReturnType<typeof rowMessages>;
/** What is said when no reply came may name the cause: `CallTexts`. */
export type RowMessages = Omit<Words, `${string}Broke`> & {
  [Name in keyof Words & `${string}Broke`]: string | ((cause: string) => string);
};

/** @param noun "advertisement" @param many several of them; an s is added by default */
export function rowMessages(noun: string, many = `${noun}s`) {
  const Noun = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return {
    /** As staff read it in the dashboard. */
    noun,
    created: `${Noun} created successfully!`,
    updated: `${Noun} updated successfully!`,
    deleted: `${Noun} deleted successfully!`,
    notFound: `${Noun} not found`,
    stale: `Somebody else has changed this ${noun} since you opened it. Reload to see their version.`,
    badId: `The ${noun} is not named.`,
    badQuery: "The list was requested with an invalid value.",
    removeImage: "Remove image must be true or false.",
    removeCaptions: "Whether the captions go must be yes or no.",

    /* In the dashboard. `failed`: refused without a reason; `broke`: no reply. */
    loadFailed: `Failed to load ${many}`,
    loadBroke: `Failed to load ${many}. Please check your connection.`,
    createFailed: `Failed to create ${noun}`,
    createBroke: `Error creating ${noun}`,
    updateFailed: `Failed to update ${noun}`,
    updateBroke: `Error updating ${noun}`,
    deleteFailed: `Failed to delete ${noun}`,
    deleteBroke: `Error deleting ${noun}`,
    confirmDelete: `Are you sure you want to delete this ${noun}?`,
    none: `No ${many} found`,
    /** Above the two versions, which are side by side then. */
    conflict: `Somebody else has changed this ${noun} since you opened it.`,
    gone: `Somebody else has deleted this ${noun} in the meantime.`,
  };
}
