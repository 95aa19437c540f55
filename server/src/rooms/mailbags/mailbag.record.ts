import type { MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { topicRecord, type AuditedRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readMailbag } from './mailbags.queries.ts';
import { lockMailbag, type LockedMailbag } from './mailbags.store.ts';

/** A bag as commands see it. All branches that have to do with it hear that it changed. */
export const mailbagRecord = topicRecord<'mailbags', LockedMailbag, MailbagDetail>({
  room: 'mailbags',
  topic: 'mailbag',
  lock: ({ tx, viewer }, id) => lockMailbag(tx, viewer, id),
  auditSubject: ({ code }) => ({ name: code }),
  notify: (context, bag, id) => notifyBag(context, bag, id),
  read: ({ tx, viewer }, id) => readMailbag(tx, viewer, id),
});

/** The same of a bag that was locked by the code that somebody scanned, who sees nothing of it. */
export const scannedBagRecord = (bag: LockedMailbag): AuditedRecord<'mailbags', LockedMailbag, { id: number }> => ({
  ...mailbagRecord,
  lock: async () => bag,
  read: async (_, id) => ({ id }),
});

function notifyBag(context: CommandContext, bag: LockedMailbag, id: number): void {
  const here = context.viewer.branchId ?? bag.holder_branch_id;
  for (const branchId of new Set([bag.from_branch_id, bag.to_branch_id, bag.holder_branch_id, here]))
    context.publish({ topic: 'mailbag', branchId, payload: { id } });
}

/** The same for what happens with every parcel of a bag, one after another: screens read it again once for many. */
export function hintBag(context: CommandContext, bag: LockedMailbag): void {
  context.hint('mailbag', [bag.from_branch_id, bag.to_branch_id]);
}
