import { sql, type Transaction } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import type { FeedbackSource } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { feedbackLife, type FeedbackState } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { feedbackScope } from './feedbacks.queries.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';

type Tx = Transaction<Tables>;

/** The parcel of a feedback, with the branches to notify. */
export interface FeedbackParcel {
  /** Null for feedback about the service as a whole. */
  readonly label_id: number | null;
  readonly tracking_code: string | null;
  readonly merchant_id: number | null;
  /** The merchant's branch, for feedback about the service. */
  readonly branch_id: number | null;
  readonly accept_branch_id: number | null;
  readonly deliver_branch_id: number | null;
}

export type LockedFeedback = FeedbackParcel & TableRow<'feedback'>;

/** Finds the parcel with this code, if the viewer sees it. */
export async function findFeedbackParcel(tx: Tx, viewer: SessionViewer, code: string): Promise<FeedbackParcel | null> {
  if (!can(viewer, 'label.view')) return null;
  const { rows } = await sql<FeedbackParcel>`
    select l.id as label_id, l.tracking_code, l.merchant_id, null::bigint as branch_id, s.accept_branch_id, s.deliver_branch_id
    from label l
    join label_state s on s.label_id = l.id
    where l.tracking_code = ${code} and ${visibleLabels(viewer)}`.execute(tx);
  return rows[0] ?? null;
}

/** Locks the feedback that a command changes, until the transaction ends; `null` when its parcel is not visible to the viewer. */
export async function lockFeedback(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedFeedback | null> {
  const { rows } = await sql<LockedFeedback>`
    select f.id, f.status, f.label_id, l.tracking_code, f.merchant_id, f.branch_id, s.accept_branch_id, s.deliver_branch_id
    from feedback f
    left join label l on l.id = f.label_id
    left join label_state s on s.label_id = f.label_id
    where f.id = ${id} and ${feedbackScope(viewer)}
    for update of f`.execute(tx);
  return rows[0] ?? null;
}

export async function insertFeedback(
  tx: Tx,
  values: {
    readonly of: FeedbackParcel;
    readonly score: number;
    readonly text: string;
    readonly source: FeedbackSource;
    readonly by: number | null;
  },
  now: Date,
): Promise<number> {
  const { of, score, text, source, by } = values;
  const { id } = await tx
    .insertInto('feedback')
    .values({
      label_id: of.label_id,
      merchant_id: of.merchant_id,
      branch_id: of.branch_id,
      score,
      body: text,
      source,
      status: feedbackLife.initial,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a new state: who works on it, and at the end what was done. */
export async function setFeedbackState(
  tx: Tx,
  id: number,
  status: FeedbackState,
  { by, done, now }: { readonly by: number; readonly done: string | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ status, owner_id: by, ...(done === null ? {} : { done, closed_at: now }), ...touched(now) })
    .where('id', '=', id)
    .execute();
}
