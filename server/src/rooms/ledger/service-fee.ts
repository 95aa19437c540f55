import { accountRef, type FeeName } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { NewJournal } from './ledger.store.ts';

/** A fee for a service that is no line of a label's price: something done with a parcel after its acceptance, or a visit. */
export interface ServiceFee {
  /** The same key is posted once. */
  readonly key: string;
  readonly event: JournalEvent;
  readonly income: FeeName;
  /** Whole kyat, above zero. */
  readonly fee: number;
  readonly at: Date;
  /** The subject of the fee. */
  readonly of:
    | { readonly labelId: number; readonly entryId: number; readonly code: string }
    | { readonly pickupId: number };
  /** Where a sender without an account pays. */
  readonly branchId: number;
  /** The courier who takes the cash at the door; paid at the counter by default. */
  readonly courierId?: number;
  /** The account that is charged; `null` for a sender without one. */
  readonly customerId: number | null;
}

/** Returns the journal of such a fee: a merchant owes it, a sender without an account pays it in cash. */
export function serviceFeeJournal({ of, fee, customerId, branchId, courierId, ...said }: ServiceFee): NewJournal {
  const income = { account: accountRef('income', { name: said.income }), amount: -fee };
  const visit = 'pickupId' in of;
  const head = {
    key: said.key,
    event: said.event,
    at: said.at,
    branch_id: branchId,
    ...(visit ? { pickup_request_id: of.pickupId } : { entry_id: of.entryId }),
  };
  if (customerId === null) {
    const place = courierId === undefined ? 'branch' : 'courier';
    const account =
      courierId === undefined
        ? accountRef('cash:branch', { owner: branchId })
        : accountRef('cash:courier', { owner: courierId });
    return {
      ...head,
      ...(visit ? {} : { label_id: of.labelId }),
      staff_id: courierId ?? null,
      postings: [{ account, amount: fee }, income],
      cash: { amount: fee, place, staff_id: courierId ?? null, branch_id: branchId },
    };
  }
  // A separate open item, because the label's own items are those of its acceptance, its delivery and its return.
  return {
    ...head,
    ...(visit ? {} : { note: of.code }),
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
