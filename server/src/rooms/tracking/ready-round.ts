import type { StepMoney } from './money-events.ts';
import { changesOf, type Outcome, type RoundPlan } from './plan-round.ts';
import { roundStatement, type RoundStatement } from './round.store.ts';

/** A round that was decided and is ready to be written; without a statement there is nothing to write. */
export interface ReadyRound extends Pick<RoundPlan, 'outcomes' | 'kept'> {
  readonly statement: RoundStatement | null;
  /** The labels that it changes. */
  readonly labelIds: readonly number[];
  /** The branches whose lists change. */
  readonly branches: ReadonlySet<number>;
  /** What the ledger is told, each with the place of its entry among the label's. */
  readonly money: readonly (StepMoney & { readonly place: number })[];
  readonly postCodes: readonly { readonly label_id: number; readonly code: string }[];
}

/**
 * What is left of a round once its statement is made. What lives through a wait is copied by the collector, several times when many wait: with every row and
 * every life that a round of five hundred was decided from, that took a fifth of the server's time.
 */
export function readyRound({ labels, outcomes, kept }: RoundPlan, now: Date): ReadyRound {
  const changed = [...labels.values()].filter(({ entries }) => entries.length > 0);
  return {
    outcomes,
    kept,
    statement:
      changed.length === 0 && kept.length === 0
        ? null
        : roundStatement(
            { changes: changesOf(changed), entries: changed.flatMap(({ entries }) => entries), kept },
            now,
          ),
    labelIds: changed.map(({ row }) => row.id),
    branches: new Set(changed.flatMap(({ branches }) => branches)),
    money: changed.flatMap(({ money }) => money),
    postCodes: changed.flatMap(({ row, postCode }) =>
      postCode === null ? [] : [{ label_id: row.id, code: postCode }],
    ),
  };
}

/** The scans of these labels, by their outcomes. */
export function scansOf(
  outcomes: ReadonlyMap<number, Outcome>,
  labelIds: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>(labelIds.map((id) => [id, []]));
  if (labelIds.length > 0)
    for (const [index, { labelId }] of outcomes) if (labelId !== null) found.get(labelId)?.push(index);
  return found;
}
