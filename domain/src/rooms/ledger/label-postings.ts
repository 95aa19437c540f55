import { paymentTypeNames, type PaymentType } from '../labels/label-kinds.ts';
import type { totalLines } from '../tariffs/price-why.ts';
import { accountRef, type AccountRef, type FeeName, type Posting } from './accounts.ts';

/** Label events that move money. */
export const labelMoneyEvents = ['accepted', 'delivered', 'return_confirmed', 'missing_confirmed'] as const;
export type LabelMoneyEventName = (typeof labelMoneyEvents)[number];

/** Returns the key of an event's journal, which is posted once. @example labelEventKey({ label_id: 1, entry_id: 2, event: 'delivered' }) === '1:2:delivered' */
export const labelEventKey = (of: {
  readonly label_id: number;
  readonly entry_id: number;
  readonly event: LabelMoneyEventName;
}): string => `${of.label_id}:${of.entry_id}:${of.event}`;

/** Lines of S; a discount is negative, tax is passed on. They add up to `shipping_total`. */
export type FeeLines = { readonly [Name in (typeof totalLines)[number]]?: number };

/** Money of a label in whole kyat, under the letters of decisions 4.1. */
export interface LabelMoney {
  readonly payment_type: PaymentType;
  /** C */
  readonly cod_amount: number;
  /** p */
  readonly cod_fee: number;
  /** S */
  readonly shipping_total: number;
  readonly fees: FeeLines;
  /** R */
  readonly return_fee: number;
  readonly compensation_fee: number;
  /** Owed with R when the sender recalled the parcel. */
  readonly cancellation_fee?: number;
}

/** Who collected the money: the courier at the door, the branch's counter, the mail post, or a branch's bus gate. */
export type Collector =
  | { readonly by: 'courier'; readonly staff_id: number; readonly branch_id: number }
  | { readonly by: 'branch' | 'gate' | 'mmpost'; readonly branch_id: number };

/** The part of what is collected that the receiver paid by a channel; whole kyat. */
export interface ChannelPart {
  readonly payment_channel_id: number;
  readonly amount: number;
}

export interface LabelParties {
  readonly collector: Collector;
  readonly by_channel?: ChannelPart | null;
  /** The merchant; `null` is a sender without an account, who pays and is paid at the counter. */
  readonly customer_id: number | null;
}

type Figure = 'C' | 'p' | 'S' | 'R' | 'K' | 'X';
type Place =
  | 'collected'
  | 'payable'
  | 'receivable'
  | 'income'
  | 'cod_fee'
  | 'return_fee'
  | 'cancellation'
  | 'compensation'
  | 'compensation_payable';
interface Rule {
  readonly when: readonly PaymentType[];
  readonly figure: Figure;
  readonly debit: Place;
  readonly credit: Place;
}

const always = paymentTypeNames;

/** The table of decisions 4.1, row by row. S goes to the income account of each fee. */
export const labelRules: Readonly<Record<LabelMoneyEventName, readonly Rule[]>> = {
  accepted: [
    { when: ['sender_pay'], figure: 'S', debit: 'collected', credit: 'income' },
    { when: ['credit'], figure: 'S', debit: 'receivable', credit: 'income' },
  ],
  delivered: [
    { when: always, figure: 'C', debit: 'collected', credit: 'payable' },
    { when: ['receiver_pay'], figure: 'S', debit: 'collected', credit: 'income' },
    { when: always, figure: 'p', debit: 'payable', credit: 'cod_fee' },
    { when: ['from_cod'], figure: 'S', debit: 'payable', credit: 'income' },
  ],
  return_confirmed: [
    { when: always, figure: 'R', debit: 'receivable', credit: 'return_fee' },
    { when: always, figure: 'X', debit: 'receivable', credit: 'cancellation' },
    { when: ['receiver_pay', 'from_cod'], figure: 'S', debit: 'receivable', credit: 'income' },
  ],
  missing_confirmed: [{ when: always, figure: 'K', debit: 'compensation', credit: 'compensation_payable' }],
};

/** Returns the table rows that apply, each with its amount in whole kyat, without rows of 0. Throws like `postingsFor`. */
export function rulesFor(
  event: LabelMoneyEventName,
  money: LabelMoney,
): readonly (Rule & { readonly amount: number })[] {
  const figures = figuresOf(money);
  return labelRules[event]
    .filter((rule) => rule.when.includes(money.payment_type) && figures[rule.figure] > 0)
    .map((rule) => ({ ...rule, amount: figures[rule.figure] }));
}

/**
 * Returns the postings of a label event; none when no money moves. They add up to 0. Throws a RangeError when an amount is negative or not whole, when
 * the fees do not add up to S, and for COD or credit without a merchant to own the money.
 *
 * @example postingsFor('delivered', { payment_type: 'sender_pay', cod_amount: 50_000, cod_fee: 1_000, … }, { collector: { by: 'courier', … }, customer_id: 3 })
 * Source: decisions 4.1.
 */
export function postingsFor(event: LabelMoneyEventName, money: LabelMoney, parties: LabelParties): readonly Posting[] {
  const postings = rulesFor(event, money).flatMap(({ debit, credit, amount }) => [
    ...legs(debit, amount, money, parties),
    ...legs(credit, -amount, money, parties),
  ]);
  return parties.by_channel ? owedByChannel(postings, parties.collector, parties.by_channel) : postings;
}

/** Debits the channel instead of the collector with the part that the receiver paid by it. */
function owedByChannel(
  postings: readonly Posting[],
  collector: Collector,
  { payment_channel_id, amount: part }: ChannelPart,
): Posting[] {
  const cash = collectedBy(collector).kind;
  let left = part;
  const rest = postings.map((posting) => {
    const taken = posting.account.kind === cash && posting.amount > 0 ? Math.min(left, posting.amount) : 0;
    left -= taken;
    return { ...posting, amount: posting.amount - taken };
  });
  if (part <= 0 || left > 0) throw new RangeError(`a channel cannot have ${part} of what was collected`);
  const channel = accountRef('channel', { name: String(payment_channel_id) });
  return [{ account: channel, amount: part }, ...rest.filter(({ amount }) => amount !== 0)];
}

/** Returns the cash paid by receiver or sender at this event: C, C + S, S, or 0. */
export function collectedAt(event: LabelMoneyEventName, money: LabelMoney, customerId: number | null): number {
  return rulesFor(event, money)
    .filter(({ debit }) => isCash(debit, customerId))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function isCash(place: Place, customerId: number | null): boolean {
  return place === 'collected' || (place === 'receivable' && customerId === null);
}

function figuresOf(money: LabelMoney): Readonly<Record<Figure, number>> {
  const figures = {
    C: money.cod_amount,
    p: money.cod_fee,
    S: money.shipping_total,
    R: money.return_fee,
    K: money.compensation_fee,
    X: money.cancellation_fee ?? 0,
  };
  for (const [name, amount] of Object.entries(figures))
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${name} is no amount of kyat: ${amount}`);
  const fees = Object.values(money.fees).reduce((sum, amount) => sum + amount, 0);
  if (fees !== figures.S) throw new RangeError(`the fees add up to ${fees}, not to ${figures.S}`);
  return figures;
}

function legs(place: Place, amount: number, money: LabelMoney, parties: LabelParties): Posting[] {
  if (place !== 'income') return [{ account: accountAt(place, parties), amount }];
  return Object.entries(money.fees)
    .filter(([, fee]) => fee !== 0)
    .map(([name, fee]) => ({
      account: name === 'tax' ? accountRef('tax') : accountRef('income', { name: name as FeeName }),
      amount: -fee,
    }));
}

function accountAt(place: Exclude<Place, 'income'>, { collector, customer_id }: LabelParties): AccountRef {
  switch (place) {
    case 'collected':
      return collectedBy(collector);
    case 'payable':
      return accountRef('payable:merchant', { owner: merchant(customer_id) });
    case 'receivable':
      return customer_id === null ? collectedBy(collector) : accountRef('receivable:merchant', { owner: customer_id });
    case 'cod_fee':
    case 'return_fee':
    case 'cancellation':
      return accountRef('income', { name: place });
    case 'compensation':
      return accountRef('expense', { name: 'compensation' });
    case 'compensation_payable':
      return customer_id === null
        ? accountRef('compensation_payable', { owner: collector.branch_id })
        : accountRef('payable:merchant', { owner: customer_id });
  }
}

function merchant(customerId: number | null): number {
  if (customerId === null) throw new RangeError('COD without a merchant belongs to nobody');
  return customerId;
}

function collectedBy(collector: Collector): AccountRef {
  switch (collector.by) {
    case 'courier':
      return accountRef('cash:courier', { owner: collector.staff_id });
    case 'branch':
      return accountRef('cash:branch', { owner: collector.branch_id });
    case 'gate':
      return accountRef('receivable:gate', { owner: collector.branch_id });
    case 'mmpost':
      return accountRef('receivable:mmpost');
  }
}
