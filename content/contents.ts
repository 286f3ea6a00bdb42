import { programmes } from "./programmes.ts";

/** Everything that staff own and edit, by the name of its row in the table `content`. */
export const contents = { programmes };

export type ContentName = keyof typeof contents;
