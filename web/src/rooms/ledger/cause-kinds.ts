import type { Causes } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { ledgerFieldWords as field } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { documentPlace } from '../clearances/clearances.door.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type IdOfCause = Extract<keyof Causes, `${string}_id`>;

/** One thing that can make money move. */
export interface CauseKind {
  readonly id: IdOfCause;
  /** The number by which users know the record: a column in lists, and the text of its link. */
  readonly column: keyof Causes;
  /** The sentence around the number, where the number alone says too little. */
  readonly sentence?: Word;
  readonly title: Word;
  readonly place: (id: number, number: string) => PageTarget;
}

/** In the order in which the nearest is named: what a bus gate paid is of its document before it is of the parcel. */
export const causeKinds: readonly CauseKind[] = [
  {
    id: 'gate_collection_id',
    column: 'gate_collection_number',
    title: field.gate_collection_id,
    place: (collectionId) => ({ name: 'gate-submit.detail', params: { collectionId } }),
  },
  {
    id: 'label_id',
    column: 'tracking_code',
    title: commonFieldWords.label,
    place: (labelId) => ({ name: 'label-detail', params: { labelId } }),
  },
  {
    id: 'handover_id',
    column: 'handover_id',
    sentence: commonWords.handoverNumber,
    title: commonWords.cashHandover,
    place: (id) => ({ name: 'cash-detail', params: { id } }),
  },
  {
    id: 'clearance_id',
    column: 'clearance_number',
    title: field.clearance_id,
    place: (id, number) => documentPlace({ id, number }),
  },
  {
    id: 'expense_id',
    column: 'expense_number',
    title: field.expense_id,
    place: (expenseId) => ({ name: 'expense-record.detail', params: { expenseId } }),
  },
  {
    id: 'pickup_request_id',
    column: 'pickup_request_id',
    sentence: commonWords.pickupNumber,
    title: commonFieldWords.pickup,
    place: (pickupId) => ({ name: 'pickup-request.detail', params: { pickupId } }),
  },
  {
    id: 'transfer_id',
    column: 'transfer_number',
    title: field.transfer_id,
    place: (transferId) => ({ name: 'transfer.detail', params: { transferId } }),
  },
  {
    id: 'remittance_id',
    column: 'remittance_number',
    title: field.remittance_id,
    place: (collectionID) => ({ name: 'clearance-from-mmpost.detail', params: { collectionID } }),
  },
  {
    id: 'emo_id',
    column: 'emo_number',
    title: field.emo_id,
    place: (emoId) => ({ name: 'emo.detail', params: { emoId } }),
  },
];
