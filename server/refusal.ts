/** What a member of staff is shown instead of a change. */
export type Fault = {
  status: 404 | 409 | 422 | 503;
  message: string;
  /** The reference of another donation that the message names: with it the same may be asked for knowingly. */
  other?: string;
};

/** What a reply says beside the message of a fault. */
export const besideMessage = ({ other }: Pick<Fault, "other">) =>
  other === undefined ? undefined : { other };

/** Takes back what a transaction has done so far, because of what was seen only after a lock. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** @returns what was done, or the fault of the refusal that it ended in. Other errors stay errors. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | { fault: Fault }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault };
    throw error;
  }
}

/** The same, with the fault as it is. */
export async function faultIfRefused<Result>(work: Promise<Result>): Promise<Result | Fault> {
  const ended = await unlessRefused(work.then((result) => ({ result })));
  return "fault" in ended ? ended.fault : ended.result;
}
