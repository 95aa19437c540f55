import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { decideWriteOff } from '../handovers/decide-handover.ts';
import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { remittedVerdicts, type RemittedVerdict } from './judge-remitted.ts';

interface EndRow {
  /** Kind of difference that it resolves. */
  readonly of: 'rest' | 'surplus';
  readonly permission: Permission | null;
  /** Gives up money, so neither of the two who booked the remittance may decide it. */
  readonly third: boolean;
}

/** Resolutions of a difference. Paying the rest later is not a command: the remittance that brings it resolves it. */
const remittanceEnds = {
  paid_later: { of: 'rest', permission: null, third: false },
  charge: { of: 'rest', permission: 'cod.approve', third: true },
  written_off: { of: 'rest', permission: 'cod.approve', third: true },
  /** Entered under a wrong code: the money belongs to another parcel. */
  mistake: { of: 'surplus', permission: 'cod.pay', third: false },
  paid_back: { of: 'surplus', permission: 'cod.approve', third: true },
} as const satisfies Record<string, EndRow>;
export type RemittanceEnd = keyof typeof remittanceEnds;
const remittanceEndNames = Object.keys(remittanceEnds) as RemittanceEnd[];
/** Resolutions that users choose. */
export const endChoices = remittanceEndNames.filter((end) => rowOf(end).permission !== null);
/** Returns the resolutions that fit a line. */
export function endsOf(verdict: RemittedVerdict): RemittanceEnd[] {
  return endChoices.filter((end) => rowOf(end).of === remittedVerdicts[verdict].waits);
}
/** Returns whether this resolution names the parcel that the money belongs to. */
export function namesParcel(end: RemittanceEnd): boolean {
  return rowOf(end).of === 'surplus' && !rowOf(end).third;
}

/** Returns whether this resolution pays the surplus back from a bank account. */
export function paysBack(end: RemittanceEnd): boolean {
  return rowOf(end).of === 'surplus' && rowOf(end).third;
}

function rowOf(end: RemittanceEnd): EndRow {
  return remittanceEnds[end];
}

/** People involved in a remittance: who imported it or changed its lines, and who confirmed it. */
export interface RemittanceHands {
  readonly makers: readonly number[];
  readonly confirmedBy: number | null;
}

/** Returns why this person may not confirm it, or null: not the importer or an editor, because nobody books the mail post's payments alone. */
export function decideConfirm(
  viewer: Pick<Viewer, 'id'>,
  makers: readonly number[],
): Refusal<'second_person_needed'> | null {
  return makers.includes(viewer.id) ? refuse('second_person_needed') : null;
}

/** Returns the people who may not choose this resolution themselves. */
export function endHands(end: RemittanceEnd, { makers, confirmedBy }: RemittanceHands): readonly number[] {
  return rowOf(end).third && confirmedBy !== null ? [...makers, confirmedBy] : makers;
}

/**
 * Returns why this person may not choose this resolution, or null. Giving up money needs a third person, like any missing cash; a person other than the
 * importer may assign it to another parcel. Source: decisions 4.1, 15.
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

/** Returns the postings of the amount received by the bank and the mail post's charge against its debt; whole kyat. */
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

/**
 * Returns the postings of a resolution, where `bank` pays back; none when the money only belongs to another parcel. `amount`: the missing or surplus
 * money, above zero, in whole kyat.
 */
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
