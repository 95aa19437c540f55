import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { decideWriteOff } from '../handovers/decide-handover.ts';
import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';
import { remittedVerdicts, type RemittedVerdict } from './judge-remitted.ts';

interface EndRow {
  /** Which kind of difference it ends. */
  readonly of: 'rest' | 'surplus';
  readonly permission: Permission | null;
  /** Money is given up by it, so neither of the two who booked the remittance may say so. */
  readonly third: boolean;
}

/** How a difference ends. That the rest is paid later is nobody's command: the remittance that brings it says so. */
const remittanceEnds = {
  paid_later: { of: 'rest', permission: null, third: false },
  charge: { of: 'rest', permission: 'cod.approve', third: true },
  written_off: { of: 'rest', permission: 'cod.approve', third: true },
  /** Entered under a wrong code: the money is that of another parcel. */
  mistake: { of: 'surplus', permission: 'cod.pay', third: false },
  paid_back: { of: 'surplus', permission: 'cod.approve', third: true },
} as const satisfies Record<string, EndRow>;
export type RemittanceEnd = keyof typeof remittanceEnds;
const remittanceEndNames = Object.keys(remittanceEnds) as RemittanceEnd[];
/** The ends that somebody gives to a difference. */
export const endChoices = remittanceEndNames.filter((end) => rowOf(end).permission !== null);
/** The ends that fit a line. */
export function endsOf(verdict: RemittedVerdict): RemittanceEnd[] {
  return endChoices.filter((end) => rowOf(end).of === remittedVerdicts[verdict].waits);
}
/** Does this end name the parcel whose money it is? */
export function namesParcel(end: RemittanceEnd): boolean {
  return rowOf(end).of === 'surplus' && !rowOf(end).third;
}

/** Does a bank account pay the surplus back by this end? */
export function paysBack(end: RemittanceEnd): boolean {
  return rowOf(end).of === 'surplus' && rowOf(end).third;
}

function rowOf(end: RemittanceEnd): EndRow {
  return remittanceEnds[end];
}

/** Who stood at a remittance: who brought it or changed its lines, and who confirmed it. */
export interface RemittanceHands {
  readonly makers: readonly number[];
  readonly confirmedBy: number | null;
}

/** May this person confirm it? Not who brought it or changed its lines: nobody books alone what the mail post has paid. */
export function decideConfirm(
  viewer: Pick<Viewer, 'id'>,
  makers: readonly number[],
): Refusal<'second_person_needed'> | null {
  return makers.includes(viewer.id) ? refuse('second_person_needed') : null;
}

/** Whose accounts must be other people's than that of whoever ends a difference so. */
export function endHands(end: RemittanceEnd, { makers, confirmedBy }: RemittanceHands): readonly number[] {
  return rowOf(end).third && confirmedBy !== null ? [...makers, confirmedBy] : makers;
}

/**
 * May this person end the difference so? Where money is given up it is a third person, by the rule of missing cash; that it belongs to another parcel
 * says somebody who has not brought it.
 *
 * Source: decisions 4.1, 15.
 */
export function decideEnd(
  viewer: Viewer,
  verdict: RemittedVerdict,
  end: RemittanceEnd,
  hands: RemittanceHands,
): Refusal<'missing_permission' | 'second_person_needed' | 'state_not_allowed'> | null {
  const { permission } = rowOf(end);
  if (!endsOf(verdict).includes(end)) return refuse('state_not_allowed');
  if (permission !== null && !can(viewer, permission)) return refuse('missing_permission');
  return decideWriteOff(viewer, {
    owner: hands.makers[0] ?? 0,
    hands: endHands(end, hands),
  });
}

const owes = (): AccountRef => accountRef('receivable:mmpost');

/** What the bank account received and what the mail post kept for itself, against what it owed; whole kyat. */
export function remittedPostings(
  { bank, charge }: { readonly bank: number; readonly charge: number },
  account: AccountRef,
): Posting[] {
  return [
    { account, amount: bank },
    { account: accountRef('expense', { name: 'mmpost_charge' }), amount: charge },
    { account: owes(), amount: -(bank + charge) },
  ].filter(({ amount }) => amount !== 0);
}

/** What an end books, `bank` being the account that pays back; nothing when the money only belongs to another parcel. `amount`: how much is missing or too much, above zero, in whole kyat. */
export function endPostings(end: RemittanceEnd, amount: number, bank: AccountRef): Posting[] {
  switch (end) {
    case 'charge':
      return [
        { account: accountRef('expense', { name: 'mmpost_charge' }), amount },
        { account: owes(), amount: -amount },
      ];
    case 'written_off':
      return [
        { account: accountRef('expense', { name: 'shortage_written_off' }), amount },
        { account: owes(), amount: -amount },
      ];
    case 'paid_back':
      return [
        { account: owes(), amount },
        { account: bank, amount: -amount },
      ];
    case 'mistake':
    case 'paid_later':
      return [];
  }
}
