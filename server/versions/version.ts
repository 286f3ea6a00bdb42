/** A field that differs. Of a picture or a film only whether there was one. */
export type VersionField = {
  label: string;
  kind: "text" | "file";
  before: string;
  after: string;
};

/** An earlier version that is to be saved anew. */
export type EarlierVersion = {
  id: string;
  /** The number of the save that was seen as the newest: a later one is not overwritten. */
  version: number;
  /** As it was saved: parsed JSON, null as in the table. */
  value: unknown;
};

/** A version and the one before it, as they were saved: parsed JSON, null as in the table. */
export type TwoVersions = {
  id: string;
  version: number;
  /** Undefined: no earlier version is kept. */
  before: unknown;
  after: unknown;
};

export type VersionFault = { fault: { status: 403 | 404 | 409 | 415 | 422 | 503; message: string } };
