import { accountRef, type FeeName } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { NewJournal } from '../ledger/ledger.door.ts';

/** A fee for something that was done with a parcel after its acceptance. */
export interface ServiceFee {
  /** The same key is posted once. */
  readonly key: string;
  readonly event: JournalEvent;
  readonly income: FeeName;
  /** Whole kyat, above zero. */
  readonly fee: number;
  readonly at: Date;
  readonly labelId: number;
  readonly code: string;
  readonly entryId: number;
  /** Where a sender without an account pays. */
  readonly branchId: number;
  readonly customerId: number | null;
}

/** The journal of such a fee: a merchant owes it, a sender without an account pays it at the counter. */
export function serviceFeeJournal(of: ServiceFee): NewJournal {
  const { fee, customerId, branchId } = of;
  const income = { account: accountRef('income', { name: of.income }), amount: -fee };
  const head = { key: of.key, event: of.event, at: of.at, entry_id: of.entryId, branch_id: branchId };
  if (customerId === null)
    return {
      ...head,
      label_id: of.labelId,
      postings: [{ account: accountRef('cash:branch', { owner: branchId }), amount: fee }, income],
      cash: { amount: fee, place: 'branch', staff_id: null, branch_id: branchId },
    };
  // It stands open by itself, because the label's own items are those of its acceptance, its delivery and its return.
  return {
    ...head,
    note: of.code,
    postings: [{ account: accountRef('payable:merchant', { owner: customerId }), amount: fee }, income],
    item: {
      role: 'carried',
      cod_amount: 0,
      cod_fee: 0,
      shipping: 0,
      return_fee: 0,
      net: -fee,
      customer_id: customerId,
    },
  };
}
