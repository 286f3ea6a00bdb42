/** A job that waits for its turn. */
type WaitingJob = {
  start: () => void;
  /** Ends its waiting without a turn. */
  giveUp: () => void;
  /** In ms of performance.now(). */
  since: number;
};

/**
 * Jobs that wait, by the groups of whoever asked for them: a path from the widest group to the client itself. At each
 * level groups take turns (round robin), regardless of how much each waits for; the jobs of one client come in order.
 */
export class WaitingJobs {
  #count = 0;
  readonly #own: WaitingJob[] = [];
  /** In the order of their turns. None is empty. */
  readonly #groups = new Map<string, WaitingJobs>();

  get count(): number {
    return this.#count;
  }

  add([group, ...narrower]: readonly string[], job: WaitingJob): void {
    this.#count += 1;
    if (group === undefined) {
      this.#own.push(job);
      return;
    }
    const jobs = this.#groups.get(group) ?? new WaitingJobs();
    this.#groups.set(group, jobs);
    jobs.add(narrower, job);
  }

  /** Takes the job whose turn it is. */
  next(): WaitingJob | undefined {
    const [turn] = this.#groups;
    const job = turn ? turn[1].next() : this.#own.shift();
    if (!job) return undefined;
    this.#count -= 1;
    if (turn) {
      const [group, jobs] = turn;
      // Set again, which moves the group to the end.
      this.#groups.delete(group);
      if (jobs.count > 0) this.#groups.set(group, jobs);
    }
    return job;
  }

  /**
   * Takes the newest job of whoever waits for most, in favour of a newcomer: at each level of the largest group.
   * @param newcomer the groups of whoever wants to wait; without it whatever is newest of the largest
   * @returns undefined when nobody waits for more than the newcomer would
   */
  takeNewestOfLargest(newcomer?: readonly string[]): WaitingJob | undefined {
    const [ownGroup = "", ...narrower] = newcomer ?? [];
    const own = newcomer && this.#groups.get(ownGroup);
    let group = ownGroup;
    let largest = own;
    for (const [name, jobs] of this.#groups) {
      if (jobs.count > (largest?.count ?? 0)) [group, largest] = [name, jobs];
    }
    let job: WaitingJob | undefined;
    if (!largest) job = newcomer ? undefined : this.#own.pop();
    else if (largest === own) job = own.takeNewestOfLargest(narrower);
    else if (!newcomer || largest.count > (own?.count ?? 0) + 1) job = largest.takeNewestOfLargest();
    if (!job) return undefined;
    this.#count -= 1;
    if (largest?.count === 0) this.#groups.delete(group);
    return job;
  }

  /** Since when the oldest waits; infinite when none does. */
  oldest(): number {
    const groups = Array.from(this.#groups.values(), (jobs) => jobs.oldest());
    return Math.min(this.#own[0]?.since ?? Number.POSITIVE_INFINITY, ...groups);
  }
}
