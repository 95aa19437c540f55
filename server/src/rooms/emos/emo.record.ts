import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { decideEmo, requiredOthers } from '@waybill/domain/rooms/emos/decide-emo.ts';
import type { EmoCommand, EmoState } from '@waybill/domain/rooms/emos/emo-states.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { emoFactsOf, readEmo } from './emos.queries.ts';
import { lockEmo, type EmoRecord } from './emos.store.ts';

/** Publishes a change of an order to both branches, so that the paying one has it in its list at once. */
export function notifyBranches(
  context: CommandContext,
  { sell_branch_id, pay_branch_id }: Pick<EmoRecord, 'sell_branch_id' | 'pay_branch_id'>,
  id: number,
): void {
  for (const branchId of new Set([sell_branch_id, pay_branch_id]))
    context.publish({ topic: 'emo', branchId, payload: { id } });
}

/** Describes money orders to commands. */
export const emoRecord: AuditedRecord<'emos', EmoRecord, EmoDetail> = {
  room: 'emos',
  lock: ({ tx, viewer }, id) => lockEmo(tx, viewer, id),
  auditSubject: ({ number, sell_branch_id }) => ({ name: number, branchId: sell_branch_id }),
  notify: notifyBranches,
  read: ({ tx, viewer, now }, id) => readEmo(tx, viewer, id, now),
};

/** Decides whether the viewer may give this command: returns the next state, or the refusal; whose accounts were involved is checked last. */
export async function decideOnEmo(
  { db, viewer, now }: ReadContext,
  emo: EmoRecord,
  command: EmoCommand,
): Promise<EmoState | Refusal> {
  const facts = await emoFactsOf(db, viewer, emo, now);
  const decided = decideEmo(viewer, facts, command);
  if (isRefusal(decided)) return decided;
  for (const other of requiredOthers(facts, command))
    if (!(await confirmedByAnother(db, other, viewer.id, now))) return refuse('not_independent');
  return decided;
}
