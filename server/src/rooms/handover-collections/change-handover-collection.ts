import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  decideHandoverCollection,
  kindsForGiver,
} from '@waybill/domain/rooms/handover-collections/decide-handover-collection.ts';
import type {
  confirmHandedForm,
  openHandoverCollectionForm,
  voidHandedForm,
} from '@waybill/domain/rooms/handover-collections/handover-collection-forms.ts';
import {
  handoverCaseRights,
  type HandoverCollectionKind,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import type { HandoverCollectionDetail } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import { changeRecord, changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { caseCommands } from '../mailbags/mailbags.door.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { handoverCaseRecord, handoverCollectionRecord } from './handover-collection.record.ts';
import {
  dropLines,
  insertHandoverCases,
  insertHandoverCollection,
  markNotReceived,
  readOver,
  setHandoverCollectionStatus,
  setHandoverCase,
  type LockedHandoverCollection,
  type NewHandoverCase,
} from './handover-collections.store.ts';

/** Begins a hand-over by the caller. Refused: `validation_failed` for a kind that others give, `collection_open` while an earlier one is. */
export async function openHandoverCollection(
  context: CommandContext,
  body: FormValues<typeof openHandoverCollectionForm>,
): Promise<{ data: HandoverCollectionDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const kind = body.kind as HandoverCollectionKind;
  const branchId = viewer.branchId;
  if (branchId === null || !kindsForGiver(viewer).includes(kind))
    return refuse('validation_failed', { fields: { kind: [{ code: 'select' }] } });
  const id = await insertHandoverCollection(tx, { kind, branch_id: branchId, giver_id: viewer.id }, now);
  if (id === null) return refuse('collection_open');
  return createRecord(context, handoverCollectionRecord, id, { name: String(id), branchId, after: { kind } });
}

/**
 * Confirms the receiver's count. The number counted by hand must equal that of their scans, so that no scan is still on a device; the giver's list is not
 * revealed. A listed parcel not received is a difference of the giver, an unlisted received one a difference of the receiver.
 */
export function confirmHanded(
  context: CommandContext,
  id: number,
  { parcels_counted: counted }: FormValues<typeof confirmHandedForm>,
): Changed<HandoverCollectionDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, handoverCollectionRecord, id, async (doc) => {
    const status = decideHandoverCollection(viewer, doc, 'confirm');
    if (isRefusal(status)) return status;
    const refused = await refuseSamePerson(context, [doc.giver_id]);
    if (refused) return refused;
    if (counted !== doc.received)
      return refuse('collection_count_differs', { values: { n: counted, other: doc.received } });
    const short = await markNotReceived(tx, doc);
    const over = await readOver(tx, id);
    await setHandoverCollectionStatus(tx, id, status, now, { confirmed_at: now });
    await openHandoverCases(context, doc, [
      ...short.map((label_id) => ({ kind: 'short' as const, label_id, owner_staff_id: doc.giver_id })),
      ...over.map((label_id) => ({ kind: 'over' as const, label_id, owner_staff_id: viewer.id })),
    ]);
    return {
      action: 'confirm',
      before: { status: doc.status },
      after: { status, received: doc.received, short: short.length, over: over.length },
    };
  });
}

async function openHandoverCases(
  context: CommandContext,
  doc: LockedHandoverCollection,
  cases: readonly NewHandoverCase[],
): Promise<void> {
  const { tx, viewer, now } = context;
  const ids = await insertHandoverCases(tx, doc, cases, { by: viewer.id, now });
  ids.forEach((record, at) => {
    const { kind, owner_staff_id } = cases[at] as NewHandoverCase;
    context.audit({
      room: 'handover_cases',
      record,
      name: String(record),
      action: 'create',
      branchId: doc.branch_id,
      after: { kind, owner_staff_id },
    });
  });
  if (ids.length > 0) context.publish({ topic: 'handover_case', branchId: doc.branch_id, payload: {} });
}

/** Voids the list: nothing was received, and the parcels stay with the giver. */
export function voidHandoverCollection(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof voidHandedForm>,
): Changed<HandoverCollectionDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, handoverCollectionRecord, id, {
    command: 'void',
    reason,
    decide: (doc) => decideHandoverCollection(viewer, doc, 'void'),
    set: async (status) => {
      await dropLines(tx, id);
      await setHandoverCollectionStatus(tx, id, status, now, { reason });
    },
  });
}

const commands = caseCommands({
  record: handoverCaseRecord,
  rights: handoverCaseRights,
  write: ({ tx, now }, id, change) => setHandoverCase(tx, id, change, now),
});

/** Makes the caller responsible for the difference. */
export const ownHandoverCase = commands.own;
/**
 * Settles a difference. Refused: `second_person_needed` for giver and receiver, `not_independent` for an account that one of them could have used, and when the
 * parcel's own history does not prove the stated cause.
 */
export const settleHandoverCase = commands.settle;
