import { changesOf, type LabelPlan, type RoundPlan } from './plan-round.ts';
import { roundStatement, type RoundStatement } from './round.store.ts';

/** What is still asked of a label while it is written. */
export interface WaitingLabel extends Pick<LabelPlan, 'money' | 'postCode'> {
  readonly id: number;
  /** The indexes of its scans. */
  readonly scans: readonly number[];
  readonly branches: readonly number[];
}

/** A round that was decided and is ready to be written; without a statement there is nothing to write. */
export interface ReadyRound extends Pick<RoundPlan, 'outcomes' | 'kept'> {
  readonly labels: readonly WaitingLabel[];
  readonly statement: RoundStatement | null;
}

/**
 * What is left of a round once its statement is made. What lives through a wait is copied by the collector, several times when many wait: with every row and
 * every life that a round of five hundred was decided from, that took a fifth of the server's time.
 */
export function readyRound({ labels, outcomes, kept }: RoundPlan, now: Date): ReadyRound {
  const changed = [...labels.values()].filter(({ entries }) => entries.length > 0);
  return {
    outcomes, kept,
    labels: changed.map(({ row, scans, branches, money, postCode }) => ({ id: row.id, scans: scans.map(({ index }) => index), branches: [...new Set(branches)], money, postCode })),
    statement: changed.length === 0 && kept.length === 0 ? null : roundStatement({ changes: changesOf(changed), entries: changed.flatMap(({ entries }) => entries), kept }, now),
  };
}
