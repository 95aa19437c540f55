import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { feedbackForm, serviceFeedbackForm } from '@waybill/domain/rooms/feedbacks/feedback-form.ts';
import { merchantSource, heardByStaff, type FeedbackSource } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { feedbackLife, type FeedbackCommand } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import type { FeedbackDetail } from '@waybill/contract/rooms/feedbacks/feedbacks.contract.ts';
import { answerRecord, changeState, type Changed, type AuditedRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readFeedback } from './feedbacks.queries.ts';
import {
  findFeedbackParcel,
  insertFeedback,
  lockFeedback,
  setFeedbackState,
  type LockedFeedback,
  type FeedbackParcel,
} from './feedbacks.store.ts';

/** Describes feedback to commands; the branches that accepted and delivered the parcel are notified. */
const feedbackRecord: AuditedRecord<'feedbacks', LockedFeedback, FeedbackDetail> = {
  room: 'feedbacks',
  lock: ({ tx, viewer }, id) => lockFeedback(tx, viewer, id),
  auditSubject: ({ tracking_code, deliver_branch_id, branch_id }) => ({
    name: tracking_code,
    branchId: deliver_branch_id ?? branch_id,
  }),
  notify: (context, row, id) => notifyBranches(context, row, id),
  read: ({ tx, viewer }, id) => readFeedback(tx, viewer, id),
};

function notifyBranches(
  context: CommandContext,
  { accept_branch_id, deliver_branch_id, branch_id }: FeedbackParcel,
  id: number,
): void {
  for (const branchId of new Set([accept_branch_id, deliver_branch_id, branch_id]))
    if (branchId !== null) context.publish({ topic: 'feedback', branchId, payload: { id } });
}

/** Records feedback on a parcel. Refused: `ticket_about_unknown` for a code of no parcel that the viewer sees. */
export async function createFeedback(
  context: CommandContext,
  { tracking_code, score, text }: FormValues<typeof feedbackForm>,
  source: FeedbackSource = heardByStaff,
): Promise<{ data: FeedbackDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const of = await findFeedbackParcel(tx, viewer, tracking_code.replaceAll(' ', '').toUpperCase());
  if (!of) return refuse('ticket_about_unknown', { fields: { tracking_code: [{ code: 'ticket_about_unknown' }] } });
  const id = await insertFeedback(tx, { of, score, text, source, by: viewer.id || null }, now);
  context.audit({
    room: 'feedbacks',
    record: id,
    name: of.tracking_code,
    action: 'create',
    branchId: of.deliver_branch_id,
    after: { score, text, source },
  });
  notifyBranches(context, of, id);
  return answerRecord(await readFeedback(tx, viewer, id));
}

/** Records what somebody of a merchant thinks of the service (U-06). */
export async function giveFeedback(
  context: CommandContext,
  { score, text }: FormValues<typeof serviceFeedbackForm>,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  if (viewer.customerId === undefined || viewer.branchId === null) return refuse('missing_permission');
  const of = {
    label_id: null,
    tracking_code: null,
    merchant_id: viewer.customerId,
    branch_id: viewer.branchId,
    accept_branch_id: null,
    deliver_branch_id: null,
  };
  const id = await insertFeedback(tx, { of, score, text, source: merchantSource, by: viewer.id }, now);
  context.audit({
    room: 'feedbacks',
    record: id,
    action: 'create',
    branchId: viewer.branchId,
    after: { score, text, source: merchantSource },
  });
  notifyBranches(context, of, id);
  return { message: 'ok' };
}

/** Takes feedback on, or closes it with what was done. The second of two people is refused (`state_not_allowed`). */
export function changeFeedback(
  context: CommandContext,
  command: FeedbackCommand,
  id: number,
  done: string | null,
): Changed<FeedbackDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, feedbackRecord, id, {
    command,
    ...(done === null ? {} : { reason: done }),
    decide: ({ status }) => nextState(feedbackLife, status, command),
    set: (state) => setFeedbackState(tx, id, state, { by: viewer.id, done, now }),
  });
}
